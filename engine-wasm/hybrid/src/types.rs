//! TypeScript types of the JSON texts, emitted into the binding's declarations.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** One of the two disks: flash or magnetic. */
export type Disk = "f" | "m";
/** A queue of the cost segment: clean on flash, clean magnetic, dirty magnetic, dirty on flash. */
export type CostQueue = "FRQ" | "MRQ" | "MWQ" | "FWQ";
/** Counters of a lane; costs are in units, one random flash read each; seconds are simulated. */
export interface HybridCounters {
  requests: number; logical_reads: number; logical_writes: number; created: number; sets: number;
  hits: number; misses: number;
  physical_reads_f: number; physical_reads_m: number; physical_writes_f: number; physical_writes_m: number;
  migrations_to_f: number; migrations_to_m: number; evictions: number; evictions_dirty: number; pages_on_f: number;
  cost_reads_f: number; cost_writes_f: number; cost_reads_m: number; cost_writes_m: number;
  cost_f: number; cost_m: number; cost: number; seconds: number;
}
/** What a placement algorithm knows of a page: its counters, and by how many units the other disk would have been cheaper. */
export interface PageAccount { counters: number[]; saving: number | null; threshold: number; }
/** A page that left the pool. */
export interface HybridEviction {
  page: number; frame: number; dirty: boolean; new: boolean; queue: CostQueue | null;
  from: Disk; migrated: boolean; written_to: Disk | null; account: PageAccount;
}
/** One request and its consequences in one lane. */
export interface HybridEvent {
  t: number; op: "R" | "W" | "N" | "F"; page: number | null; hit: boolean; was_dirty: boolean;
  found_in: CostQueue | null; read_from: Disk | null; frame: number | null;
  evictions: HybridEviction[];
  followed: { page: number; frame: number; queue: CostQueue }[];
  cost_segment_frames: number | null;
}
/** A page in one lane, at the shown position. */
export interface PageState { exists: boolean; disk: Disk; frame: number | null; dirty: boolean; account: PageAccount; }
/** A page in one lane after some requests. */
export interface PageSample extends PageAccount { position: number; disk: Disk | null; resident: boolean; }
"#;
