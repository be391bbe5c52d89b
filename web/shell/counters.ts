/** How counters are written and compared: by their units, whatever a lab counts. */
import type { CounterSpec, PrescanFrame, RunFrame } from "../engine/types.ts";
import type { CurveSeries } from "../figures/CurvesFigure.tsx";
import { pointsApart } from "../figures/curves/layout.ts";
import { formatSignificant, formatUpTo } from "../text/numbers.ts";
import { engineText, text } from "../text/text.ts";
import {
  formatCount,
  formatDifference,
  formatTime,
  inUnit,
  largestOf,
  TIME_UNITS,
  type Units,
  unitOf,
} from "../ui/format.ts";

/** A lane's counters, by the ids of their specs. */
export type Counted = Readonly<Record<string, number>>;

export interface CountedLane {
  label: string;
  counters: Counted;
  /** The lane that it is compared with, and how that is said in its head; the first one is compared with none. */
  against?: { label: string; counters: Counted; words?: string } | undefined;
}

interface Written {
  /** `largest` is the largest of what stands beside the value: all of it is in one unit. */
  format: (value: number, largest?: number) => string;
  /** On an axis, whose unit stands beside it; as the value itself unless it is given. */
  short?: (value: number) => string;
  /** The units of which an axis has one. */
  units?: Units;
  /** Of what is no count "fewer" would be wrong. */
  amount: boolean;
}

/** Of GiB: a small volume has the unit that leaves it few digits. */
const VOLUME_UNITS: Units = [
  { name: "KiB", size: 2 ** -20, from: 0 },
  { name: "MiB", size: 2 ** -10, from: 2 ** -10 },
  { name: "GiB", size: 1, from: 0.1 },
];
function volume(value: number, largest = value): string {
  const unit = unitOf(VOLUME_UNITS, Math.max(value, largest) || 1);
  return `${inUnit(value, unit)} ${unit.name}`;
}
const seconds = (value: number) => (value < 1_000 ? formatSignificant(value, 4) : formatUpTo(value, 1));

const units: Readonly<Record<string, Written>> = {
  us: { format: formatTime, units: TIME_UNITS, amount: true },
  s: { format: (value) => `${seconds(value)}\u{a0}s`, short: seconds, amount: true },
  "%": {
    format: (value) => text().numbers.percent(formatUpTo(value, value < 1_000 ? 1 : 0)),
    short: (value) => formatUpTo(value, 1),
    amount: true,
  },
  GiB: { format: volume, units: VOLUME_UNITS, amount: false },
  units: { format: (value) => formatUpTo(value, 3), short: (value) => formatUpTo(value, 1), amount: true },
};
const COUNT: Written = { format: formatCount, amount: false };

const writtenIn = (unit: string): Written => units[unit] ?? COUNT;

/** Whether a counter only counts: its values are whole numbers. */
export const isCount = ({ unit }: CounterSpec): boolean => units[unit] === undefined;

/** Whether a counter is an amount, which is lower or higher; of others there are fewer or more. */
export const isAmount = ({ unit }: CounterSpec): boolean => writtenIn(unit).amount;

/** A value with its unit, where the counter's name does not say it: the one unit of all values beside it. */
export const formatCounter = (
  { unit }: CounterSpec,
  value: number,
  beside: readonly (number | null | undefined)[] = [],
): string => writtenIn(unit).format(value, largestOf([value, ...beside]));

/** What another value is beside a first one: "83.3% fewer", "equal"; shares are apart by points. */
export function counterDifference(spec: CounterSpec, base: number, other: number): string {
  const { numbers } = text();
  if (spec.unit === "%") return base === other ? numbers.equal : pointsApart(base, other);
  const words = isAmount(spec) ? ([numbers.lower, numbers.higher] as const) : undefined;
  return formatDifference(base, other, words, writtenIn(spec.unit).format);
}

/** The counters with these ids, in the order of the ids. */
export const countersNamed = (specs: readonly CounterSpec[], ids: readonly string[]): CounterSpec[] =>
  ids.flatMap((id) => specs.find((spec) => spec.id === id) ?? []);

/** All other counters. */
export const countersBeside = (specs: readonly CounterSpec[], ids: readonly string[]): CounterSpec[] =>
  specs.filter(({ id }) => !ids.includes(id));

export interface CurveChart {
  counter: string;
  title: string;
  /** Of values up to the largest that is drawn: one unit, and how numbers are written in it. */
  written: (largest: number) => { unit: string; format: (value: number) => string };
  /** Whether a value is what it is at its position, and not a sum up to there. */
  level?: boolean;
}

/** The chart of a counter along a trace. */
export function chartOf({ id, label, unit }: CounterSpec, levels: readonly string[] = []): CurveChart {
  const { format, short = format, units } = writtenIn(unit);
  const level = unit === "%" || levels.includes(id);
  const written = (largest: number) => {
    if (units === undefined) return { unit: engineText(unit), format: (value: number) => short(value) };
    const one = unitOf(units, largest);
    return { unit: one.name, format: (value: number) => inUnit(value, one) };
  };
  return { counter: id, title: label, written, level };
}

/** The charts of a lab, but those of counters that are hidden here. */
export const chartsOf = (
  { counters, lab }: Pick<RunFrame, "counters" | "lab">,
  isHidden: (id: string) => boolean = () => false,
): CurveChart[] =>
  countersNamed(counters, lab.charts)
    .filter(({ id }) => !isHidden(id))
    .map((spec) => chartOf(spec, lab.levels));

/** A chart of these curves. */
export const chartWith = ({ written, ...chart }: CurveChart, series: CurveSeries[]) => ({
  ...chart,
  series,
  ...written(largestOf(series.map(({ values }) => largestOf(values)))),
});

/** What a lane is called, in full and at the end of its line. */
export type CurveLabel = readonly [label: string, short: string];

/** A counter's curve in each lane. */
export const seriesOf = (
  prescan: PrescanFrame,
  labels: readonly CurveLabel[],
  counter: string,
): CurveSeries[] =>
  labels.map(([label, short], lane) => ({ label, short, lane, values: prescan.column(lane, counter) }));
