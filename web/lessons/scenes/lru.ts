/** Scenes of lesson 3, in every language. */
export const withWrites = { preset: "looping-scan", lanes: [0] };

/** The same loop with reads alone. */
const workload = { kind: "looping", requests: 2000, seed: "1", reads_percent: 100, length: 51 };
export const loop = { ...withWrites, change: { workload } };

/** One frame more: the whole loop fits. */
export const larger = { ...withWrites, change: { workload, frames: 51 } };

/** From an empty pool, so that the order follows from the requests. */
export const pool = {
  pages: 12,
  frames: 7,
  alpha: 3,
  k_r: 3,
  k_w: 3,
  base_us: 10,
  lanes: [{ policy: "lru", mode: "baseline" }],
  workload: { kind: "given", trace: "R9 W4 R7 W5 R3 W2 R6 W8 W1 R7 R10" },
};
