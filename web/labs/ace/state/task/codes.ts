/** First answers in few characters, as a result line carries them, and what they are worth. */
import type { Grade } from "../../../../shell/site.ts";
import type { Progress } from "./progress.ts";
import { isRight, nothingPicked, type Part, type Picks, type Question } from "./questions.ts";
import type { Reasons } from "./reasons.ts";

const OUTCOMES = { h: "hit", f: "free", e: "evict" } as const;
/** No page at all: nothing stands for a part that was looked at first. */
const NO_PAGES = "-";
const PARTS = "/";

/** A part's picks: a letter, a frame, frames, or the place of a reason. */
export function codeOf(part: Part, picks: Picks): string {
  if (part === "outcome") return picks.outcome?.slice(0, 1) ?? "";
  if (part !== "batch") return String(picks[part] ?? "");
  return picks.batch.length === 0 ? NO_PAGES : picks.batch.toSorted((a, b) => a - b).join("+");
}

/** The code of each question that was tried, its parts in order. */
export const codesOf = ({ tried }: Progress): string[] =>
  tried.filter((parts) => parts.length > 0).map((parts) => parts.map(({ code }) => code).join(PARTS));

/** A question as it is graded again. */
export interface Graded {
  question: Question;
  parts: readonly Part[];
  reasons: Reasons | null;
}

/** Whether all parts of a question's code are right, and what they chose; null for a code that no answer has. */
export function gradeOf({ question, parts, reasons }: Graded, code: string): Grade | null {
  const codes = code.split(PARTS);
  if (codes.length !== parts.length) return null;
  const grades = parts.map((part, at) => gradeOfPart(part, codes[at] ?? "", question, reasons));
  const known = grades.filter((grade) => grade !== null);
  if (known.length < grades.length) return null;
  return { right: known.every(({ right }) => right), chosen: known.map(({ chosen }) => chosen).join(PARTS) };
}

function gradeOfPart(part: Part, code: string, question: Question, reasons: Reasons | null): Grade | null {
  if (code === "") return { right: false, chosen: "" };
  const picks = picksOf(part, code);
  if (picks === null || !isPossible(picks, question, reasons)) return null;
  return { right: isRight(part, picks, question, reasons?.right ?? -1), chosen: codeOf(part, picks) };
}

function picksOf(part: Part, code: string): Picks | null {
  if (part === "outcome") {
    const outcome = OUTCOMES[code as keyof typeof OUTCOMES];
    return outcome === undefined ? null : { ...nothingPicked, outcome };
  }
  if (part === "batch" && code === NO_PAGES) return nothingPicked;
  const places = code.split("+");
  if (!places.every((place) => /^\d{1,9}$/.test(place))) return null;
  const numbers = places.map(Number);
  if (part === "batch") return { ...nothingPicked, batch: numbers };
  return numbers.length === 1 ? { ...nothingPicked, [part]: numbers[0] } : null;
}

/** Whether the page offers these picks. */
function isPossible({ victim, batch, reason }: Picks, { asked }: Question, reasons: Reasons | null): boolean {
  const taken = new Set(asked.cells.filter(({ page }) => page !== null).map(({ frame }) => frame));
  const frames = victim === null ? batch : [victim];
  return (
    frames.every((frame) => taken.has(frame)) &&
    new Set(batch).size === batch.length &&
    (reason === null || reason < (reasons?.options.length ?? 0))
  );
}
