/** A run through the questions: the open question, the current picks, the feedback. */
import { useEffect, useMemo, useReducer, useState } from "react";
import { phraseText } from "../../../text/phrases.ts";
import { taskText } from "../../../text/task.ts";
import type { Session } from "../engine/session.ts";
import type { TaskChoice } from "../state/task/choice.ts";
import {
  batchFaults,
  isPicked,
  isRight,
  nothingPicked,
  outcomeFault,
  type Part,
  type Picks,
  partsOf,
} from "../state/task/grade.ts";
import { advanced, canUndo, type Progress, triedPart } from "../state/task/progress.ts";
import { type Question, readQuestion, whyNot } from "../state/task/questions.ts";
import { type Reasons, reasonsFor } from "../state/task/reasons.ts";
import { faultWords, reasonWords, refutation } from "./words.ts";

/** The feedback to an answer. */
export interface Said {
  /** The committed parts with their errors; empty if the solution was requested. */
  verdicts: { part: Part; right: boolean; faults: string[] }[];
}

/** Whether something that was said is "not right". */
export const isWrong = (said: Said | null): boolean => said?.verdicts.some(({ right }) => !right) ?? false;

export interface RunState {
  question: Question;
  parts: Part[];
  reasons: Reasons | null;
  /** Parts that are still to be answered, as far as they may be seen. */
  open: Part[];
  /** Parts that are answered or shown: only these are marked. */
  solved: Part[];
  picks: Picks;
  pick: (change: Partial<Picks>) => void;
  said: Said | null;
  /** Whether all open parts have something picked. */
  ready: boolean;
  commit: () => void;
  retry: () => void;
  show: () => void;
  next: () => void;
  undo: (() => void) | undefined;
}

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

/** The question about the request number `position`. */
export function usePosed(session: Session, position: number, task: TaskChoice): Posed {
  const { hidden, kind, sequence } = task;
  return useMemo(() => {
    const question = readQuestion(session, position, hidden);
    return { question, reasons: kind === "why" ? reasonsFor(session, question, sequence) : null };
  }, [session, position, hidden, kind, sequence]);
}

export function useRun(
  session: Session,
  { question, reasons }: Posed,
  task: TaskChoice,
  [progress, step]: ReturnType<typeof useProgress>,
): RunState {
  const [picks, setPicks] = useState(nothingPicked);
  const [said, setSaid] = useState<Said | null>(null);
  const writesTogether = question.answer.lane.config.mode === "ace";
  const parts = useMemo(
    () => partsOf(task.kind, writesTogether, question.answer),
    [task.kind, writesTogether, question],
  );
  const isSolved = (part: Part) => triedPart(progress, progress.at, parts.indexOf(part)).solved;
  const unsolved = parts.filter((part) => !isSolved(part));
  // Step by step: a question that depends on an answer comes after it.
  const open = task.kind === "perform" ? unsolved.slice(0, 1) : unsolved;
  const clear = () => {
    setPicks(nothingPicked);
    setSaid(null);
  };
  const commit = () => {
    const verdicts = open.map((part) => {
      const right = isRight(part, picks, question, reasons?.right ?? -1);
      return { part, right, faults: right ? [] : faultsOf(part) };
    });
    step({
      kind: "commit",
      parts: verdicts.map(({ part, right }) => ({ part: parts.indexOf(part), right })),
      of: parts.length,
    });
    setSaid({ verdicts });
  };
  const faultsOf = (part: Part): string[] => {
    const { asked, answer } = question;
    switch (part) {
      case "outcome": {
        const fault = outcomeFault(picks.outcome, answer);
        return fault === null ? [] : [taskText().outcomeFaults[fault](asked.request.page)];
      }
      case "victim": {
        const phrase = picks.victim === null ? null : whyNot(session, question, picks.victim);
        return phrase === null ? [] : [phraseText(phrase)];
      }
      case "batch":
        return batchFaults(question, picks.batch).map((fault) => faultWords(fault, answer.lane.config.n_w));
      case "reason": {
        const reason = reasons?.options[picks.reason ?? -1];
        return reason === undefined ? [] : [`${reasonWords(reason)} ${refutation(reason)}`];
      }
    }
  };
  return {
    question,
    parts,
    reasons,
    open,
    solved: parts.filter(isSolved),
    picks,
    pick: (change) => setPicks((before) => ({ ...before, ...change })),
    said,
    ready: open.every((part) => isPicked(part, picks)),
    commit,
    retry: () => setSaid(null),
    show: () => {
      step({ kind: "show", parts: open.map((part) => parts.indexOf(part)), of: parts.length });
      setSaid({ verdicts: [] });
    },
    next: () => {
      clear();
      step({ kind: "next" });
    },
    undo:
      task.kind === "perform" && canUndo(progress)
        ? () => {
            clear();
            step({ kind: "undo" });
          }
        : undefined,
  };
}
