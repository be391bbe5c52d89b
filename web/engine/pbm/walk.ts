/** A small string, played through with victims of one's own choice beside MIN; and the exact chances of a sample. */
import { failureOf } from "../failure.ts";
import { bulk_eviction, min_optimal_walk_json, single_eviction } from "../pkg/pbm/pbm.js";
import type { Failure } from "../types.ts";

/** A string, and what has been decided about it so far. */
export interface Play {
  frames: number;
  /** Blocks that are resident before the first request. */
  pool: number[];
  requests: number[];
  /** The victims chosen so far, one for each miss that found no free frame. */
  choices: number[];
}

export interface WalkResident {
  block: number;
  /** Position of its next request; null if there is none. */
  next: number | null;
  min_optimal: boolean;
}

export type Decision =
  | { kind: "none" }
  | { kind: "evicted"; block: number; min_optimal: boolean }
  | { kind: "open" };

/** One request, with the pool before it. */
export interface WalkStep {
  position: number;
  block: number;
  hit: boolean;
  decision: Decision;
  /** By next request, the soonest first. */
  pool: WalkResident[];
  /** How many of them must stay. */
  boundary: number;
  /** Misses from this request on if every further victim is chosen well. */
  best_misses: number;
  /** Misses so far, this request's included. */
  misses: number;
  min_hit: boolean;
  min_misses: number;
}

/** All steps up to the end, or to the first eviction that is not decided yet. */
export interface Walk {
  steps: WalkStep[];
  /** Resident after the last step; before it, if its decision is open. */
  pool: number[];
  finished: boolean;
  /** MIN's misses over the whole string. */
  min_misses: number;
}

export type Walked = { ok: true; walk: Walk } | { ok: false; failure: Failure };

export function walkThrough(play: Play): Walked {
  try {
    return { ok: true, walk: JSON.parse(min_optimal_walk_json(JSON.stringify(play))) as Walk };
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
