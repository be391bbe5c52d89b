/** What the predictive lab's engine computes exactly, without a run to be shown. */
import {
  bulk_eviction,
  min_optimal_walk_json,
  Lab as PbmLab,
  single_eviction,
} from "../../../engine/pkg/pbm/pbm.js";
import { attempt } from "../../../engine/runSession.ts";
import type { Result } from "../../../engine/types.ts";
import type { OptimalHits, Play, Walk } from "./types.ts";

/** How frames are drawn: `n` for one eviction, or `m` for `k` at once. */
export type Draws = { n: number } | { m: number; k: number };

/** The chance that evicting by such a sample costs nothing, for each share `p` of frames whose eviction costs nothing. */
export const chances = (draws: Draws, p: readonly number[]): Result<readonly number[]> =>
  attempt(() => [
    ...("n" in draws
      ? single_eviction(draws.n, Float64Array.from(p))
      : bulk_eviction(draws.m, draws.k, Float64Array.from(p))),
  ]);

/** MIN on a lane's own requests. Takes as long as the run itself: for small scenes, or beside the page. */
export const optimalHits = (scene: object, lane: number): Result<OptimalHits> =>
  attempt(() => {
    const lab = new PbmLab(JSON.stringify(scene));
    try {
      return JSON.parse(lab.optimal_json(lane));
    } finally {
      lab.free();
    }
  });

export const walkThrough = (play: Play): Result<Walk> =>
  attempt(() => JSON.parse(min_optimal_walk_json(JSON.stringify(play))));

/** The probability that an eviction by the best of `samples` draws is optimal, for each share of optimal victims. */
export const singleChance = (samples: number, shares: Float64Array): Float64Array =>
  single_eviction(samples, shares);

/** The same where `evicted` of `drawn` frames go at once; `evicted` is at most `drawn`. */
export const bulkChance = (drawn: number, evicted: number, shares: Float64Array): Float64Array =>
  bulk_eviction(drawn, evicted, shares);
