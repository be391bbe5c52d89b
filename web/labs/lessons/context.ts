/** What the parts of a lesson know of the page around them. */
import { createContext, useContext } from "react";
import type { Registry } from "../../engine/types.ts";

export interface LessonContextValue {
  registry: Registry;
  /** The lesson itself, or its notes for who teaches: the same file, read in two ways. */
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
