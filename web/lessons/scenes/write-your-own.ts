const baseline = (policy: string) => ({ policy, mode: "baseline" });

/** Fourteen requests to four frames: FIFO alone, and inside ACE. */
export const few = {
  pages: 12,
  frames: 4,
  alpha: 3,
  k_r: 3,
  k_w: 3,
  n_w: 3,
  base_us: 10,
  lanes: [baseline("fifo"), { policy: "fifo", mode: "ace" }],
  workload: { kind: "given", trace: "R1 W2 R3 R1 W4 R5 R1 W6 R2 R5 W7 R3 R1 R8" },
};
export const lru = { lanes: [baseline("lru")] };
export const chance = { lanes: [baseline("second-chance")] };
