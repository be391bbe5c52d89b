/** What the score says of the optimum: MIN's misses, and how far a lane's are above them. */
import type { CounterSpec, LabFrame, LaneFrame } from "../../../engine/types.ts";
import type { CountedLane } from "../../../shell/counters.ts";
import { leaderboardText } from "../../../text/leaderboard.ts";
import { comparedWith } from "../lanes.ts";
import type { ShownOptimum } from "./shown.ts";

const ID = "above_optimum";
const BEFORE = "hits";

/** Misses above the optimum in percent; not a number where there is no bound: with a Reader, or another number of frames. */
function aboveOptimum({ config, step, fork }: LaneFrame, frames: number, least: number): number {
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
          counters: withIt(against.counters, comparedWith(frameLanes, index), least),
        },
      }));
    },
  };
}

/** Bytes between two sums that are kept. */
const BLOCK = 512;

const ones = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll("0", "").length);

/** Misses among the first so many requests. */
export function missesAt(missed: Uint8Array): (position: number) => number {
  const sums = new Uint32Array(Math.floor(missed.length / BLOCK) + 1);
  const count = (from: number, to: number) => {
    let sum = 0;
    for (let at = from; at < to; at += 1) sum += ones[missed[at] ?? 0] ?? 0;
    return sum;
  };
  for (let block = 1; block < sums.length; block += 1)
    sums[block] = (sums[block - 1] ?? 0) + count((block - 1) * BLOCK, block * BLOCK);
  return (position) => {
    const whole = position >> 3;
    const block = Math.floor(whole / BLOCK);
    const rest = (missed[whole] ?? 0) & ((1 << (position & 7)) - 1);
    return (sums[block] ?? 0) + count(block * BLOCK, whole) + (ones[rest] ?? 0);
  };
}
