/** The flash + magnetic lab's counters, as lessons write them: costs in words. */
import type { CounterSpec } from "../../../engine/types.ts";
import { englishUnits, measureIn } from "../../../shell/lessons/english.ts";
import type { Measure } from "../../../shell/lessons/lessonLab.ts";
import { hybridText } from "../../../text/hybrid.ts";
import { formatSignificant, formatUpTo } from "../../../text/numbers.ts";

export function measuresOf(specs: readonly CounterSpec[]): (id: string) => Measure | null {
  const measure = measureIn(specs);
  return (id) => {
    const found = measure(id);
    if (found === null || specs.find((spec) => spec.id === id)?.unit !== "units") return found;
    const local = (value: number) => hybridText().counters.units(formatUpTo(value, 3));
    return { ...found, local, english: englishUnits };
  };
}

/** Simulated time, with the digits that count. */
export const inMilliseconds = (us: number): string => `${formatSignificant(us / 1000, 3)} ms`;
