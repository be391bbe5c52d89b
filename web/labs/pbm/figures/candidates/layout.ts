/** Where bars, marks and words of an opened eviction stand. */

import { largestOf } from "../../../../ui/format.ts";
import type { TimeScale } from "../timeScale.ts";
import type { Candidate } from "./model.ts";

export interface CandidateLayout {
  width: number;
  /** Where bars begin, where the axis ends, and where a bar without end is cut off. */
  left: number;
  right: number;
  beyond: number;
  /** Columns of words right of the bars: the estimate where there is room, and the truth. */
  estimate: number | null;
  truth: number;
  pitch: number;
  bar: number;
  /** A time's place on the axis. */
  x: (us: number) => number;
  ticks: number[];
  /** The longest time of the columns: all of them are in its unit. */
  longest: number;
}

const WIDE = 560;
/** Room of an arrow that says: without end. */
const ENDLESS = 34;
/** More rows than these stand closer. */
const ROOMY = 16;

/** As close as numbers can stand. */
const CLOSEST = 13;

export function candidateLayout(
  all: readonly Candidate[],
  scale: TimeScale,
  width: number,
  room = Number.POSITIVE_INFINITY,
): CandidateLayout {
  const wide = width >= WIDE;
  const left = wide ? 92 : 62;
  const beyond = width - (wide ? 176 : 84);
  const right = Math.max(left + 60, beyond - ENDLESS);
  const times = all.flatMap(({ us, truth }) => [us, truth.kind === "at" ? truth.us : us]);
  const finite = times.filter((us) => Number.isFinite(us) && us > 0);
  // The scale's own steps in any case, so that two evictions compare; further only where a time lies beyond.
  const low = Math.min((scale[0] ?? 1) / 3, ...finite);
  const high = Math.max((scale.at(-1) ?? 1) * 3, ...finite);
  const [from, to] = [Math.log(low), Math.log(high)];
  const x = (us: number) => left + ((Math.log(Math.max(low, us)) - from) / (to - from)) * (right - left);
  const usual = all.length <= ROOMY ? 24 : 18;
  const pitch = Math.max(CLOSEST, Math.min(usual, Math.floor(room / Math.max(1, all.length))));
  return {
    ...{ width, left, right, beyond, x },
    estimate: wide ? width - 100 : null,
    truth: width,
    longest: largestOf(times),
    pitch,
    bar: pitch < 18 ? pitch - 4 : pitch < 24 ? 11 : 14,
    ticks: scale.filter((_, at) => (right - left) / scale.length >= 52 || at % 2 === 0),
  };
}
