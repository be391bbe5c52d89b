/** Numbers as a lesson's text writes them: lessons are in English, whatever language the page around them speaks. */

import type { CounterSpec } from "../../engine/types.ts";
import { formatFixed } from "../../text/numbers.ts";
import { formatCounter, isAmount } from "../counters.ts";
import type { Measure } from "./lessonLab.ts";

const number = (least: number, most: number) =>
  new Intl.NumberFormat("en", { minimumFractionDigits: least, maximumFractionDigits: most });
const [whole, upToTwo, two, upToThree] = [number(0, 0), number(0, 2), number(2, 2), number(0, 3)];
export const englishCount = (value: number): string => whole.format(value);

/** Simulated device time, in the unit that keeps it readable; in the same digits as the page's tables. */
export function englishTime(us: number): string {
  if (us < 10_000) return `${upToTwo.format(us)} µs`;
  return us < 10_000_000 ? `${two.format(us / 1_000)} ms` : `${two.format(us / 1_000_000)} s`;
}

/** "83.3%": how far `other` is from `base`, without its sign. */
export function englishPercent(base: number, other: number): string {
  const percent = Math.abs((other - base) / base) * 100;
  return `${percent.toFixed(percent >= 1 || percent === 0 ? 1 : percent < 0.1 ? 3 : 2)}%`;
}

/** "83.3% fewer", "equal"; of amounts, such as times, "lower" and "higher". */
export function englishDifference(base: number, other: number, { english, amount }: Measure): string {
  if (base === other) return "equal";
  const [less, more] = amount ? ["lower", "higher"] : ["fewer", "more"];
  const size = base === 0 ? english(other) : englishPercent(base, other);
  return `${size} ${other < base ? less : more}`;
}

/** "4, 5 and 2". */
export function listed(pages: readonly (number | string)[]): string {
  const [last, ...others] = pages.toReversed();
  if (last === undefined) return "none";
  return others.length === 0 ? String(last) : `${others.reverse().join(", ")} and ${last}`;
}

export const englishNumber = (value: number): string => upToThree.format(value);

export const englishUnits = (value: number): string =>
  value === 1 ? "1 unit" : `${englishNumber(value)} units`;

const english: Readonly<Record<string, (value: number) => string>> = {
  us: englishTime,
  // Simulated seconds, with the digits that count.
  s: (value) => `${new Intl.NumberFormat("en", { maximumSignificantDigits: 4 }).format(value)} s`,
  "%": (value) => `${value.toFixed(1)}%`,
  GiB: (value) => `${englishNumber(value)} GiB`,
};

export const measureIn =
  (specs: readonly CounterSpec[]) =>
  (id: string): Measure | null => {
    const spec = specs.find((known) => known.id === id);
    if (spec === undefined) return null;
    return {
      name: spec.label,
      local: (value, beside) =>
        spec.unit === "%" ? `${formatFixed(value, 1)}\u{a0}%` : formatCounter(spec, value, beside),
      english: english[spec.unit] ?? englishCount,
      amount: isAmount(spec),
    };
  };
