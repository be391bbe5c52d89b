/** Scans of one table that follow each other, under LRU, Clock Sweep and PBM-sampling. */
const lanes = [{ policy: "lru" }, { policy: "clock" }, { policy: "sampling" }];
const world = { scale: 1, k_r: 4, base_us: 100, group_blocks: 5, lanes };

/** Two reports: the second begins so many microseconds later; both work so long on each block. */
export const two = (pause: number, work = 50) => ({
  ...world,
  blocks: 60,
  frames: 15,
  workload: { kind: "given", trace: `S0-59x${work}; P${pause} S0-59x${work}` },
});

/** Two side by side in the first half of the table, two behind each other in the second. */
export const four = {
  ...world,
  blocks: 60,
  frames: 10,
  workload: { kind: "given", trace: "S0-29x50; S0-29x50; S30-59x50; P700 S30-59x50" },
};
