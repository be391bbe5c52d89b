/** Right or wrong, and what was wrong: by the answer alone, whatever the policy. */
import type { TaskKind } from "./choice.ts";
import type { Answer, Outcome, Question } from "./questions.ts";

/** A part of an answer that is graded separately. */
export type Part = "outcome" | "victim" | "batch" | "reason";

/** What a learner has picked: frames, and the place of a reason. */
export interface Picks {
  outcome: Outcome | null;
  victim: number | null;
  batch: readonly number[];
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

/** `reason` is the place of the right one. */
export const isRight = (part: Part, picks: Picks, { answer }: Question, reason: number): boolean =>
  part === "batch"
    ? picks.batch.length === answer.batch.length && picks.batch.every((page) => answer.batch.includes(page))
    : picks[part] === { ...answer, reason }[part];

/** An error in a batch: the words for its kind say which. */
export interface BatchFault {
  kind: "nothing" | "clean" | "passed" | "beyond" | "victim" | "missed";
  page: string;
}

/** The errors in a batch, page by page in the order of frames. */
export function batchFaults({ asked, answer }: Question, batch: readonly number[]): BatchFault[] {
  const cells = asked.cells.toSorted((left, right) => left.frame - right.frame);
  const { victim, event, lane } = answer;
  if (!answer.victimDirty) {
    const page = cells.find(({ frame }) => frame === victim)?.page ?? "";
    return batch.length === 0 ? [] : [{ kind: "nothing", page }];
  }
  // Pages that the Writer passed with a second chance.
  const passed = event.second_chances.slice(event.second_chances_in_search).map(lane.pageName ?? String);
  return cells.flatMap(({ frame, page, dirty }): BatchFault[] => {
    const isChosen = batch.includes(frame);
    if (page === null || isChosen === answer.batch.includes(frame)) return [];
    if (!isChosen) return [{ kind: frame === victim ? "victim" : "missed", page }];
    return [{ kind: !dirty ? "clean" : passed.includes(page) ? "passed" : "beyond", page }];
  });
}
