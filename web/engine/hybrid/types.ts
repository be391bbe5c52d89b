/** Plain data that crosses the boundary to the flash + magnetic lab's engine. */
import type {
  CostQueue,
  Disk,
  HybridCounters,
  HybridEvent,
  HybridEviction,
  PageAccount,
  PageSample,
  PageState,
} from "../pkg/hybrid/hybrid.js";
import type { Identity, PageName, ParameterSpec, Phrase, RunFrame, RunRegistry } from "../types.ts";

export type {
  CostQueue,
  Disk,
  HybridCounters,
  HybridEvent,
  HybridEviction,
  PageAccount,
  PageSample,
  PageState,
};

/** A lane's config, defaults filled in. */
export interface HybridConfig {
  placement: string;
  floor: boolean;
  replacement: string;
  lambda: number;
  frames: number;
  pages: number;
  rf: number;
  wf: number;
  rm: number;
  wm: number;
}

/** Everything the engine says about a placement algorithm. */
export interface PlacementSpec {
  id: string;
  label: string;
  idea: string;
  rule: string;
  cost: string;
  complexity: string;
  paper: string;
  year: number;
  /** Bytes of accounting a page, as the paper counts them. */
  bytes_a_page: number;
  counters: { symbol: string; label: string }[];
  has_threshold: boolean;
  has_floor: boolean;
  migrates: boolean;
  knows_future: boolean;
  by_lru_only: boolean;
  start: "flash" | "magnetic" | "given";
}

/** Everything the engine says about a replacement. */
export interface ReplacementSpec {
  id: string;
  label: string;
  idea: string;
  rule: string;
  complexity: string;
  paper: string;
  parameters: ParameterSpec[];
  is_lru: boolean;
  adapts: boolean;
}

/** All that is registered in this lab's engine. */
export interface HybridRegistry extends RunRegistry {
  placements: PlacementSpec[];
  replacements: ReplacementSpec[];
  /** Simulated microseconds of one unit of cost. */
  unit_us: number;
}

/** Bits of {@link HybridColumns.flags} and {@link HybridColumns.disks}. */
export const DIRTY = 1;
/** The page was created and has not been on a disk. */
export const NEW = 2;
/** The frame holds no page. */
export const EMPTY = 4;
/** The page lives on flash. */
export const ON_FLASH = 8;
/** Of {@link HybridColumns.disks}: the page is in the pool. */
export const RESIDENT = 16;
/** Of {@link HybridColumns.disks}: the page exists. */
export const EXISTS = 32;

/** The queues of a pool in the order of {@link HybridColumns.lengths}; the first is the time segment's. */
export const QUEUES = ["main", "FRQ", "MRQ", "MWQ", "FWQ"] as const satisfies readonly ("main" | CostQueue)[];

/** A lane's pool and disks as flat columns. */
export interface HybridColumns {
  /** Frame → page, 2^32 - 1 if free. */
  pages: Uint32Array;
  /** Frame → bits. */
  flags: Uint8Array;
  /** Frames of the five queues, one after the other, each with the next to leave first. */
  order: Uint32Array;
  /** Lengths of these queues. */
  lengths: Uint32Array;
  /** Page → bits; empty where the file is too large to be handed over with each step. */
  disks: Uint8Array;
  /** Frames of the cost segment now. */
  costSegmentFrames: number;
}

/** What a step did in one lane. */
export interface HybridLaneStep {
  counters: HybridCounters;
  identities: Omit<Identity, "since">[];
  event: HybridEvent | null;
  phrases: Phrase[];
  recent: { t: number; hit: boolean }[];
}

/** Everything one lane shows at one position. */
export interface HybridLaneFrame {
  config: HybridConfig;
  placement: PlacementSpec;
  replacement: ReplacementSpec;
  columns: HybridColumns;
  step: HybridLaneStep;
  pageName?: PageName;
}

/** Everything the page shows at one position. */
export interface HybridFrame extends RunFrame {
  lanes: HybridLaneFrame[];
}
