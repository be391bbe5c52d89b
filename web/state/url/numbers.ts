/** The shared numbers of a scene in a link. */
import type { ParameterSpec } from "../../engine/types.ts";
import { text as words } from "../../text/text.ts";
import { notice } from "./notices.ts";
import { defaultOf, type Range, type Reading } from "./values.ts";

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** Scene's entries by id. */
export interface Settings {
  [id: string]: unknown;
}

/** What a number is if the link's value is no number, and that in words. */
export type Fallback = readonly [value: number | undefined, inWords: string];

/** The number that the scene had; else, where one must be given, the default; else none. */
export function fallbackOf(spec: ParameterSpec, scene: Settings, needed: boolean): Fallback {
  const { [spec.id]: before } = scene;
  if (typeof before === "number") return [before, String(before)];
  if (!needed) return [undefined, defaultOf(spec)];
  const number = "number" in spec.default ? spec.default.number : spec.minimum;
  return [number, String(number)];
}

/**
 * Adds the link's numbers to a scene, rounded and clamped into their ranges, and those that are `needed` and that neither
 * has. Text gives the fallback.
 */
export function readNumbers(
  { values, notices }: Pick<Reading, "values" | "notices">,
  specs: readonly ParameterSpec[],
  scene: Settings,
  needed: (spec: ParameterSpec) => boolean,
  fallback: (spec: ParameterSpec) => Fallback = (spec) => fallbackOf(spec, scene, needed(spec)),
): void {
  for (const spec of specs) {
    const { id, minimum, maximum, integer } = spec;
    const text = values.get(id);
    const [usual, inWords] = fallback(spec);
    let number = text === undefined && !needed(spec) ? undefined : usual;
    if (text !== undefined) {
      const written = text.trim();
      const range = words().link.number(integer, minimum, maximum);
      if (NUMBER.test(written)) {
        const given = Number(written);
        const whole = integer ? Math.round(given) : given;
        // The sum turns -0 into 0.
        number = Math.min(Math.max(whole, minimum), maximum) + 0;
        if (number !== given) notices.push(notice(id, text, range, String(number)));
      } else notices.push(notice(id, text, range, inWords));
    }
    if (number !== undefined) scene[id] = number;
  }
}

/** A number of the link that stands alone, under a key that may have a prefix; see {@link readNumbers}. */
export function readNumber<F extends number | undefined>(
  key: string,
  text: string,
  range: Range,
  fallback: F,
  inWords: string,
  notices: Reading["notices"],
): number | F {
  const scene: Settings = {};
  const values = new Map([[key, text]]);
  // Its range is all that is looked at.
  const spec = { ...range, id: key } as ParameterSpec;
  readNumbers(
    { values, notices },
    [spec],
    scene,
    () => false,
    () => [fallback, inWords],
  );
  return (scene[key] ?? fallback) as number | F;
}
