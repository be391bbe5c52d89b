/** How far a learner is, and what was right at the first try: a pure reducer. A first try is never taken back. */

/** One graded part of a question. */
export interface Tried {
  /** Whether the first try was right; `null` before it. */
  first: boolean | null;
  /** Whether it is behind the learner: answered rightly, or shown. */
  solved: boolean;
}

export interface Progress {
  /** The question that is open; their number once all are done. */
  at: number;
  /** Question → its parts. */
  tried: readonly (readonly Tried[])[];
}

export type Step =
  /** An answer to some parts, given by their places, of all `of` parts of the question. */
  | { kind: "commit"; parts: readonly { part: number; right: boolean }[]; of: number }
  /** The answer to these parts is shown. */
  | { kind: "show"; parts: readonly number[]; of: number }
  | { kind: "next" }
  | { kind: "undo" };

export const begun: Progress = { at: 0, tried: [] };

const untried: Tried = { first: null, solved: false };

/** A part of a question as it stands. */
export const triedPart = ({ tried }: Progress, question: number, part: number): Tried =>
  tried[question]?.[part] ?? untried;

/** Changes parts of a question that has `of` of them. */
function change(
  progress: Progress,
  question: number,
  of: number,
  to: (tried: Tried, part: number) => Tried,
): Progress {
  const questions = [...progress.tried];
  while (questions.length <= question) questions.push([]);
  const before = questions[question] ?? [];
  questions[question] = Array.from({ length: of }, (_, part) => to(before[part] ?? untried, part));
  return { ...progress, tried: questions };
}

/** The progress after a step. */
export function advanced(progress: Progress, step: Step): Progress {
  const { at } = progress;
  switch (step.kind) {
    case "commit":
      return change(progress, at, step.of, (tried, part) => {
        const verdict = step.parts.find((entry) => entry.part === part);
        if (verdict === undefined) return tried;
        return { first: tried.first ?? verdict.right, solved: tried.solved || verdict.right };
      });
    case "show":
      // Showing the solution first does not count as an answer.
      return change(progress, at, step.of, (tried, part) =>
        step.parts.includes(part) ? { first: tried.first ?? false, solved: true } : tried,
      );
    case "next":
      return { ...progress, at: at + 1 };
    case "undo":
      return undone(progress);
  }
}

/** Opens the last solved part again: of this question, or of the one before. */
function undone(progress: Progress): Progress {
  for (let at = Math.min(progress.at, progress.tried.length); at >= Math.max(0, progress.at - 1); at -= 1) {
    const parts = progress.tried[at] ?? [];
    const last = parts.findLastIndex(({ solved }) => solved);
    if (last < 0) continue;
    const reopened = change(progress, at, parts.length, (tried, part) =>
      part === last ? { ...tried, solved: false } : tried,
    );
    return { ...reopened, at };
  }
  return progress;
}

/** Whether there is a step to take back. */
export const canUndo = (progress: Progress): boolean => undone(progress) !== progress;

export interface Score {
  /** Questions all parts of which were right at the first try. */
  right: number;
  /** Questions all parts of which were tried. */
  of: number;
}

/** Questions right at the first try. */
export function score({ tried }: Progress): Score {
  const done = tried.filter((parts) => parts.length > 0 && parts.every(({ first }) => first !== null));
  return {
    right: done.filter((parts) => parts.every(({ first }) => first === true)).length,
    of: done.length,
  };
}
