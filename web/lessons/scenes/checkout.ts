/** Scenes of lesson 1. */

export const sale = { preset: "ms-640", lanes: [0] };
export const yesterday = {
  ...sale,
  change: {
    workload: {
      kind: "skewed",
      requests: 100_000,
      seed: "1",
      reads_percent: 90,
      operations_percent: 90,
      data_percent: 10,
    },
  },
};
export const twice = { ...sale, change: { frames: 410 } };

export const changes = {
  pages: 8,
  frames: 2,
  alpha: 3,
  k_r: 1,
  k_w: 1,
  base_us: 10,
  lanes: [{ policy: "lru", mode: "baseline" }],
  workload: { kind: "given", trace: "W1 W1 W1 W1 W1 R2 R3 R4" },
};
