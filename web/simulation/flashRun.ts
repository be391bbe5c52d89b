/** A run to step through: seeded updates, and what the flash made of them. */
import { advance, type Flash, type FlashShape, type FlashStep, filled } from "./flash.ts";

export interface FlashRun {
  shape: FlashShape;
  updates: number;
  seed: number;
}

export interface Moment {
  flash: Flash;
  step: FlashStep;
}

/** The first updates show the idea: two pages, the first of them once more, a neighbour. */
const SCRIPT = [0, 5, 0, 1];

/** A linear congruential generator (Numerical Recipes' constants); its upper half is used. */
function generator(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 16) % below;
  };
}

/** The pages that the host updates, in order: three of four updates go to a quarter of the pages. */
export function hostUpdates({ shape, updates, seed }: FlashRun): number[] {
  const draw = generator(seed);
  const hot = Math.max(1, Math.floor(shape.logical_pages / 4));
  const page = () => draw(draw(4) > 0 ? hot : shape.logical_pages);
  const script = SCRIPT.filter((wanted) => wanted < shape.logical_pages);
  return [...script, ...Array.from({ length: updates }, page)].slice(0, updates);
}

/** Every moment from the filled drive to the last update. */
export function moments(run: FlashRun): Moment[] {
  const list: Moment[] = [{ flash: filled(run.shape), step: { kind: "start" } }];
  for (const update of hostUpdates(run)) {
    let kind: FlashStep["kind"] = "start";
    while (kind !== "write") {
      const [flash, step] = advance((list.at(-1) as Moment).flash, update);
      list.push({ flash, step });
      kind = step.kind;
    }
  }
  return list;
}
