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
  /** Of a hit: whether the page was dirty, the policy's number or flag for it before, whether it moved to the MRU end. */
  was_dirty: boolean; badge_before: number; to_head: boolean;
  victim: number | null; victim_dirty: boolean;
  batch: number[]; batch_frames: number[];
  evicted: number[]; evicted_frames: number[];
  prefetched: number[]; prefetched_frames: number[];
  second_chances: number[]; second_chance_frames: number[]; second_chances_in_search: number;
  looked_at: number; used_prefetched: boolean; stream: boolean;
  /** Frame under the hand before it searched; `null` if it did not, or if there is none. */
  hand_before: number | null;
  /** The Reader's search: pages asked for at most, found, and whether there was anything to follow. */
  look_up: { asked: number; found: number; known: boolean } | null;
}
/** An identity of the counters, and whether it holds, counted from a position on: 0, or that of the lane's fork. */
export interface Identity { text: string; holds: boolean; since: number; }
/** A part of a sentence: an English template, the key of its translations, and the values of its `{names}`. */
export interface Phrase { template: string; values: { [name: string]: PhraseValue }; }
/** A name as it is, a count, names with commas between them, or words that are translated themselves. */
export type PhraseValue = string | number | string[] | Phrase;
/** Pages that the device writes or reads together; times are simulated device time. `named` are the first of them. */
export interface Transfer { pages: number; steps: number; start_us: number; duration_us: number; named: number[]; }
/** Request `t` and its use of the device: its write batch, and after it the read; a hit has neither. */
export interface DeviceOperation {
  t: number; page: number; writes: boolean; write: Transfer | null; read: Transfer | null;
}
/** How full lanes were in all device steps in which they were used; null before the first one. */
export interface Utilisation {
  lanes: number; pages: number; steps: number; pages_a_step: number | null; share: number | null;
}
/** A lane's device: the last requests' operations, from `start_us` to `end_us` of device time, and the utilisations. */
export interface DeviceStep {
  start_us: number; end_us: number; scale_us: number; operations: DeviceOperation[];
  write: Utilisation; read: Utilisation;
}
/** One lane at the shown position; `phrases` say what the step did and why, none before the first request. */
export interface LaneStep {
  counters: Counters; identities: Identity[]; event: StepEvent | null; phrases: Phrase[];
  /** Numbers of the lines of Algorithm 1 that ran, from 1; none before the first request. */
  lines: number[];
  recent: { t: number; hit: boolean }[]; device: DeviceStep;
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
