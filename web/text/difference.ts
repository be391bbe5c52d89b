/** Two values against each other, in words. */
import { formatFixed, formatUpTo } from "./numbers.ts";
import { text } from "./text.ts";

/** How far two values are apart, at least a tenth: "83.3% lower". */
function apart(base: number, other: number, by: number, written: (by: number) => string): string {
  const { curves } = text();
  if (base === other) return curves.theSame;
  const shown = written(Math.max(by, 0.1));
  const rounded = by < 0.1 ? curves.lessThan(shown) : shown;
  return other < base ? curves.lower(rounded) : curves.higher(rounded);
}

/** The second value against the first, or nothing where there is nothing to compare. */
export function difference(base: number, other: number): string {
  if (base === 0 && other !== 0) return "";
  const percent = (100 * Math.abs(other - base)) / base;
  return apart(base, other, percent, (by) => text().numbers.percent(formatFixed(by, 1)));
}

/** How far apart two shares are: in points, for a percentage of percentages misleads. */
export const pointsApart = (base: number, other: number): string =>
  apart(base, other, Math.abs(other - base), (by) => text().numbers.points(formatUpTo(by, 1)));
