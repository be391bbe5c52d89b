/** The first page's race: what each lane does at each moment of one clock. Pure, of frames at all positions of a run. */
import { DIRTY, EMPTY, type LabFrame, type LaneFrame } from "../../../engine/types.ts";

/** A lane at a moment. */
export interface Scene {
  /** The lane after the last request that has ended. */
  lane: LaneFrame;
  served: number;
  /** When that was. */
  clock_us: number;
  /** What is under way, and which part of it is behind it; none once the lane is done. */
  under: Under | null;
}

interface Under {
  page: number;
  /** Pages that are written together, and those that leave. */
  written: readonly number[];
  evicted: readonly number[];
  /** From 0 to 1: the write, which comes first, and the read. */
  write: number;
  read: number;
}

export interface Cell {
  page: number;
  dirty: boolean;
  /** In the batch that is being written; written already. */
  state: "" | "written" | "clean" | "gone";
}

const clockOf = (lane: LaneFrame): number => lane.step.counters.run_time_us ?? 0;

/** The scenes of all lanes at a time, by the law of lanes by time: each at the last request that has ended by then. */
export function scenesAt(frames: readonly LabFrame[], time_us: number): Scene[] {
  const lanes = frames[0]?.lanes ?? [];
  return lanes.map((_, index) => {
    const served = frames.findLastIndex(({ lanes }) => clockOf(lanes[index] as LaneFrame) <= time_us);
    const lane = frames[served]?.lanes[index] as LaneFrame;
    const next = frames[served + 1]?.lanes[index];
    const clock_us = clockOf(lane);
    return { lane, served, clock_us, under: next === undefined ? null : underWay(next, time_us - clock_us) };
  });
}

const part = (of: number, whole: number) => (whole > 0 ? Math.min(1, Math.max(0, of / whole)) : 1);

function underWay({ step: { event, device } }: LaneFrame, gone_us: number): Under {
  const { write, read } = device.operations.at(-1) ?? {};
  const [write_us, read_us] = [write?.duration_us ?? 0, read?.duration_us ?? 0];
  return {
    page: event?.page ?? 0,
    written: event?.batch ?? [],
    evicted: event?.evicted ?? [],
    write: part(gone_us, write_us),
    read: part(gone_us - write_us, read_us),
  };
}

/** The pool from the MRU end on: pages under way as far as they are. */
export function cellsOf({ lane: { columns }, under }: Scene): Cell[] {
  const { order, pages, flags } = columns;
  return Array.from(order, (frame): Cell | null => {
    const [page = 0, bits = EMPTY] = [pages[frame], flags[frame]];
    if (bits & EMPTY) return null;
    const dirty = (bits & DIRTY) !== 0;
    const isWritten = under?.written.includes(page) === true;
    const over = under !== null && under.write === 1;
    if (over && under.evicted.includes(page)) return { page, dirty: false, state: "gone" };
    if (isWritten) return { page, dirty: !over, state: over ? "clean" : "written" };
    return { page, dirty, state: "" };
  }).filter((cell) => cell !== null);
}

/**
 * When what the captions tell begins: the first write of a dirty page alone; half-way of it, and of a batch beside it; its
 * end; and when the first lane is done.
 */
export function captionsOf(
  frames: readonly LabFrame[],
): [alone_us: number, together_us: number, written_us: number, done_us: number] {
  const first = frames.findIndex(({ lanes }) =>
    lanes.some(({ step: { event } }) => event?.batch.length === 1),
  );
  const before = frames[first - 1]?.lanes.map(clockOf) ?? [];
  const begin = Math.min(...before);
  const writes = frames[first]?.lanes.map(
    ({ step: { device } }) => device.operations.at(-1)?.write?.duration_us ?? 0,
  );
  const write_us = Math.max(...(writes ?? [0]));
  const ends = frames.at(-1)?.lanes.map(clockOf) ?? [];
  return [begin, begin + write_us / 2, begin + write_us, Math.min(...ends)];
}
