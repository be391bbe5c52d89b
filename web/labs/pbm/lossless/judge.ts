/** What a choice of a victim was worth, from a walk's own numbers. */
import type { Walk, WalkStep } from "../engine/types.ts";

export interface Verdict {
  block: number;
  minOptimal: boolean;
  /** Misses that this choice costs, however well all further ones are made. */
  cost: number;
}

/** Misses of the rest after a step if all further choices are good; those before it are made. */
function bestAfter(walk: Walk, at: number): number | null {
  const next = walk.steps[at + 1];
  if (next !== undefined) return next.best_misses;
  return walk.finished && at === walk.steps.length - 1 ? 0 : null;
}

/** Null where nothing was chosen at this step. */
export function verdictOf(walk: Walk, at: number): Verdict | null {
  const step = walk.steps[at];
  if (step === undefined || step.decision.kind !== "evicted") return null;
  const after = bestAfter(walk, at);
  if (after === null) return null;
  const { block, min_optimal } = step.decision;
  // The request itself is a miss.
  return { block, minOptimal: min_optimal, cost: 1 + after - step.best_misses };
}

const isChoice = ({ decision }: WalkStep) => decision.kind === "evicted";

/** How many of the choices lie before this step: choosing there anew keeps these. */
export const choicesBefore = (walk: Walk, at: number): number =>
  walk.steps.slice(0, at).filter(isChoice).length;

/** Misses before a step, the player's and MIN's. */
export function missesBefore(walk: Walk, at: number): { own: number; min: number } {
  const before = walk.steps[at - 1];
  return before === undefined ? { own: 0, min: 0 } : { own: before.misses, min: before.min_misses };
}

/** The least misses of the whole string that can still be reached from this step on. */
export function bestTotal(walk: Walk, at: number): number {
  const { own } = missesBefore(walk, at);
  return own + (walk.steps[at]?.best_misses ?? 0);
}

/** The next step after this one at which a block must go, decided or not; -1 if there is none. */
export const nextChoice = (walk: Walk, at: number): number =>
  walk.steps.findIndex(({ decision }, step) => step > at && decision.kind !== "none");
