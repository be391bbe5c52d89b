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
  readQuestion,
  whyNot,
} from "../state/task/questions.ts";
import { type Reason, reasonsFor } from "../state/task/reasons.ts";
import { drawnBy, laneIn } from "../state/task/scene.ts";
import { type Posed, type Shown, shownOf } from "../state/task/shown.ts";

/** The committed parts with their errors. */
type Verdicts = { part: Part; right: boolean; faults: string[] }[];

/** All that the view of a question is given: no answer but to what is solved, and no session to ask for one. */
export interface RunState extends Omit<Shown, "answers"> {
  /** Null before anything is said; empty if the solution was requested. */
  said: Verdicts | null;
  wrong: boolean;
  /** As on the screen that asks the question. */
  lettered: boolean;
  done: boolean;
  /** What is picked; of solved parts the answer. */
  picks: Picks;
  pick: (change: Partial<Picks>) => void;
  /** Whether all open parts have something picked: no pages at all may be the right batch. */
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

export function usePosed(session: Session, position: number, task: TaskChoice): Posed {
  const { hidden, kind } = task;
  const sequence = drawnBy(task);
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
  posed: Posed,
  task: TaskChoice,
  [progress, step]: ReturnType<typeof useProgress>,
): RunState {
  const [picks, setPicks] = useState(nothingPicked);
  const [said, setSaid] = useState<Verdicts | null>(null);
  const { question, reasons } = posed;
  const { asked, answer } = question;
  const { mode, n_w } = answer.lane.config;
  const parts = partsOf(task, mode === "ace", answer);
  const { answers, ...shown } = shownOf(
    posed,
    task,
    (_, part) => triedPart(progress, progress.at, part).solved,
  );
  const { open, solved } = shown;
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
    ...{ ...shown, said, wrong },
    lettered: task.at !== undefined,
    done: open.length === 0,
    picks: { ...picks, ...Object.fromEntries(solved.map((part) => [part, answers[part]])) },
    pick: (change) => setPicks((before) => ({ ...before, ...change })),
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
