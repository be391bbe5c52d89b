/** An exercise's data in words. */
import type { LaneFrame } from "../../../engine/types.ts";
import { phraseText } from "../../../text/phrases.ts";
import { taskText } from "../../../text/task.ts";
import { engineText } from "../../../text/text.ts";
import { formatCount } from "../../../ui/format.ts";
import type { BatchFault } from "../state/task/grade.ts";
import type { Asked, ShownCell } from "../state/task/questions.ts";
import type { Claim, Reason } from "../state/task/reasons.ts";

/** A reason as a sentence of its own: the engine's are parts of one. */
const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** The parts of a lane that a learner sees in addition to its pool. */
export type TaskLane = Pick<LaneFrame, "policy" | "config">;

function badgeOf({ badge: value }: ShownCell, { policy: { badge } }: TaskLane): string {
  if (badge === null || (badge.maximum === 1 && value === 0)) return "";
  const label = engineText(badge.label);
  return badge.maximum === 1 ? label : taskText().badge(label, value);
}

/** "page 4, dirty, cold flag, frame 6": the same for two frames that differ in nothing a learner may see. */
export function cellWords(cell: ShownCell, { hand }: Asked, lane: TaskLane): string {
  const { frame, page, dirty, prefetched } = cell;
  if (page === null) return taskText().freeCell(frame);
  return taskText().cell({
    page,
    frame,
    dirty,
    prefetched,
    badge: badgeOf(cell, lane),
    window: cell.inWindow ? engineText(lane.policy.window ?? "") : "",
    hand: hand === frame,
  });
}

export const faultWords = ({ kind, page }: BatchFault, n_w: number): string =>
  taskText().faults[kind](page, formatCount(n_w));

export const reasonWords = (reason: Reason): string =>
  reason.kind === "engine"
    ? ended(phraseText(reason.phrase))
    : taskText().claims[reason.claim.kind](reason.claim.victim);

const refuted = ({ kind, victim, page }: Claim): string => taskText().refuted[kind](victim, page);

/** Why a reason does not hold. */
export const refutation = (reason: Reason): string =>
  reason.kind === "claim" ? refuted(reason.claim) : taskText().notSo;
