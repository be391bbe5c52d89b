/** A scene in which a page leaves and stays on its disk or moves, as wanted. */
import type { Random } from "../../../shell/exercise/random.ts";
import type { LessonLab } from "../../../shell/lessons/lessonLab.ts";
import type { Disk, HybridLaneFrame } from "../types.ts";
import { conservatively, type Decision, decisionsOf, type Judgement, optimistically } from "./decision.ts";
import {
  before,
  conservative,
  drawnPrices,
  optimistic,
  PAGES,
  type Phase,
  type Prices,
  phasesFor,
  played,
  storyOf,
} from "./scene.ts";

/** More stays in the pool than this are tedious. */
export const MOST_STAYS = 8;

export interface Wanted {
  rule: "conservative" | "optimistic";
  moved: boolean;
  from: Disk;
}

/** Drawn before the scene, so that the answer is not what most scenes would have; `optimistic`: in how many of 4. */
export const wantedOf = (wish: Random, optimistic = 1): Wanted => ({
  rule: wish.below(4) < optimistic ? "optimistic" : "conservative",
  moved: wish.below(2) === 0,
  from: wish.pick(["m", "m", "f"]),
});

export interface Drawn {
  prices: Prices;
  /** Before the page leaves. */
  lane: HybridLaneFrame;
  /** The request that makes it leave. */
  request: string;
  decision: Decision;
  judgement: Judgement;
}

export function drawnDecision(
  random: Random,
  { rule, moved, from }: Wanted,
  lab: LessonLab,
  suits: (drawn: Drawn) => boolean,
): Drawn | null {
  const [prices, frames, page] = [drawnPrices(random), random.whole(3, 5), random.below(PAGES)];
  const [placed, judge] =
    rule === "optimistic" ? [optimistic, optimistically] : ([conservative, conservatively] as const);
  // Optimistic placement is held back by writes alone.
  const held = rule === "optimistic" && from === "m" && !moved;
  const phases: Phase[] = held ? [[6, 40]] : phasesFor(random, from, moved);
  const requests = storyOf(random, page, frames, phases);
  const run = played({ prices, frames, lane: placed, requests }, lab);
  const suitable = decisionsOf(run, page)
    .filter((one) => one.moved === moved && one.from === from)
    .filter(({ stays }) => stays.length > 1 && stays.length <= MOST_STAYS)
    .map((decision): Drawn => {
      const judgement = judge(decision, prices);
      if (judgement.right.moves !== moved) throw new Error("the rule does not say what the engine does");
      const request = run.steps[decision.at]?.request ?? "";
      return { prices, request, decision, judgement, lane: before(run, decision.at) };
    })
    .filter(suits);
  return suitable[random.below(suitable.length)] ?? null;
}
