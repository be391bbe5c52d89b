/** Where the lines of a curve over sizes of the pool are drawn, and which of its points is meant. */
import { extent } from "d3-array";
import { scaleLinear, scaleLog } from "d3-scale";
import type { Edges } from "../anchor.ts";
import type { Transform } from "../pool/mapGeometry.ts";

export interface SizesPoint {
  frames: number;
  value: number;
}

export interface SizesLine {
  id: string;
  label: string;
  /** Its colour and marker in the palette of series. */
  look: number;
  /** Drawn dashed and hollow, as the baseline is. */
  baseline: boolean;
  /** By rising sizes; those that are known. */
  points: readonly SizesPoint[];
}

export interface SizesAxis {
  name: string;
  log: boolean;
  format: (value: number) => string;
}

/** A point by its line and its place on it. */
export type Spot = { line: number; at: number };

export const LARGEST_ZOOM = 64;

const LETTER = 7.1;
const MARGIN = { right: 14, top: 24, bottom: 40 };

type Scale = ReturnType<typeof scaleLog<number>> | ReturnType<typeof scaleLinear<number>>;

/** A scale of logarithms needs numbers above 0. */
const made = (log: boolean, domain: readonly [number, number], range: readonly [number, number]): Scale =>
  log ? scaleLog(domain, range) : scaleLinear(domain, range);

/** Ticks that stand at least so far apart. */
function apart(ticks: readonly number[], at: (value: number) => number, room: (value: number) => number) {
  const kept: number[] = [];
  for (const tick of ticks) {
    const last = kept.at(-1);
    if (last === undefined || Math.abs(at(tick) - at(last)) >= room(tick)) kept.push(tick);
  }
  return kept;
}

/** Of more than ten times the least: 1, 2, 5, 10, 20 and so on. */
const roundOf = (ticks: readonly number[], [from, to]: readonly [number, number]) =>
  to < 10 * from
    ? ticks
    : ticks.filter((tick) => /^[125]0*$/.test(String(tick)) || tick % 10 ** Math.floor(Math.log10(to)) === 0);

interface Drawn {
  lines: readonly SizesLine[];
  x: SizesAxis;
  y: SizesAxis;
  /** The least and the largest size of the curve, known before its points. */
  ends: readonly [number, number];
  /** The pool of the scene. */
  present: number;
}

export function sizesLayout(
  { lines, x, y, ends, present }: Drawn,
  width: number,
  height: number,
  zoom: Transform,
) {
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value));
  const positive = values.filter((value) => value > 0);
  const isLog = y.log && positive.length > 0;
  const [low = 0, high = 1] = extent(isLog ? positive : [0, ...values]) as [number, number];
  const [top, bottom] = [MARGIN.top, height - MARGIN.bottom];
  const up = made(isLog, [low, high > low ? high : low + (isLog ? low : 1)], [bottom, top]);
  const yAt = (isLog ? up : (up as ReturnType<typeof scaleLinear<number>>).nice(5)).copy();
  const yTicks = apart(yAt.ticks(5), yAt, () => 16);
  const left = 12 + LETTER * Math.max(2, ...yTicks.map((tick) => y.format(tick).length));
  const box: Edges = { left, right: Math.max(left + 80, width - MARGIN.right), top, bottom };
  const [from, to] = [Math.min(ends[0], present), Math.max(ends[1], present, ends[0] + 1)];
  const whole = made(x.log, [Math.max(1, from), to], [box.left, box.right]);
  // The part that is zoomed into, never beyond the curve.
  const shown = [box.left, box.right].map((place) => {
    const value = whole.invert((place - zoom.x) / zoom.k);
    return Math.min(to, Math.max(Math.max(1, from), value));
  }) as [number, number];
  const xAt = made(x.log, shown, [box.left, box.right]);
  const room = (tick: number) => LETTER * x.format(tick).length + 14;
  const xTicks = apart(roundOf(xAt.ticks(6).filter(Number.isInteger), shown), xAt, room);
  const inside = (frames: number) => frames >= shown[0] * 0.9999 && frames <= shown[1] * 1.0001;
  const drawable = (value: number) => !isLog || value > 0;
  return { box, xAt, yAt, xTicks, yTicks, inside, drawable };
}

export type SizesLayout = ReturnType<typeof sizesLayout>;

/** The point that is nearest to a place: of the nearest size, the nearest line. */
export function spotAt(
  lines: readonly SizesLine[],
  layout: SizesLayout,
  px: number,
  py: number,
): Spot | null {
  const { xAt, yAt, inside, drawable } = layout;
  let best: Spot | null = null;
  let least = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const [line, { points }] of lines.entries())
    for (const [at, { frames, value }] of points.entries()) {
      if (!inside(frames) || !drawable(value)) continue;
      const away = [Math.abs(xAt(frames) - px), Math.abs(yAt(value) - py)];
      const [dx = 0, dy = 0] = away;
      const [leastX = 0, leastY = 0] = least;
      if (dx < leastX - 0.5 || (dx < leastX + 0.5 && dy < leastY)) [best, least] = [{ line, at }, away];
    }
  return best;
}

/** The point that a key leads to from one; undefined for a key of another use. */
export function spotAfter(lines: readonly SizesLine[], key: string, { line, at }: Spot): Spot | undefined {
  const points = lines[line]?.points ?? [];
  const along = (to: number): Spot => ({ line, at: Math.max(0, Math.min(points.length - 1, to)) });
  /** The next line that has points, at the size that is nearest to this one. */
  const across = (by: number): Spot => {
    const frames = points[at]?.frames ?? 0;
    for (let next = line + by; next in lines; next += by) {
      const others = lines[next]?.points ?? [];
      const away = others.map((point) => Math.abs(Math.log(point.frames / frames)));
      if (others.length > 0) return { line: next, at: away.indexOf(Math.min(...away)) };
    }
    return { line, at };
  };
  switch (key) {
    case "ArrowRight":
      return along(at + 1);
    case "ArrowLeft":
      return along(at - 1);
    case "Home":
      return along(0);
    case "End":
      return along(points.length - 1);
    case "ArrowDown":
      return across(1);
    case "ArrowUp":
      return across(-1);
    default:
      return undefined;
  }
}
