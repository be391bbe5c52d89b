/** Scenes of lesson 10: what is changed in presets. */

export const small = { pages: 120, frames: 12 };
export const insisted = { ...small, n_w: 4 };

const withReader = [
  { policy: "lru", mode: "baseline" },
  { policy: "lru", mode: "ace" },
  { policy: "lru", mode: "ace", prefetch: true },
];
/** So many frames for fifteen times as many pages, as in the paper. */
export const fifteenth = (frames: number) => ({ pages: 15 * frames, frames, lanes: withReader });
export const beyondHotSet = { frames: 410 };

export const served = {
  pages: 3072,
  frames: 205,
  workload: {
    kind: "skewed",
    requests: 20_000,
    seed: "1",
    reads_percent: 50,
    operations_percent: 90,
    data_percent: 10,
  },
};
