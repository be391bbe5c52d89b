//! TypeScript types of the JSON texts, emitted into the binding's declarations.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** Counters of a lane; I/O and seconds are times s, time_us is the clock as it is. Times are simulated. */
export interface PbmCounters {
  requests: number; hits: number; misses: number; waits: number; evictions: number;
  hit_percent: number; io_gib: number; seconds: number; time_us: number; device_percent: number;
  queries_ended: number; streams_ended: number;
}
/** A table or an index: its first block, and its blocks. */
export interface PbmTable { name: string; first: number; blocks: number; }
/** What all lanes share, as it is simulated. */
export interface PbmWorld {
  tables: PbmTable[]; block_numbers: number; group_blocks: number; frames: number; scale: number;
  k_r: number; base_us: number; streams: number;
  /** Requests of one lane. */
  requests: number;
}
/** Where a victim stood. */
export type PbmBucket = { time: number } | "not_requested" | "free_list";
/** A block that left the pool; the estimate is null where nobody asked for it. */
export interface PbmEvicted { block: number; frame: number; next_access_ns: number | null; }
/** One request and its consequences in one lane. */
export interface PbmEvent {
  position: number; t: number; time_ns: number; stream: number; query: number; block: number;
  hit: boolean; waits: boolean; frame: number; free: boolean; ready_ns: number; cpu_ns: number;
  evicted: PbmEvicted[];
  /** Frames that the policy drew, in the order in which it looked at them. */
  drawn: { frame: number; block: number; next_access_ns: number | null }[];
  looked_at: number; bucket: PbmBucket | null; begins_query: boolean;
}
/** What a stream works through: a scan of a table, an index scan, or look-ups. */
export type PbmPart =
  | { kind: "scan"; table: number; first: number; blocks: number; asked: number; cpu_us: number;
      /** The groups that a bitmap keeps. */ groups: number[] | null; look_ups: number }
  | { kind: "index"; correlated: boolean; blocks: number; asked: number; cpu_us: number }
  | { kind: "look_ups"; blocks: number; asked: number; cpu_us: number };
/** What a stream does. */
export interface PbmStream {
  doing: "pausing" | "waiting" | "working" | "ended";
  query: number; name: string | null; part: PbmPart | null;
  /** The block that it waits for or works on. */
  block: number | null;
  /** When its pause or its work is over; null while it waits for a read. */
  wakes_us: number | null;
  /** Measured speed of its registered scan. */
  blocks_a_second: number | null;
  /** First and end of the window of a correlated index scan. */
  window: [number, number] | null;
  /** How far the scan that trails it is behind. */
  lag_us: number | null;
  requests: number; hits: number; ended_us: number | null;
}
"#;
