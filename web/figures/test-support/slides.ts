import { sketchLane } from "./lane.ts";

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
