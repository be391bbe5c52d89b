/** One queue of buckets, and samples of one frame or several. */
const small = { scale: 1, k_r: 4, base_us: 100 };
const given = (trace: string) => ({ kind: "given", trace });

/** PBM-PQ with three scans. */
export const queue = {
  ...small,
  blocks: 24,
  frames: 10,
  group_blocks: 3,
  lanes: [{ policy: "pq", bucket_groups: 3, buckets: 2, delta_ms: 0.4 }],
  workload: given("S0-23x100; P700 S0-23x50; P300 S12-23x50"),
};

/** Four scans, each lane with its policy. */
export const sampled = (...lanes: object[]) => ({
  ...small,
  blocks: 60,
  frames: 20,
  group_blocks: 5,
  lanes,
  workload: given("S0-59x25; S0-59x50; P1200 S0-59x100; P4000 S0-59x50"),
});
export const sample = (samples: number, evictions = 1) => ({ policy: "sampling", samples, evictions });
export const drawing = sampled(sample(3));
export const bulk = sampled(sample(9, 3));
