/** Scenes of lesson 4, in every language. */
export const ring = { preset: "clock-sweep", lanes: [0] };

const counts = (each: number) => [0, 1, 2, 3, 4, 5, 6].map((page) => `${page}u${each}`).join(" ");

/** Every count at its maximum: the hand has the longest way. */
export const full = {
  pages: 10,
  frames: 7,
  alpha: 3,
  k_r: 3,
  k_w: 3,
  base_us: 10,
  lanes: [{ policy: "clock", mode: "baseline" }],
  workload: { kind: "given", trace: "R9" },
  start: { pool: counts(5), hand: 0 },
};

/** The clock of textbooks: one bit. */
const ONE_BIT = [{ policy: "clock", mode: "baseline", usage_maximum: 1, usage_start: 1 }];
export const oneBit = { ...full, lanes: ONE_BIT, start: { pool: counts(1), hand: 0 } };

const run = { preset: "poster", at: 50_000 };
export const poster = {
  lru: { ...run, lanes: [0] },
  clock: { ...run, change: { lanes: [{ policy: "clock", mode: "baseline" }] } },
  oneBit: { ...run, change: { lanes: ONE_BIT } },
};

export const loop = { preset: "looping-scan", change: { lanes: [{ policy: "clock", mode: "baseline" }] } };
