/** Scales, margins and places of labels of a cumulative chart. */
import { bisectRight, max, min } from "d3-array";
import { formatCount } from "../../text/numbers.ts";
import type { Axis } from "../../ui/Transport.tsx";
import { type Linear, linear } from "../chart/linear.ts";

export interface CurveSeries {
  label: string;
  /** The label at the line, if another one than elsewhere. */
  short?: string;
  lane: number;
  values: Float64Array;
}

export interface ChartData {
  positions: Float64Array;
  series: CurveSeries[];
  requests: number;
  format: (value: number) => string;
  /** A line across the chart that values are held against. */
  threshold?: { value: number; label: string } | undefined;
  /** Maps the positions of samples and of the step onto this chart's axis; requests by default. */
  axis?: Axis | undefined;
  forks?: readonly CurveFork[] | undefined;
}

export type CurveFork = { lane: number; at: number };

const LETTER = 7;
const TOP = 8;
const BOTTOM = 34;

/** Whole-numbered ticks that are at least `distance` apart. */
function ticksApart(x: Linear, distance: number): number[] {
  for (let count = 6; count > 1; count -= 1) {
    const ticks = x.ticks(count).filter(Number.isInteger);
    const [first = 0, second = Number.POSITIVE_INFINITY] = ticks;
    if (x(second) - x(first) >= distance) return ticks;
  }
  return x.domain();
}

export const formatX = (axis: Axis | undefined): ((value: number) => string) =>
  axis === undefined ? formatCount : axis.formatTick;

/** Where all values are whole numbers, such as counts, so are the ticks: between them a format would write a neighbour. */
function yTicksOf(y: Linear, varies: boolean, series: readonly CurveSeries[]): number[] {
  const ticks = y.ticks(4);
  if (!varies) return ticks.filter((tick) => tick === 0 || tick === 1);
  const whole = series.every(({ values }) => values.every(Number.isInteger));
  return whole ? ticks.filter(Number.isInteger) : ticks;
}

export type ChartLayout = ReturnType<typeof chartLayout>;

export function chartLayout(data: ChartData, width: number, height: number) {
  const highest = Math.max(max(data.series, ({ values }) => max(values)) ?? 0, data.threshold?.value ?? 0);
  const lowest = Math.min(0, min(data.series, ({ values }) => min(values)) ?? 0);
  const varies = highest > 0 || lowest < 0;
  const bottom = height - BOTTOM;
  const y = linear([lowest, varies ? highest : 1], [bottom, TOP]).nice(4);
  const yTicks = yTicksOf(y, varies, data.series);
  const longest = (words: string[]) => max(words, (word) => word.length) ?? 0;
  const left = longest(yTicks.map(data.format)) * LETTER + 10;
  const names = longest(data.series.map(({ label, short }) => short ?? label)) * LETTER + 10;
  // Names at the lines, as long as they leave room for these.
  const right = Math.max(left + 40, width - Math.min(names, width * 0.45));
  const x = linear([0, Math.max(1, data.requests)], [left, right]);
  const xTicks = ticksApart(x, formatX(data.axis)(data.requests).length * LETTER + 12);
  return { width, height, left, right, top: TOP, bottom, x, y, xTicks, yTicks };
}

/** The last sample at or before a position; -1 before the first. */
export const sampleAt = (positions: Float64Array, position: number) => bisectRight(positions, position) - 1;

export function nearestSample(positions: Float64Array, position: number): number {
  const before = sampleAt(positions, position);
  const after = before + 1;
  if (after >= positions.length) return positions.length - 1;
  if (before < 0) return 0;
  const [a = 0, b = 0] = [positions[before], positions[after]];
  return position - a < b - position ? before : after;
}

/** Moves labels apart, downwards first, and keeps them within the picture. Returns heights in the order given. */
export function spread(heights: number[], distance: number, top: number, bottom: number): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0) || a - b);
  const placed = [...heights];
  let least = top;
  for (const at of order) {
    placed[at] = Math.max(placed[at] ?? 0, least);
    least = (placed[at] ?? 0) + distance;
  }
  let most = bottom;
  for (const at of order.toReversed()) {
    placed[at] = Math.min(placed[at] ?? 0, most);
    most = (placed[at] ?? 0) - distance;
  }
  return placed;
}

/** At most `most` samples, evenly spread, the last one among them. */
export function rowsOf(count: number, most: number): number[] {
  const rows = Math.min(count, most);
  return Array.from({ length: rows }, (_, at) =>
    rows === 1 ? count - 1 : Math.round((at * (count - 1)) / (rows - 1)),
  );
}
