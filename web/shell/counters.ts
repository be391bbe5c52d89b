/** How counters are written and compared: by their units, whatever a lab counts. */
import type { CounterSpec, PrescanFrame, RunFrame } from "../engine/types.ts";
import type { CurveSeries } from "../figures/CurvesFigure.tsx";
import { pointsApart } from "../text/difference.ts";
import { formatDigits, formatSignificant, formatUpTo, shownNumber } from "../text/numbers.ts";
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
  x: { format: (value) => formatDigits(value, 2), amount: true },
  GiB: { format: volume, units: VOLUME_UNITS, amount: false },
  units: { format: (value) => formatUpTo(value, 3), short: (value) => formatUpTo(value, 1), amount: true },
};
const COUNT: Written = { format: formatCount, amount: false };
const writtenIn = (unit: string): Written => units[unit] ?? COUNT;
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

export const countersNamed = (specs: readonly CounterSpec[], ids: readonly string[]): CounterSpec[] =>
  ids.flatMap((id) => specs.find((spec) => spec.id === id) ?? []);

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

type Charted = Pick<RunFrame, "counters" | "lab">;
export const chartsOf = ({ counters, lab }: Charted, isHidden?: (id: string) => boolean): CurveChart[] =>
  countersNamed(counters, lab.charts).flatMap((spec) =>
    isHidden?.(spec.id) ? [] : [chartOf(spec, lab.levels)],
  );

export const chartWith = ({ written, ...chart }: CurveChart, series: CurveSeries[]) => ({
  ...chart,
  series,
  ...written(largestOf(series.map(({ values }) => largestOf(values)))),
});

export type CurveLabel = readonly [label: string, short: string];
type Labels = readonly CurveLabel[];
export const seriesOf = (prescan: PrescanFrame, labels: Labels, counter: string): CurveSeries[] =>
  labels.map(([label, short], lane) => ({ label, short, lane, values: prescan.column(lane, counter) }));

/** Each lane but the first beside the first. */
export const againstFirst = ([first, ...others]: readonly CountedLane[]): CountedLane[] =>
  first === undefined ? [] : [first, ...others.map((lane) => ({ ...lane, against: first }))];

export function judged({ better }: Pick<CounterSpec, "better">, base: number, own: number) {
  if (own === base) return "equal";
  if (better === "none") return "neither";
  return own < base === (better === "lower") ? "better" : "worse";
}

/** The difference as a number that is read at a glance; in words where there is none to compare with. */
export function apart(spec: CounterSpec, base: number, own: number): string {
  const { equal, points } = text().counters.score;
  if (own === base) return equal;
  const share = spec.unit === "%";
  if (base === 0 && !share) return isCount(spec) ? `+${formatCounter(spec, own)}` : "";
  // A percentage of percentages would mislead: shares are apart by points.
  const apart = share ? own - base : ((own - base) / base) * 100;
  const size = Math.abs(apart);
  if (!share && size >= 999.5) return `×${Math.round(own / base)}`;
  const shown = shownNumber(String(size < 9.95 ? Math.round(size * 10) / 10 : Math.round(size)));
  return `${apart < 0 ? "−" : "+"}${share ? points(shown) : `${shown}%`}`;
}

export const countOf = (counters: Counted, { id }: CounterSpec) => counters[id] ?? 0;

/** Between two samples: the most that each counter rose in any lane, and the requests at which lanes differed. */
export interface Rises<Counter extends string> {
  from: number;
  to: number;
  rose: Readonly<Record<Counter, number>>;
  diverged: number;
}

export function risesOf<Counter extends string>(
  prescan: PrescanFrame,
  lanes: number,
  counters: readonly Counter[],
): Rises<Counter>[] {
  const columns = counters.map((counter) =>
    Array.from({ length: lanes }, (_, lane) => prescan.column(lane, counter)),
  );
  const most = (of: Float64Array[], at: number) =>
    Math.max(0, ...of.map((values) => (values[at + 1] ?? 0) - (values[at] ?? 0)));
  return Array.from({ length: Math.max(0, prescan.positions.length - 1) }, (_, at) => {
    const [from = 0, to = 0] = prescan.positions.slice(at, at + 2);
    const rose = Object.fromEntries(counters.map((counter, of) => [counter, most(columns[of] ?? [], at)]));
    return { from, to, rose: rose as Record<Counter, number>, diverged: prescan.diverged[at + 1] ?? 0 };
  });
}
