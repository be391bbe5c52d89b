/** Plain data that crosses the boundary to the flash + magnetic lab's engine, in the engine's own types. */

import type {
  Class,
  HybridConfig,
  LaneStep,
  PlacementSpec,
  Registry,
  ReplacementSpec,
} from "../../engine/pkg/types/hybrid.ts";
import type { PageName, RunFrame, RunRegistry } from "../../engine/types.ts";

export type {
  Disk,
  Event as HybridEvent,
  Eviction as HybridEviction,
  HybridConfig,
  PageState,
  PlacementSpec,
  ReplacementSpec,
  Sample as PageSample,
} from "../../engine/pkg/types/hybrid.ts";

type Kind = `${"reads" | "writes"}_${"f" | "m"}`;

/** A lane's counters: those that pictures read by their names, and all others. */
export type HybridCounters = Readonly<
  Record<"created" | "pages_on_f" | "cost" | "seconds" | `cost_${Kind}` | `physical_${Kind}`, number> &
    Record<string, number>
>;

export type HybridLaneStep = Omit<LaneStep, "counters"> & { counters: HybridCounters };

export type HybridRegistry = Registry & RunRegistry;

/** Bits of {@link HybridColumns.flags} and {@link HybridColumns.disks}. */
export const DIRTY = 1;
/** The page was created and has not been on a disk. */
export const NEW = 2;
export const EMPTY = 4;
export const ON_FLASH = 8;
/** Of {@link HybridColumns.disks}: the page is in the pool. */
export const RESIDENT = 16;
/** Of {@link HybridColumns.disks}: the page exists. */
export const EXISTS = 32;

/** The queues of a pool in the order of {@link HybridColumns.lengths}; the first is the time segment's. */
export const QUEUES = ["main", "FRQ", "MRQ", "MWQ", "FWQ"] as const satisfies readonly ("main" | Class)[];

/** A lane's pool and disks as flat columns. */
export interface HybridColumns {
  /** Frame → page, 2^32 - 1 if free. */
  pages: Uint32Array;
  flags: Uint8Array;
  /** Frames of the five queues, one after the other, each with the next to leave first. */
  order: Uint32Array;
  lengths: Uint32Array;
  /** Page → bits; empty where the file is too large to be handed over with each step. */
  disks: Uint8Array;
  costSegmentFrames: number;
}

export interface HybridLaneFrame {
  config: HybridConfig;
  placement: PlacementSpec;
  replacement: ReplacementSpec;
  columns: HybridColumns;
  step: HybridLaneStep;
  pageName?: PageName;
}

export interface HybridFrame extends RunFrame {
  lanes: HybridLaneFrame[];
}
