/** Traces written out in a link: `R7 R1 W4`, as the engine reads them. */
import { text } from "../../text/text.ts";

/** Largest page that a request can name: 31 bits. */
const LARGEST_PAGE = 2 ** 31 - 1;

/** How many requests a trace has, and the largest page; or the first word that is no request. */
export type TraceSurvey = { requests: number; largest: number } | { bad: string };

/** How a lab's traces are written out. */
export interface TraceForm {
  survey: (text: string) => TraceSurvey;
  /** What is legal, in words. */
  legal: () => string;
  /** Whether a lab's requests never come from a file. */
  withoutFiles?: true;
}

/** Requests of a trace; nothing is left out. */
const wordsOf = (written: string): string[] => written.split(/[ \t\r\n,]+/).filter((word) => word !== "");

/** Surveys a trace by its words: the page that one asks for, null for a request without one, undefined if it is none. */
export function surveyWords(
  written: string,
  pageOf: (word: string) => number | null | undefined,
): TraceSurvey {
  const words = wordsOf(written);
  if (words.length === 0) return { bad: "" };
  let largest = 0;
  for (const word of words) {
    const page = pageOf(word);
    if (page === undefined || (page ?? 0) > LARGEST_PAGE) return { bad: word };
    largest = Math.max(largest, page ?? 0);
  }
  return { requests: words.length, largest };
}

/** Reads and writes of pages. */
export const surveyTrace = (written: string): TraceSurvey =>
  surveyWords(written, (word) => (/^[RrWw]?\d+$/.test(word) ? Number(word.replace(/\D/, "")) : undefined));

/** Of reads and writes. */
export const plainTrace: TraceForm = { survey: surveyTrace, legal: () => text().link.requests };
