/** What the parts of a lesson know of the page around them. */
import { createContext, useContext } from "react";
import type { LessonLab } from "./lessonLab.ts";

export interface LessonContextValue {
  /** The lab that the lesson's scenes are of. */
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
