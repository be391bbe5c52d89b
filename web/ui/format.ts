/** Numbers as the page writes them: grouped, with units, never cut. */
import { formatCount, formatDigits, formatFixed, formatSignificant, formatUpTo } from "../text/numbers.ts";
import { language, text } from "../text/text.ts";
import type { CutWords } from "./cut.ts";

export { formatCount };

/** A unit that a quantity can be written in: its size in the quantity's own unit, and from where on it is used. */
type Unit = { name: string; size: number; from: number };

/** The last is the largest; each is used from so much on that numbers stay readable. */
export type Units = readonly [Unit, ...Unit[]];

export const TIME_UNITS: Units = [
  { name: "µs", size: 1, from: 0 },
  { name: "ms", size: 1e3, from: 1e4 },
  { name: "s", size: 1e6, from: 1e7 },
];

/** The largest of the values that are known: what stands beside each other is written in its unit. */
export const largestOf = (values: Iterable<number | null | undefined>): number => {
  let largest = 0;
  for (const value of values) if (Number.isFinite(value)) largest = Math.max(largest, Math.abs(value ?? 0));
  return largest;
};

export const unitOf = (units: Units, largest: number): Unit =>
  units.findLast(({ from }) => largest >= from) ?? units[0];

/** A value in a unit, without it: two digits after the point, or of what is small beside others three that count. */
export const inUnit = (value: number, { size }: Unit): string =>
  value !== 0 && Math.abs(value / size) < 0.1
    ? formatSignificant(value / size, 3)
    : formatUpTo(value / size, 2);

/** Simulated device time, in the unit that keeps it readable; of several that stand beside each other, that of the largest. */
export function formatTime(us: number, largest = us): string {
  const unit = unitOf(TIME_UNITS, Math.max(us, largest));
  const whole = unit.size > 1 && us >= unit.size / 10;
  return `${whole ? formatDigits(us / unit.size, 2) : inUnit(us, unit)} ${unit.name}`;
}

/** The same with no more digits than needed: for axes and short readings. */
export function formatTimeShort(us: number, largest = us): string {
  const unit = unitOf(TIME_UNITS, Math.max(us, largest));
  return `${inUnit(us, unit)} ${unit.name}`;
}

/** "83.3% fewer", "0.2% more", "equal". `words` are those for less and more. */
export function formatDifference(
  base: number,
  other: number,
  words: readonly [string, string] = [text().numbers.fewer, text().numbers.more],
  format: (value: number) => string = formatCount,
): string {
  if (base === other) return text().numbers.equal;
  const word = other < base ? words[0] : words[1];
  if (base === 0) return `${format(other)} ${word}`;
  const percent = Math.abs((other - base) / base) * 100;
  const digits = percent < 0.1 ? 3 : percent < 1 ? 2 : 1;
  return `${text().numbers.percent(formatFixed(percent, digits))} ${word}`;
}

export function formatBytes(bytes: number): string {
  if (bytes < 1000) return text().numbers.bytes(String(bytes));
  if (bytes < 1e6) return `${formatFixed(bytes / 1e3, 1)} kB`;
  return bytes < 1e9 ? `${formatFixed(bytes / 1e6, 1)} MB` : `${formatFixed(bytes / 1e9, 2)} GB`;
}

/** "about 12 s", "about 3 min": what is left of work of which a share took so long. */
export function formatRemaining(elapsed_ms: number, share: number): string {
  const seconds = Math.ceil((elapsed_ms / share - elapsed_ms) / 1000);
  return text().numbers.about(seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`);
}

export const cutWords = (): CutWords => ({ language: language(), leftOut: text().numbers.leftOut("{}") });
