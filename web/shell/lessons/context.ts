/** What the parts of a lesson know of the page around them. */
import { createContext, useContext } from "react";
import type { TraceSession } from "../../engine/traceSession.ts";
import { lessonText } from "../../text/lessons.ts";
import type { LessonLab, ProcedureChoice } from "./lessonLab.ts";

export interface LessonContextValue {
  lab: LessonLab;
  /** The lesson itself, or its notes for teachers: the same file, rendered in two ways. */
  page: "lesson" | "notes";
  /** A check is there: it counts. Returns what takes it away again. */
  onCheck: (id: string) => () => void;
  onSolved: (id: string) => void;
}

export const LessonContext = createContext<LessonContextValue | null>(null);

export function useLesson(): LessonContextValue {
  const value = useContext(LessonContext);
  if (value === null) throw new Error("a part of a lesson stands outside of one");
  return value;
}

/** Inside the notes: there the notes' page shows prose, elsewhere it does not. */
export const NotesContext = createContext(false);

export function pageChoice(page: number, frame: number | null = null, note?: string): ProcedureChoice {
  const choice = { id: String(page), name: lessonText().page(String(page)), page, frame };
  return note === undefined ? choice : { ...choice, note };
}

export const otherChoice = (id: string, name: string): ProcedureChoice => ({
  id,
  name,
  page: null,
  frame: null,
});

export const hitOrMiss = (): ProcedureChoice[] =>
  (["hit", "miss"] as const).map((id) => otherChoice(id, lessonText()[id]));

export const requestsOf = (session: TraceSession, from: number, to: number) => ({
  requests: session.requestsBetween(from, to),
  labels: session.labelsBetween(from, to),
});
