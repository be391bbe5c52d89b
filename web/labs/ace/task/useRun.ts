/** A run through the questions: the open question, the current picks, the feedback. */
import { useEffect, useMemo, useReducer, useState } from "react";
import { phraseText } from "../../../text/phrases.ts";
import { taskText } from "../../../text/task.ts";
import { formatCount } from "../../../ui/format.ts";
import type { Session } from "../engine/session.ts";
import type { TaskChoice } from "../state/task/choice.ts";
import { codeOf } from "../state/task/codes.ts";
import { advanced, canUndo, type Progress, triedPart } from "../state/task/progress.ts";
import {
  batchFaults,
  isRight,
  nothingPicked,
  type Part,
  type Picks,
  partsOf,
  type Question,
  readQuestion,
  whyNot,
} from "../state/task/questions.ts";
import { type Reason, type Reasons, reasonsFor } from "../state/task/reasons.ts";
import { laneIn } from "../state/task/scene.ts";

/** The committed parts with their errors. */
type Verdicts = { part: Part; right: boolean; faults: string[] }[];

export type RunState = ReturnType<typeof useRun>;

/** Progress, told to `keep` after each step. */
export function useProgress(stored: Progress, keep: (progress: Progress) => void) {
  const [progress, step] = useReducer(advanced, stored);
  useEffect(() => keep(progress), [progress, keep]);
  return [progress, step] as const;
}

/** A question, and the reasons to choose from where these are asked. */
export interface Posed {
  question: Question;
  reasons: Reasons | null;
}

export function usePosed(session: Session, position: number, task: TaskChoice): Posed {
  const { hidden, kind, sequence } = task;
  const index = laneIn(task);
  return useMemo(() => {
    const question = readQuestion(session, position, hidden, index);
    return { question, reasons: kind === "why" ? reasonsFor(session, question, sequence) : null };
  }, [session, position, hidden, kind, sequence, index]);
}

/** A reason as a sentence of its own: the engine's are parts of one. */
export function reasonWords(reason: Reason): string {
  if (reason.kind === "claim") return taskText().claims[reason.claim.kind](reason.claim.victim);
  const text = phraseText(reason.phrase);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

export function useRun(
  session: Session,
  { question, reasons }: Posed,
  task: TaskChoice,
  [progress, step]: ReturnType<typeof useProgress>,
) {
  const [picks, setPicks] = useState(nothingPicked);
  /** Null before anything is said; empty if the solution was requested. */
  const [said, setSaid] = useState<Verdicts | null>(null);
  const { asked, answer } = question;
  const { mode, n_w } = answer.lane.config;
  const parts = partsOf(task, mode === "ace", answer);
  const isSolved = (part: Part) => triedPart(progress, progress.at, parts.indexOf(part)).solved;
  const unsolved = parts.filter((part) => !isSolved(part));
  // Step by step: a question that depends on an answer comes after it.
  const open = task.kind === "perform" ? unsolved.slice(0, 1) : unsolved;
  const solved = parts.filter(isSolved);
  const right: Picks = { ...answer, reason: reasons?.right ?? null };
  const leave = (kind: "next" | "undo") => () => {
    setPicks(nothingPicked);
    setSaid(null);
    step({ kind });
  };
  const words = taskText();
  const faults: Record<Part, () => string[]> = {
    outcome: () => {
      const full = answer.outcome === "evict" ? "full" : "free";
      const kind = answer.outcome === "hit" ? "resident" : picks.outcome === "hit" ? "not-resident" : full;
      return [words.outcomeFaults[kind](asked.request.page)];
    },
    victim: () => {
      const phrase = picks.victim === null ? null : whyNot(session, question, picks.victim);
      return phrase === null ? [] : [phraseText(phrase)];
    },
    batch: () =>
      batchFaults(question, picks.batch).map(({ kind, page }) => words.faults[kind](page, formatCount(n_w))),
    reason: () => {
      const reason = reasons?.options[picks.reason ?? -1];
      if (reason === undefined) return [];
      if (reason.kind === "engine") return [`${reasonWords(reason)} ${words.notSo}`];
      const { kind, victim, page } = reason.claim;
      return [`${reasonWords(reason)} ${words.refuted[kind](victim, page)}`];
    },
  };
  const wrong = said?.some(({ right }) => !right) ?? false;
  return {
    ...{ question, reasons, open, solved, said, wrong },
    parts,
    /** As on the screen that asks the question. */
    lettered: task.at !== undefined,
    done: open.length === 0,
    /** What is picked; of solved parts the answer. */
    picks: { ...picks, ...Object.fromEntries(solved.map((part) => [part, right[part]])) },
    pick: (change: Partial<Picks>) => setPicks((before) => ({ ...before, ...change })),
    /** Whether all open parts have something picked: no pages at all may be the right batch. */
    ready: open.every((part) => part === "batch" || picks[part] !== null),
    commit: () => {
      const verdicts = open.map((part) => {
        const right = isRight(part, picks, question, reasons?.right ?? -1);
        return { part, right, faults: right ? [] : faults[part]() };
      });
      const graded = verdicts.map(({ part, right }) => ({
        ...{ part: parts.indexOf(part), right },
        code: codeOf(part, picks),
      }));
      step({ kind: "commit", parts: graded, of: parts.length });
      setSaid(verdicts);
    },
    retry: () => setSaid(null),
    show: () => {
      step({ kind: "show", parts: open.map((part) => parts.indexOf(part)), of: parts.length });
      setSaid([]);
    },
    next: leave("next"),
    undo: task.kind === "perform" && canUndo(progress) ? leave("undo") : undefined,
  };
}
