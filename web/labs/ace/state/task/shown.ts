/** What the page of a question is given: what is asked, and of the answer only the parts that are solved. */
import type { LaneFrame, Phrase } from "../../../../engine/types.ts";
import type { TaskChoice } from "./choice.ts";
import { type Asked, nothingPicked, type Part, type Picks, partsOf, type Question } from "./questions.ts";
import type { Reason, Reasons } from "./reasons.ts";

/** A question, and the reasons to choose from where these are asked. */
export interface Posed {
  question: Question;
  reasons: Reasons | null;
}

/** No field of it depends on the answer to a part that is not solved: a view that is given this alone tells nothing early. */
export interface Shown {
  asked: Asked;
  /** What the lane is called and set to; no step of it. */
  lane: Pick<LaneFrame, "config" | "policy" | "reader" | "fork">;
  /** The reasons to choose from; not which of them is right. */
  options: readonly Reason[] | null;
  /** The frame that goes, where the question tells it and asks why. */
  given: number | null;
  /** Parts that can be answered now. */
  open: readonly Part[];
  solved: readonly Part[];
  /** The answer to the solved parts; nothing in the others. */
  answers: Picks;
  /** What the engine says of the request once all parts are solved. */
  phrases: readonly Phrase[];
}

/** What is shown of a question of which these parts are solved. */
export function shownOf(
  { question: { asked, answer }, reasons }: Posed,
  task: TaskChoice,
  isSolved: (part: Part, at: number) => boolean,
): Shown {
  const { config, policy, reader, fork } = answer.lane;
  const parts = partsOf(task, config.mode === "ace", answer);
  const unsolved = parts.filter((part, at) => !isSolved(part, at));
  const solved = parts.filter(isSolved);
  const right: Picks = { ...answer, reason: reasons?.right ?? null };
  return {
    asked,
    lane: { config, policy, ...(reader && { reader }), ...(fork && { fork }) },
    options: reasons?.options ?? null,
    given: task.kind === "why" ? answer.victim : null,
    // Step by step: a part that depends on an answer comes after it.
    open: task.kind === "perform" ? unsolved.slice(0, 1) : unsolved,
    solved,
    answers: { ...nothingPicked, ...Object.fromEntries(solved.map((part) => [part, right[part]])) },
    phrases: unsolved.length === 0 ? answer.lane.step.phrases : [],
  };
}
