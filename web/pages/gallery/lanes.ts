/** The pools that the gallery shows: the slides' example before and after, each structure, each mark, each size. */
import type { LaneFrame } from "../../engine/types.ts";
import { COUNT, FLAG, manyFrames, sketchLane } from "./lane.ts";

export interface PoolExample {
  title: string;
  arrangement: "frame" | "order";
  /** Side by side: these must line up. */
  lanes: LaneFrame[];
}

const missOn1 = { t: 12, page: 1, write: true, frame: 6, victim: 4, victim_dirty: true };

/** The slides' example after the write of page 1, in the baseline and with ACE. */
export const slides = [
  sketchLane({
    cells: "8D 6C 2D 3C 5D 7C 1D",
    order: [6, 0, 1, 2, 3, 4, 5],
    mode: "baseline",
    event: { ...missOn1, batch: [4], batch_frames: [6], evicted: [4], evicted_frames: [6] },
  }),
  sketchLane({
    cells: "8D 6C 2C 3C 5C 7C 1D",
    order: [6, 0, 1, 2, 3, 4, 5],
    event: { ...missOn1, batch: [4, 5, 2], batch_frames: [6, 4, 2], evicted: [4], evicted_frames: [6] },
  }),
];

const prefetching = sketchLane({
  cells: "8D 6C 2C 3C 5C 9P 1D",
  order: [6, 0, 1, 2, 3, 4, 5],
  windowLabel: "clean-first window",
  window: 2,
  event: {
    ...missOn1,
    batch: [4, 5, 2],
    batch_frames: [6, 4, 2],
    evicted: [4, 7],
    evicted_frames: [6, 5],
    prefetched: [9],
    prefetched_frames: [5],
  },
});

const ring = sketchLane({
  cells: "8D2 6C0 2D1 13C5 5D0 7C1 14D3",
  order: [1, 4, 5, 2, 0, 6, 3],
  shape: "ring",
  hand: 3,
  badge: COUNT,
  event: { t: 3, page: 13, hit: true, frame: 3 },
});

const flags = sketchLane({
  cells: "1D1 2C 3D 4D1 5C 6D1",
  order: [5, 0, 1, 2, 3, 4],
  badge: FLAG,
  event: { t: 4, page: 6, write: true, hit: true, frame: 5 },
});

const filling = sketchLane({
  cells: "1D 2C 3D - - - -",
  order: [2, 0, 1],
  windowLabel: "clean-first window",
  window: 2,
  event: { t: 3, page: 3, write: true, frame: 2 },
});

const manyStep = {
  t: 99,
  page: 24,
  write: true,
  frame: 12,
  victim: 1_005,
  victim_dirty: true,
  batch: [1_005, 40, 60],
  batch_frames: [12, 20, 30],
  evicted: [1_005],
  evicted_frames: [12],
};
const windowed = { windowLabel: "clean-first window" };

export const pools: PoolExample[] = [
  { title: "Seven frames, by order: the slides' example", arrangement: "order", lanes: slides },
  { title: "Seven frames, by frame", arrangement: "frame", lanes: slides },
  { title: "Window, prefetched page; filling", arrangement: "order", lanes: [prefetching, filling] },
  { title: "A ring: by frame, with hand and counts", arrangement: "frame", lanes: [ring, flags] },
  { title: "The same by order; flags", arrangement: "order", lanes: [ring, flags] },
  {
    title: "64 frames, window over two rows",
    arrangement: "order",
    lanes: [
      manyFrames(64, { ...windowed, window: 21, event: manyStep }),
      manyFrames(64, { badge: COUNT, shape: "ring", hand: 25, event: manyStep }),
    ],
  },
  {
    title: "64 frames by frame",
    arrangement: "frame",
    lanes: [
      manyFrames(64, { ...windowed, window: 21, event: manyStep }),
      manyFrames(64, { badge: COUNT, shape: "ring", hand: 25, event: manyStep }),
    ],
  },
  {
    title: "500 frames",
    arrangement: "order",
    lanes: [
      manyFrames(500, { ...windowed, window: 166, event: manyStep }),
      manyFrames(500, { badge: COUNT, shape: "ring", hand: 25, event: manyStep }),
    ],
  },
  {
    title: "10 000 frames",
    arrangement: "frame",
    lanes: [
      manyFrames(10_000, { event: manyStep }),
      manyFrames(10_000, { badge: COUNT, shape: "ring", hand: 25, event: manyStep }),
    ],
  },
];
