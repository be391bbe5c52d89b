/** What is said of times, wherever this lab's pictures say them. */
import { formatCount, formatSignificant } from "../../../text/numbers.ts";
import { pbmFigures } from "../../../text/pbmFigures.ts";
import { NOBODY, type TimeScale } from "./timeScale.ts";

/** A time as axes and cells write it, three digits that count: "250 µs", "3.25 ms", "1.5 s". */
export function timeWords(us: number): string {
  if (us < 999.5) return `${formatCount(us)} µs`;
  if (us < 999_500) return `${formatSignificant(us / 1_000, 3)} ms`;
  return `${us < 1e9 ? formatSignificant(us / 1e6, 3) : formatCount(us / 1e6)} s`;
}

/** "under 1 ms", "1 to 10 ms" …, "nobody asked". */
export function stepWords(scale: TimeScale, step: number): string {
  const words = pbmFigures().time;
  if (step >= NOBODY) return words.nobody;
  const [from, to] = [scale[step - 1], scale[step]];
  if (from === undefined) return words.under(timeWords(to ?? 0));
  return to === undefined ? words.from(timeWords(from)) : words.between(timeWords(from), timeWords(to));
}

/** An estimate as a clause: "asked for in 3 ms", "nobody asked". */
export function estimateWords(us: number): string {
  const words = pbmFigures().time;
  return us === Number.POSITIVE_INFINITY ? words.nobody : words.inTime(timeWords(us));
}
