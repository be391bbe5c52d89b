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

export type Standing = ReturnType<typeof standingIn>[number];

export interface Bucket {
  kind: "time" | "not_requested" | "free_list";
  /** From how many microseconds on; where it ends, infinite for the last. Of time alone. */
  fromUs: number;
  endUs: number;
  group: number;
  from: number;
  length: number;
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
export function standingIn({ columns }: PbmLaneFrame, { from, length }: Bucket, most = length) {
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

export type BucketCounts = { steps: number[]; stale: number; pinned: number };

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

export type PlacedBucket = { bucket: Bucket; index: number; x: number; width: number; columns: number };

export type BucketLayout = ReturnType<typeof bucketLayout>;

/** Above buckets: names, and the sign of the victim. */
const ABOVE = 46;
/** Below: times, and the groups' widths. */
const BELOW = 36;
const GROUP_GAP = 8;
const APART = 18;
const BETWEEN = 8;
const CELL = { height: 18, gap: 2 };
export const MOST_CELLS = 80;
const MOST_ROWS = 12;
const NAME = 84;
const cellWidth = (digits: number) => Math.max(18, 6.4 * digits + 6);

/** As high as what it holds, or no higher than `most` px as long as three rows of cells have room. */
export function bucketLayout(
  buckets: readonly Bucket[],
  frames: number,
  digits: number,
  width: number,
  most = Number.POSITIVE_INFINITY,
) {
  const time = buckets.filter(({ kind }) => kind === "time");
  const others = buckets.filter(({ kind }) => kind !== "time");
  const groups = (time.at(-1)?.group ?? 0) + 1;
  const pitchX = cellWidth(digits) + CELL.gap;
  const gaps = (groups - 1) * GROUP_GAP + APART;
  // The blocks that leave first are many at times, and their names want room.
  const share = (width - gaps - others.length * 8) / (time.length + 2.5 * others.length);
  const cells = frames <= MOST_CELLS && share >= pitchX + BETWEEN;
  const wide = Math.min(cells ? 8 * pitchX : 120, Math.max(NAME, 2.5 * share));
  const room = (width - gaps - others.length * (wide + 8)) / Math.max(1, time.length);
  const across = Math.min(4, Math.max(1, Math.floor((room - BETWEEN) / pitchX)));
  const own = cells ? across * pitchX + BETWEEN : room;
  let x = 0;
  let group = 0;
  const placed = buckets.map((bucket, index): PlacedBucket => {
    if (bucket.kind === "time" && bucket.group !== group) {
      group = bucket.group;
      x += GROUP_GAP;
    }
    if (bucket.kind === "not_requested") x += APART;
    const span = bucket.kind === "time" ? own : wide;
    const columns = Math.max(1, Math.floor(span / pitchX));
    const place = { bucket, index, x, width: span - (cells ? BETWEEN + CELL.gap : 2), columns };
    x += span + (bucket.kind === "time" ? 0 : 8);
    return place;
  });
  // As high as any bucket may become in this run, not as this step needs: nothing jumps.
  const fitting = Math.max(3, Math.floor((most - ABOVE - BELOW) / (CELL.height + CELL.gap)));
  const wanted = Math.max(3, Math.ceil(frames / 2.5 / Math.max(1, placed[0]?.columns ?? 1)));
  const rows = Math.min(MOST_ROWS, fitting, wanted);
  const tall = cells ? rows * (CELL.height + CELL.gap) : 96;
  const base = ABOVE + tall;
  return {
    ...{ width, placed, cells, rows, tall, base, height: base + BELOW, numbers: own >= 24 },
    cell: { width: pitchX - CELL.gap, height: CELL.height, pitchX, pitchY: CELL.height + CELL.gap },
  };
}
