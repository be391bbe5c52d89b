/** Run time as in PostgreSQL, computed of the times that an experiment keeps: no second run is needed. */
import type { Plot, PointSummary } from "./sweep/types.ts";

/** The share of the write time that is waited for in figures: fitted to figure 8 of the ACE paper, never measured. */
export const WRITE_WAIT = 0.2;

export interface LaneTimes {
  /** Of all reads and writes of the device, and of the CPU. */
  device_us: number;
  /** The writes' part of the device time. */
  written_us: number;
}

/** How long a run takes, in microseconds, where the device takes these times. */
export type TimeModel = (times: LaneTimes) => number;

/** A share of the write time is waited for; 1 is device time. */
export const waitsFor =
  (share: number): TimeModel =>
  ({ device_us, written_us }) =>
    device_us - (1 - share) * written_us;

/** Every write is waited for, and each miss takes further device reads. */
export const readsFurther =
  (reads: number): TimeModel =>
  ({ device_us, written_us }) =>
    device_us + reads * (device_us - written_us);

const ratio = (above: number, below: number) => (below > 0 ? above / below : null);

/** The measures that are made of times, of the first lane's and the lane's own. */
const measures: Readonly<Record<string, (first: number, own: number) => number | null>> = {
  speedup: ratio,
  speedup_since_full: ratio,
  latency_saved_percent: (first, own) => ratio(100 * (first - own), first),
};

/** The times that a plot is computed of, for one lane of a point; null where it has none. */
function timesOf({ times }: Plot, lanes: PointSummary["lanes"], lane: string): LaneTimes | null {
  const [device, written] = (times ?? []).map((id) => lanes[lane]?.[id]?.mean);
  return device === undefined || written === undefined ? null : { device_us: device, written_us: written };
}

/**
 * What a plot shows of a lane if runs take as long as the model says: of the means, where the engine has the mean of each
 * seed's own ratio, which is the same to a thousandth. Null where the plot has no run times, or the point no value.
 */
export function timedValue(
  plot: Plot,
  { lanes }: Pick<PointSummary, "lanes">,
  [first, own]: readonly [first: string, own: string],
  model: TimeModel,
): number | null {
  const [before, after] = [first, own].map((lane) => timesOf(plot, lanes, lane));
  if (!before || !after) return null;
  return measures[plot.measure]?.(model(before), model(after)) ?? null;
}
