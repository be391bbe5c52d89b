const ace = { policy: "lru", mode: "ace" };
const withReader = (reader: string) => ({ ...ace, prefetch: true, reader });

/** Three clean victims, then a dirty one: the fourth miss in a row finds the Reader at work. */
export const scan = {
  pages: 40,
  frames: 8,
  alpha: 3,
  k_r: 4,
  k_w: 4,
  base_us: 10,
  n_e: 4,
  lanes: [ace, { ...ace, prefetch: true }],
  workload: { kind: "given", trace: "R4 R5 R6 R7 R8 R9 R10 R11" },
  start: { pool: "30D 31 32D 33 20D 23 24 25" },
};
/** OPL, NPL, TaP and the history table by themselves. */
export const readers = (preset: string) => ({
  preset,
  change: { lanes: ["opl", "npl", "tap", "history"].map(withReader) },
});
/** A stream of which half is written, and a mixed workload, without the Reader and with it. */
export const stream = (n_e: number) => ({
  preset: "sequential-stream",
  change: { n_e, lanes: [ace, { ...ace, prefetch: true }] },
});
export const mixed = (n_e: number) => ({ ...stream(n_e), preset: "ms-640" });
/** Figure 7's row alone: no more pages may come than it names. */
export const row = { preset: "figure-7", change: { n_e: 3 }, lanes: [1, 2] };
