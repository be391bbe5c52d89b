/** What the predictive lab's engine computes exactly, without a run to be shown. */
import { bulk_eviction, Lab as PbmLab, single_eviction } from "../../../engine/pkg/pbm/pbm.js";
import { attempt } from "../../../engine/runSession.ts";
import type { Result } from "../../../engine/types.ts";
import type { OptimalHits } from "./types.ts";

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
