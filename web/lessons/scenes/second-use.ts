/** Scenes of lesson 5, in every language. */
const alone = (policy: string, settings: object = {}) => ({
  lanes: [{ policy, mode: "baseline", ...settings }],
});

export const rows = { preset: "index-and-rows" };
/** The same requests under another policy. */
export const rowsUnder = (policy: string, settings: object = {}) => ({
  ...rows,
  change: alone(policy, settings),
});
/** LRU-K and ARC as in CMU's BusTub: web/labs/ace/courses.ts. */
export const bustub = rowsUnder("lru-k", { by_first: 1, retained: 0 });

const TWICE =
  "R1 R2 R3 R4 R5 R6 R7 R8 R9 R1 R2 R3 R1 R2 R3 R11 R11 R12 R12 R13 R13 R14 R14 R15 R15 R16 R16 R17 R17 R18 R18 R1 R2 R3 R1 R2 R3";
/** The scan over the hot set requests each of its pages twice in a row. */
export const twice = { workload: { kind: "given", trace: TWICE } };
export const twiceUnder = (policy: string, settings: object = {}) => ({
  preset: "hot-set",
  change: { ...twice, ...alone(policy, settings) },
});

export const floorUnder = (policy: string) => ({ preset: "floor", change: alone(policy) });

const own: Readonly<Record<string, object>> = {
  zipf: { theta: 0.9 },
  scan: { scan_length: 20, scan_period: 60 },
  looping: { length: 20 },
  walk: { reach: 10 },
};
/** Drawn requests of some kind to a small pool. */
export const drawn = (kind: string, policy: string) => ({
  ...{ pages: 100, frames: 16, alpha: 3, k_r: 3, k_w: 3, base_us: 10 },
  ...alone(policy),
  workload: { kind, requests: 2000, seed: "1", reads_percent: 80, ...own[kind] },
});
