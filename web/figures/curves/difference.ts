/** Two values against each other, in words. */
import { formatFixed, formatUpTo } from "../../text/numbers.ts";
import { text } from "../../text/text.ts";

/** "83.3% lower": the second value against the first, or nothing where there is nothing to compare. */
export function difference(base: number, other: number): string {
  const { curves, numbers } = text();
  if (base === other) return curves.theSame;
  if (base === 0) return "";
  const percent = (100 * Math.abs(other - base)) / base;
  const shown = numbers.percent(formatFixed(Math.max(percent, 0.1), 1));
  const rounded = percent < 0.1 ? curves.lessThan(shown) : shown;
  return other < base ? curves.lower(rounded) : curves.higher(rounded);
}

/** How far apart two shares are, in words: in points, for a percentage of percentages misleads. */
export function pointsApart(base: number, other: number): string {
  const { curves, numbers } = text();
  if (base === other) return curves.theSame;
  const apart = Math.abs(other - base);
  const shown = numbers.points(formatUpTo(Math.max(apart, 0.1), 1));
  const rounded = apart < 0.1 ? curves.lessThan(shown) : shown;
  return other < base ? curves.lower(rounded) : curves.higher(rounded);
}
