/** Right or wrong, and what was wrong: by the answer alone, whatever the policy. */
import type { TaskKind } from "./choice.ts";
import type { Answer, Outcome, Question, ShownCell } from "./questions.ts";

/** A part of an answer that is graded separately. */
export type Part = "outcome" | "victim" | "batch" | "reason";

/** What a learner has picked. */
export interface Picks {
  outcome: Outcome | null;
  /** Frame. */
  victim: number | null;
  /** Frames. */
  batch: readonly number[];
  /** Place in the list of reasons. */
  reason: number | null;
}

export const nothingPicked: Picks = { outcome: null, victim: null, batch: [], reason: null };

/** The parts of a question in the algorithm's order; a lane without a Writer writes the victim at most. */
export function partsOf(kind: TaskKind, writesTogether: boolean, { outcome }: Answer): Part[] {
  if (kind === "why") return ["reason"];
  const eviction: Part[] = writesTogether ? ["victim", "batch"] : ["victim"];
  if (kind === "predict") return eviction;
  return outcome === "evict" ? ["outcome", ...eviction] : ["outcome"];
}

/** Whether enough is picked to be committed: no pages at all may be the right batch. */
export const isPicked = (part: Part, picks: Picks): boolean => part === "batch" || picks[part] !== null;

const same = (left: readonly number[], right: readonly number[]): boolean =>
  left.length === right.length && left.every((frame) => right.includes(frame));

/** Whether a part is right; `reason` is the place of the right one. */
export function isRight(part: Part, picks: Picks, { answer }: Question, reason: number): boolean {
  switch (part) {
    case "outcome":
      return picks.outcome === answer.outcome;
    case "victim":
      return picks.victim === answer.victim;
    case "batch":
      return same(picks.batch, answer.batch);
    case "reason":
      return picks.reason === reason;
  }
}

/** An error in a batch, with the name of the page. */
export type BatchFault =
  /** The victim is clean: nothing is written at all. */
  | { kind: "nothing"; page: string }
  /** Chosen, but clean. */
  | { kind: "clean"; page: string }
  /** Chosen, but it gets a second chance instead. */
  | { kind: "passed"; page: string }
  /** Chosen, but others come before it. */
  | { kind: "beyond"; page: string }
  /** Not chosen, but the victim, which is dirty. */
  | { kind: "victim"; page: string }
  /** Not chosen, but one of the next. */
  | { kind: "missed"; page: string };

const nameIn = (cells: readonly ShownCell[], frame: number) =>
  cells.find((cell) => cell.frame === frame)?.page ?? "";

/** The errors in a batch, page by page in the order of frames. */
export function batchFaults({ asked, answer }: Question, batch: readonly number[]): BatchFault[] {
  const { cells } = asked;
  if (!answer.victimDirty) {
    return batch.length === 0 ? [] : [{ kind: "nothing", page: nameIn(cells, answer.victim ?? -1) }];
  }
  const passed = passedBy(answer, cells);
  const faults: BatchFault[] = [];
  for (const { frame, page, dirty } of [...cells].sort((left, right) => left.frame - right.frame)) {
    const [chosen, right] = [batch.includes(frame), answer.batch.includes(frame)];
    if (chosen === right || page === null) continue;
    if (chosen) faults.push({ kind: !dirty ? "clean" : passed.has(frame) ? "passed" : "beyond", page });
    else faults.push({ kind: frame === answer.victim ? "victim" : "missed", page });
  }
  return faults;
}

/** Frames whose pages the Writer passed with a second chance. */
function passedBy({ event, lane }: Answer, cells: readonly ShownCell[]): Set<number> {
  const nameOf = lane.pageName ?? String;
  const pages = event.second_chances.slice(event.second_chances_in_search).map(nameOf);
  return new Set(cells.filter(({ page }) => page !== null && pages.includes(page)).map(({ frame }) => frame));
}

/** The error in a hit or a miss. */
export type OutcomeFault = "not-resident" | "resident" | "full" | "free";

export function outcomeFault(picked: Outcome | null, { outcome }: Answer): OutcomeFault | null {
  if (picked === null || picked === outcome) return null;
  if (outcome === "hit") return "resident";
  if (picked === "hit") return "not-resident";
  return outcome === "evict" ? "full" : "free";
}
