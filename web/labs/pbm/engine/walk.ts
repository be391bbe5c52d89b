/** A small string, played through with victims of one's own choice beside MIN; and the exact chances of a sample. */
import { failureOf } from "../../../engine/failure.ts";
import { bulk_eviction, min_optimal_walk_json, single_eviction } from "../../../engine/pkg/pbm/pbm.js";
import type { Failure } from "../../../engine/types.ts";
import type { Play, Walk } from "./types.ts";

export type Walked = { ok: true; walk: Walk } | { ok: false; failure: Failure };

export function walkThrough(play: Play): Walked {
  try {
    return { ok: true, walk: JSON.parse(min_optimal_walk_json(JSON.stringify(play))) };
  } catch (thrown) {
    return { ok: false, failure: failureOf(thrown) };
  }
}

/** The probability that an eviction by the best of `samples` draws is optimal, for each share of optimal victims. */
export const singleChance = (samples: number, shares: Float64Array): Float64Array =>
  single_eviction(samples, shares);

/** The same where `evicted` of `drawn` frames go at once; `evicted` is at most `drawn`. */
export const bulkChance = (drawn: number, evicted: number, shares: Float64Array): Float64Array =>
  bulk_eviction(drawn, evicted, shares);
