//! TypeScript types of the JSON texts, emitted into the binding's declarations.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** Counters of a lane; times are simulated device time in microseconds. */
export interface Counters {
  requests: number; reads: number; writes: number; hits: number; misses: number;
  pages_read: number; prefetched: number; prefetch_used: number; prefetch_wasted: number;
  pages_written: number; write_batches: number; evictions_clean: number; evictions_dirty: number;
  second_chances: number; sweep_steps: number;
  read_time_us: number; write_time_us: number; cpu_time_us: number; latency_us: number;
}
/** One request and its consequences in one lane. */
export interface StepEvent {
  t: number; write: boolean; page: number; hit: boolean; frame: number;
  victim: number | null; victim_dirty: boolean;
  batch: number[]; batch_frames: number[];
  evicted: number[]; evicted_frames: number[];
  prefetched: number[]; prefetched_frames: number[];
  second_chances: number[]; second_chances_in_search: number;
  looked_at: number; used_prefetched: boolean; stream: boolean;
}
/** An identity of the counters, and whether it holds, counted from a position on: 0, or that of the lane's fork. */
export interface Identity { text: string; holds: boolean; since: number; }
/** One lane at the shown position. */
export interface LaneStep {
  counters: Counters; identities: Identity[]; event: StepEvent | null; sentence: string | null;
  recent: { t: number; hit: boolean }[];
  /** The lane whose config is in force: its own, or before its fork that of the lane which it still is. */
  running_as: number;
}
/** What a request serves: a group of requests with its number in the trace, from 1, and a part of the data. */
export interface RequestLabel { group: string; number: number; part: string; }
/** What the step to the shown position did. */
export interface Step { position: number; label: RequestLabel | null; lanes: LaneStep[]; }
/** The pages of a workload that fixes D: those with data before the first request, and the smallest D. */
export interface WorkloadPages { data_pages: number; pages: number; }
/** A lane's config with all defaults filled in. */
export interface LaneConfig {
  policy: string; mode: "baseline" | "ace"; prefetch: boolean; pages: number; frames: number;
  alpha: number; base_us: number; k_r: number; k_w: number; n_w: number; n_e: number;
  theta: number; cpu_us: number; cost: "ideal" | "poster"; fork?: Fork; [policy_parameter: string]: unknown;
}
/** Where a lane leaves an earlier one (counted from 0), which it is up to there. */
export interface Fork { lane: number; at: number; }
/** The first position at which a lane differs from lane 0. */
export interface Parting { position: number; lane: number; resident: boolean; written: boolean; }
/** A rejected input. */
export interface Failure { field: string; value: string; legal: string; message: string; }
"#;
