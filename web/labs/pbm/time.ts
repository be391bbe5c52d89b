/** Simulated time as this lab's axis: positions are requests of all lanes, and what a reader sees along them is time. */
import { bisectRight } from "d3-array";
import type { PrescanFrame } from "../../engine/types.ts";
import { formatCount, formatDigits, formatUpTo } from "../../text/numbers.ts";
import { pbmText } from "../../text/pbm.ts";
import type { Along, Axis } from "../../ui/Transport.tsx";
import type { PbmFrame } from "./engine/types.ts";

const UNITS = [
  { unit: "µs", us: 1, from_us: 0, digits: 1 },
  { unit: "ms", us: 1e3, from_us: 2e3, digits: 3 },
  { unit: "s", us: 1e6, from_us: 1e7, digits: 3 },
] as const;

const unitFor = (end_us: number) => UNITS.findLast(({ from_us }) => end_us >= from_us) ?? UNITS[0];

/** Samples of the clock by rising position, from the start on. */
export type ClockSamples = { positions: readonly number[]; times_us: readonly number[] };

/** The prescan's clock: that of the lane whose last event is the latest. */
export function clockOf(prescan: PrescanFrame, lanes: number): ClockSamples {
  const columns = Array.from({ length: lanes }, (_, lane) => prescan.column(lane, "time_us"));
  const times = Array.from(prescan.positions, (_, at) =>
    Math.max(0, ...columns.map((column) => column[at] ?? 0)),
  );
  const positions = [...prescan.positions];
  // What is drawn begins at the start, sampled or not.
  const start = positions[0] === 0 ? [] : [0];
  return { positions: [...start, ...positions], times_us: [...start, ...times] };
}

/** Linear between the entries of a list; after the last, as it rose on the whole. */
function between(from: readonly number[], to: readonly number[], value: number): number {
  // The last entry at or before the value; the first if there is none.
  const at = Math.max(0, bisectRight(from, value) - 1);
  const last = from.length - 1;
  if (at >= last) {
    const [end, reached] = [from[last] ?? 0, to[last] ?? 0];
    return end > 0 ? reached + (value - end) * (reached / end) : value;
  }
  const [x0 = 0, x1 = 0, y0 = 0, y1 = 0] = [from[at], from[at + 1], to[at], to[at + 1]];
  return x1 > x0 ? y0 + ((value - x0) / (x1 - x0)) * (y1 - y0) : y0;
}

export interface TimeAxis extends Axis {
  us: number;
}

/** The axis of a run of so many requests, as far as it is prescanned; further on as it went so far. Times are times s. */
export function timeAxis({ positions, times_us }: ClockSamples, requests: number, scale: number): TimeAxis {
  const end_us = between(positions, times_us, requests) * scale;
  const { unit, us, digits } = unitFor(end_us);
  const size = us / scale;
  return {
    at: (position) => between(positions, times_us, position) / size,
    positionAt: (value) => {
      // Many requests may be made at time 0; the start is before all of them.
      if (value <= 0) return 0;
      const time_us = value * size;
      const position = time_us * scale >= end_us ? requests : between(times_us, positions, time_us);
      return Math.min(Math.max(0, Math.round(position)), requests);
    },
    end: end_us / us,
    label: pbmText().time.axis(unit, formatCount(scale)),
    format: (value) => `${formatDigits(value, digits)}\u{a0}${unit}`,
    formatTick: (value) => formatUpTo(value, digits),
    us,
  };
}

export const prescanAxis = (prescan: PrescanFrame, { lanes, requests, world: { scale } }: PbmFrame) =>
  timeAxis(clockOf(prescan, lanes.length), requests, scale);

export const alongTime = (axis: TimeAxis, { timeUs, world: { scale } }: PbmFrame): Along => ({
  axis,
  value: (timeUs * scale) / axis.us,
});

export const momentWords = (axis: TimeAxis, frame: PbmFrame) => axis.format(alongTime(axis, frame).value);
