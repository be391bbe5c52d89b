/** What a choice of a victim was worth, from a walk's own numbers. */
import { notice } from "../../../state/url/notices.ts";
import { losslessText } from "../../../text/lossless.ts";
import { formatCount } from "../../../ui/format.ts";
import { walkThrough } from "../engine/exact.ts";
import type { Walk, WalkStep } from "../engine/types.ts";
import type { Named } from "./names.ts";

/** Misses of the rest after a step if all further choices are good; those before it are made. */
function bestAfter(walk: Walk, at: number): number | null {
  const next = walk.steps[at + 1];
  if (next !== undefined) return next.best_misses;
  return walk.finished && at === walk.steps.length - 1 ? 0 : null;
}

/** `cost`: misses that this choice costs, however well all further ones are made. Null where nothing was chosen. */
export function verdictOf(walk: Walk, at: number) {
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

export function missesBefore(walk: Walk, at: number): { own: number; min: number } {
  const { misses: own = 0, min_misses: min = 0 } = walk.steps[at - 1] ?? {};
  return { own, min };
}

/** The least misses of the whole string that can still be reached from this step on. */
export const bestTotal = (walk: Walk, at: number): number =>
  missesBefore(walk, at).own + (walk.steps[at]?.best_misses ?? 0);

/** The next step after this one at which a block must go, decided or not; -1 if there is none. */
export const nextChoice = (walk: Walk, at: number): number =>
  walk.steps.findIndex(({ decision }, step) => step > at && decision.kind !== "none");

/** How many steps can be looked at with these choices; null if they are not legal. */
function lastStep({ frames, pool, requests }: Named, choices: number[]): number | null {
  const walked = walkThrough({ frames, pool, requests, choices });
  if (!walked.ok) return null;
  const { steps, finished } = walked.value;
  return finished ? steps.length : steps.length - 1;
}

/** The evictions in a link, checked against the string and kept as far as they are legal; notices say what was not. */
export function openingOf(string: Named, evicted: readonly string[], asked: string) {
  const words = losslessText().link;
  const notices: string[] = [];
  const choices: number[] = [];
  let last = lastStep(string, choices) ?? 0;
  for (const name of evicted) {
    const block = string.names.indexOf(name);
    const further = block < 0 ? null : lastStep(string, [...choices, block]);
    if (further === null) {
      notices.push(notice("evicted", name, words.victim, words.before(formatCount(choices.length))).message);
      break;
    }
    choices.push(block);
    last = further;
  }
  const at = Number(asked);
  if (/^\d+$/.test(asked) && at <= last) return { choices, at, notices };
  const nearest = /^\d+$/.test(asked) ? last : 0;
  notices.push(notice("at", asked, words.range(formatCount(last)), formatCount(nearest)).message);
  return { choices, at: nearest, notices };
}
