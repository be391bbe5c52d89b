/** The flash + magnetic lab's counters, as lessons write them. */
import { hybridText } from "../../../text/hybrid.ts";
import { formatCount, formatSignificant, formatUpTo } from "../../../text/numbers.ts";
import { englishCount, englishSeconds, englishUnits } from "../english.ts";
import type { Measure } from "../lab/lessonLab.ts";

/** A value of a record, if it has that key. */
const named = (names: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(names, key) ? names[key] : undefined;

export function measure(counter: string): Measure | null {
  const { names, kinds, units, seconds } = hybridText().counters;
  if (counter === "cost")
    return {
      name: kinds.cost,
      local: (value) => units(formatUpTo(value, 3)),
      english: englishUnits,
      amount: true,
    };
  if (counter === "seconds")
    return {
      name: kinds.cost,
      local: (value) => seconds(formatSignificant(value, 4)),
      english: englishSeconds,
      amount: true,
    };
  const name = named(names, counter) ?? named(kinds, counter);
  return name === undefined ? null : { name, local: formatCount, english: englishCount, amount: false };
}

/** Simulated time, with the digits that count. */
export const inMilliseconds = (us: number): string => `${formatSignificant(us / 1000, 3)} ms`;
