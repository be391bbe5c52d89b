/** Numbers as a lesson's text writes them: in the lesson's language, which need not be that of the page around it. */

import type { CounterSpec } from "../../engine/types.ts";
import { formatFixed } from "../../text/numbers.ts";
import { formatCounter, isAmount } from "../counters.ts";
import type { Measure } from "./lessonLab.ts";

/** How a language writes numbers, and what it says of two of them. */
export interface Written {
  count: (value: number) => string;
  /** Grouped, with at most three digits after the point. */
  number: (value: number) => string;
  /** As `toFixed`, with the language's decimal sign. */
  fixed: (value: number, digits: number) => string;
  percent: (value: number, digits: number) => string;
  /** Simulated device time, in the unit that keeps it readable; in the same digits as the page's tables. */
  time: (us: number) => string;
  units: (value: number) => string;
  points: (value: number) => string;
  /** In the unit of a counter. */
  in: (unit: string, value: number) => string;
  /** "4, 5 and 2". */
  listed: (of: readonly (number | string)[]) => string;
  /** "83.3%": how far `other` is from `base`, without its sign. */
  distance: (base: number, other: number) => string;
  /** "83.3% fewer", "equal"; of amounts, such as times, "lower" and "higher". */
  difference: (base: number, other: number, measure: Measure) => string;
}

interface Words {
  none: string;
  and: string;
  equal: string;
  /** Of counts less and more, and of amounts. */
  compared: { count: readonly [string, string]; amount: readonly [string, string] };
  unit: readonly [one: string, many: string];
  points: string;
  percent: string;
}

const words: Readonly<Record<string, Words>> = {
  en: {
    none: "none",
    and: "and",
    equal: "equal",
    compared: { count: ["fewer", "more"], amount: ["lower", "higher"] },
    unit: ["unit", "units"],
    points: "points",
    percent: "%",
  },
  de: {
    none: "keine",
    and: "und",
    equal: "gleich viel",
    compared: { count: ["weniger", "mehr"], amount: ["weniger", "mehr"] },
    unit: ["Einheit", "Einheiten"],
    points: "Prozentpunkte",
    percent: "\u{a0}%",
  },
};

function writtenIn(lang: string, said: Words): Written {
  const format = (least: number, most: number, more: Intl.NumberFormatOptions = {}) => {
    const { format } = new Intl.NumberFormat(lang, {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      ...more,
    });
    return (value: number) => format(value);
  };
  const [count, upToTwo, two, number] = [format(0, 0), format(0, 2), format(2, 2), format(0, 3)];
  const digitsThatCount = new Intl.NumberFormat(lang, { maximumSignificantDigits: 4 });
  const decimal = new Intl.NumberFormat(lang).format(0.5).charAt(1);
  const fixed = (value: number, digits: number) => value.toFixed(digits).replace(".", decimal);
  const percent = (value: number, digits: number) => `${fixed(value, digits)}${said.percent}`;
  const time = (us: number) => {
    if (us < 10_000) return `${upToTwo(us)} µs`;
    return us < 10_000_000 ? `${two(us / 1_000)} ms` : `${two(us / 1_000_000)} s`;
  };
  const inUnit = new Map<string, (value: number) => string>([
    ["us", time],
    // Simulated seconds, with the digits that count.
    ["s", (value) => `${digitsThatCount.format(value)} s`],
    ["%", (value) => percent(value, 1)],
    ["GiB", (value) => `${number(value)} GiB`],
  ]);
  const distance = (base: number, other: number) => {
    const apart = Math.abs((other - base) / base) * 100;
    return percent(apart, apart >= 1 || apart === 0 ? 1 : apart < 0.1 ? 3 : 2);
  };
  return {
    count,
    number,
    fixed,
    percent,
    time,
    units: (value) => `${number(value)} ${said.unit[value === 1 ? 0 : 1]}`,
    points: (value) => `${fixed(value, 1)} ${said.points}`,
    in: (unit, value) => (inUnit.get(unit) ?? count)(value),
    listed: (of) => {
      const [last, ...others] = of.toReversed();
      if (last === undefined) return said.none;
      return others.length === 0 ? String(last) : `${others.reverse().join(", ")} ${said.and} ${last}`;
    },
    distance,
    difference: (base, other, measure) => {
      if (base === other) return said.equal;
      const size = base === 0 ? measure.written(other, lang) : distance(base, other);
      return `${size} ${said.compared[measure.amount ? "amount" : "count"][other < base ? 0 : 1]}`;
    },
  };
}

const made = new Map<string, Written>();

/** How a lesson in that language writes its numbers. */
export function written(lang: string): Written {
  const known = made.get(lang);
  if (known !== undefined) return known;
  const said = words[lang];
  if (said === undefined) throw new Error(`no lesson is in "${lang}"`);
  const fresh = writtenIn(lang, said);
  made.set(lang, fresh);
  return fresh;
}

export const measureIn =
  (specs: readonly CounterSpec[]) =>
  (id: string): Measure | null => {
    const spec = specs.find((known) => known.id === id);
    if (spec === undefined) return null;
    return {
      name: spec.label,
      local: (value, beside) =>
        spec.unit === "%" ? `${formatFixed(value, 1)}\u{a0}%` : formatCounter(spec, value, beside),
      written: (value, lang) => written(lang).in(spec.unit, value),
      amount: isAmount(spec),
    };
  };
