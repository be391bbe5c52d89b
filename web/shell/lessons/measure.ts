/** Counters as lessons write them. */
import type { CounterSpec } from "../../engine/types.ts";
import { formatFixed } from "../../text/numbers.ts";
import { formatCounter, isAmount } from "../counters.ts";
import { englishCount, englishNumber, englishSeconds, englishTime } from "./english.ts";
import type { Measure } from "./lessonLab.ts";

const percent = (value: number) => `${value.toFixed(1)}%`;

const english: Readonly<Record<string, (value: number) => string>> = {
  us: englishTime,
  s: englishSeconds,
  "%": percent,
  GiB: (value) => `${englishNumber(value)} GiB`,
};

/** What finds a counter's measure; null if there is no such counter. */
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
