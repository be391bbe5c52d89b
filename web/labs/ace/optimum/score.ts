/** What the score says of the optimum: how far a lane's misses are above it. */
import type { CounterSpec, LabFrame, LaneFrame } from "../../../engine/types.ts";
import type { CountedLane } from "../../../shell/counters.ts";
import { leaderboardText } from "../../../text/leaderboard.ts";
import type { ShownOptimum } from "./shown.ts";

const ID = "above_optimum";
const BEFORE = "hits";

/** Misses above the optimum in percent; not a number where there is no bound: with a Reader, or another number of frames. */
export function aboveOptimum({ config, step, fork }: LaneFrame, frames: number, least: number): number {
  if (config.prefetch || config.frames !== frames || fork !== undefined) return Number.NaN;
  const misses = step.counters.misses ?? 0;
  return least === 0 ? 0 : (100 * (misses - least)) / least;
}

/** `missesAt`: what MIN has missed in a pool of so many frames. */
export function scoreWith(frames: number, missesAt: (position: number) => number): ShownOptimum {
  const spec = (): CounterSpec => {
    const { above, aboveMeaning } = leaderboardText().optimum;
    return { id: ID, label: above, unit: "%", meaning: aboveMeaning, better: "lower" };
  };
  const withIt = (counters: CountedLane["counters"], lane: LaneFrame | undefined, least: number) =>
    lane === undefined ? counters : { ...counters, [ID]: aboveOptimum(lane, frames, least) };
  return {
    specs: (specs) => {
      const at = specs.findIndex(({ id }) => id === BEFORE);
      return specs.toSpliced(at < 0 ? specs.length : at, 0, spec());
    },
    lanes: ({ lanes: frameLanes, position }: LabFrame, lanes) => {
      const least = missesAt(position);
      return lanes.map(({ counters, against, ...lane }, index) => ({
        ...lane,
        counters: withIt(counters, frameLanes[index], least),
        against: against && {
          ...against,
          counters: withIt(against.counters, frameLanes[frameLanes[index]?.fork?.lane ?? 0], least),
        },
      }));
    },
  };
}
