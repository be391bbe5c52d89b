/** Choices that questions of every lab have. */
import { lessonText } from "../../text/lessons.ts";
import type { ProcedureChoice } from "./lessonLab.ts";

/** A page, in its frame if it has one. */
export const pageChoice = (page: number, frame: number | null = null, note?: string): ProcedureChoice => ({
  id: String(page),
  name: lessonText().page(String(page)),
  page,
  frame,
  ...(note === undefined ? {} : { note }),
});

/** What is no page. */
export const otherChoice = (id: string, name: string): ProcedureChoice => ({
  id,
  name,
  page: null,
  frame: null,
});

export const hitOrMiss = (): ProcedureChoice[] =>
  (["hit", "miss"] as const).map((id) => otherChoice(id, lessonText()[id]));
