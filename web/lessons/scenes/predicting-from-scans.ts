/** Scans that have registered what they will read, and look-ups, which register nothing. */
const world = { scale: 1, k_r: 4, base_us: 100 };
const given = (trace: string) => ({ kind: "given", trace });
const ofScans = {
  ...world,
  frames: 20,
  group_blocks: 5,
  lanes: [{ policy: "sampling", samples: 5 }],
};

/** Three scans of parts of a table, at three speeds. */
export const three = {
  ...ofScans,
  blocks: 60,
  workload: given("S10-44x50; S0-29x100; P1500 S25-59x25"),
};

/** A second scan that hits all that the first one has read, and so is faster. */
export const behind = { ...ofScans, blocks: 60, workload: given("S0-59x50; P2000 S0-59x50") };

/** Two bitmap scans. */
export const gaps = {
  ...ofScans,
  blocks: 80,
  workload: {
    kind: "bitmap",
    streams: 2,
    queries: 1,
    fraction: 0.8,
    kept_percent: 40,
    slow_percent: 50,
    seed: "12",
  },
};

/** A scan, and look-ups of one block that it will not read: without frequency statistics, and with them. */
export const lookUps = {
  ...world,
  blocks: 48,
  frames: 8,
  group_blocks: 4,
  lanes: [false, true].map((frequency) => ({ policy: "sampling", samples: 5, frequency })),
  workload: given(`S0-39x50; L45x5 ${Array(13).fill("P400 L45x5").join(" ")}`),
};
