/** PBM-PQ's buckets with the blocks that stand in them, as the engine's columns give them. */
import {
  FREE_FRAME,
  IN_FLIGHT,
  type PbmBucket,
  type PbmLaneFrame,
  PINNED,
  STALE,
} from "../../engine/types.ts";
import { STEPS, stepOf, type TimeScale } from "../timeScale.ts";

export interface Standing {
  frame: number;
  block: number;
  us: number;
  stale: boolean;
  pinned: boolean;
  reading: boolean;
}

export interface Bucket {
  kind: "time" | "not_requested" | "free_list";
  /** From how many microseconds on; where it ends, infinite for the last. Of time alone. */
  fromUs: number;
  endUs: number;
  /** Which group of equally wide buckets it is in, from 0. */
  group: number;
  /** Its stretch of the columns' order. */
  from: number;
  length: number;
  /** Whether this step's victim left from here. */
  left: boolean;
}

/** Buckets of time get wider group by group: twice the width is the next group. */
function groupsOf(fromUs: Float64Array): number[] {
  let group = 0;
  let width = 0;
  return Array.from(fromUs, (from, at) => {
    const own = (fromUs[at + 1] ?? Number.POSITIVE_INFINITY) - from;
    // The last bucket has no end: it is of the group before it.
    if (Number.isFinite(own)) {
      if (width > 0 && own > width * 1.5) group += 1;
      width = own;
    }
    return group;
  });
}

const isHere = (bucket: PbmBucket | null, kind: Bucket["kind"], at: number) =>
  bucket !== null && (typeof bucket === "string" ? bucket === kind : kind === "time" && bucket.time === at);

export function bucketsOf({ columns, step }: PbmLaneFrame): Bucket[] {
  const { fromUs, lengths } = columns;
  const groups = groupsOf(fromUs);
  const victims = step.event?.evicted.length ?? 0;
  let from = 0;
  return Array.from(lengths, (length, at): Bucket => {
    const kind = at < fromUs.length ? "time" : at === fromUs.length ? "not_requested" : "free_list";
    const bucket: Bucket = {
      kind,
      ...{ fromUs: fromUs[at] ?? 0, endUs: fromUs[at + 1] ?? Number.POSITIVE_INFINITY },
      ...{ group: groups[at] ?? 0, from, length },
      left: victims > 0 && isHere(step.event?.bucket ?? null, kind, at),
    };
    from += length;
    return bucket;
  });
}

/** The blocks of a bucket, the next to leave first, up to a maximum number. */
export function standingIn({ columns }: PbmLaneFrame, { from, length }: Bucket, most = length): Standing[] {
  return Array.from(columns.order.subarray(from, from + Math.min(length, most)), (frame) => {
    const flags = columns.flags[frame] ?? 0;
    return {
      ...{ frame, block: columns.blocks[frame] ?? FREE_FRAME },
      us: columns.timesUs[frame] ?? Number.POSITIVE_INFINITY,
      stale: (flags & STALE) !== 0,
      ...{ pinned: (flags & PINNED) !== 0, reading: (flags & IN_FLIGHT) !== 0 },
    };
  });
}

export interface BucketCounts {
  /** By step of present estimates. */
  steps: number[];
  stale: number;
  pinned: number;
}

export function countsIn(
  { columns }: PbmLaneFrame,
  { from, length }: Bucket,
  scale: TimeScale,
): BucketCounts {
  const steps = Array<number>(STEPS + 1).fill(0);
  let [stale, pinned] = [0, 0];
  for (let at = from; at < from + length; at += 1) {
    const frame = columns.order[at] ?? 0;
    const step = stepOf(scale, columns.timesUs[frame] ?? Number.POSITIVE_INFINITY);
    steps[step] = (steps[step] ?? 0) + 1;
    const flags = columns.flags[frame] ?? 0;
    if ((flags & STALE) !== 0) stale += 1;
    if ((flags & PINNED) !== 0) pinned += 1;
  }
  return { steps, stale, pinned };
}
