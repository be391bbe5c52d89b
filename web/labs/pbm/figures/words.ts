/** Words for times in this lab's pictures. */
import { formatCount, formatSignificant } from "../../../text/numbers.ts";
import { pbmFigures } from "../../../text/pbmFigures.ts";
import { type Units, unitOf } from "../../../ui/format.ts";
import { NOBODY, type TimeScale } from "./timeScale.ts";

const UNITS: Units = [
  { name: "µs", size: 1, from: 0 },
  { name: "ms", size: 1e3, from: 999.5 },
  { name: "s", size: 1e6, from: 999_500 },
];

/**
 * A time as axes and cells write it, three digits that count: "250 µs", "3.25 ms", "1.5 s"; what stands beside each other in
 * the unit of the largest. The times of a logarithmic axis have each their own.
 */
export function timeWords(us: number, largest = us): string {
  const { name, size } = unitOf(UNITS, Math.max(us, largest));
  const value = us / size;
  return `${size === 1 || value >= 1_000 ? formatCount(value) : formatSignificant(value, 3)} ${name}`;
}

/** "under 1 ms", "1 to 10 ms" …, "nobody asked". */
export function stepWords(scale: TimeScale, step: number): string {
  const words = pbmFigures().time;
  if (step >= NOBODY) return words.nobody;
  const [from, to] = [scale[step - 1], scale[step]];
  if (from === undefined) return words.under(timeWords(to ?? 0));
  return to === undefined ? words.from(timeWords(from)) : words.between(timeWords(from, to), timeWords(to));
}

/** An estimate as a clause: "asked for in 3 ms", "nobody asked". */
export function estimateWords(us: number, largest = us): string {
  const words = pbmFigures().time;
  return us === Number.POSITIVE_INFINITY ? words.nobody : words.inTime(timeWords(us, largest));
}
