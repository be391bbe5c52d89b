/** Plain data that crosses the boundary to the predictive lab's engine, in the engine's own types. */
import type { LaneStep, PolicySpec, Registry, WorldState } from "../../../engine/pkg/types/pbm.ts";
import type { RunFrame, RunRegistry } from "../../../engine/types.ts";

export type {
  Bucket as PbmBucket,
  Event as PbmEvent,
  LaneStep as PbmLaneStep,
  OptimalHits,
  OptionSpec,
  Play,
  PolicySpec as PbmPolicySpec,
  Resident,
  Step as PbmStep,
  StreamState as PbmStream,
  Table as PbmTable,
  Walk,
  WalkStep,
  WorldState as PbmWorld,
} from "../../../engine/pkg/types/pbm.ts";

export type PbmRegistry = Registry & RunRegistry;

/** A lane's config, defaults filled in: the policy's id, its numbers and its yes/no settings. */
export interface PbmConfig {
  policy: string;
  [setting: string]: string | number | boolean;
}

/** Block number of a free frame in {@link PbmColumns.blocks}. */
export const FREE_FRAME = 0xffff_ffff;
/** Bits of frames and blocks: some stream holds it; it is still being read. */
export const PINNED = 1;
export const IN_FLIGHT = 2;
/** Bits of frames: it holds no block; its present estimate belongs into another bucket. */
export const FREE = 4;
export const STALE = 8;
/** Bit of a block: it is in the pool. */
export const RESIDENT = 16;

/** A lane as flat columns. Times: estimated microseconds until the next access; infinite: not requested. */
export interface PbmColumns {
  /** Frame → block, {@link FREE_FRAME} if free. */
  blocks: Uint32Array;
  /** Frame → {@link PINNED}, {@link IN_FLIGHT}, {@link FREE}, {@link STALE}. */
  flags: Uint8Array;
  timesUs: Float32Array;
  /** Frame → the policy's number; empty if it keeps none. */
  badges: Uint8Array;
  /** Of so many blocks one is in the columns by block: 1, but for tables of more blocks than a picture has bins. */
  stride: number;
  /** Block → {@link PINNED}, {@link IN_FLIGHT}, {@link RESIDENT}; empty unless requested. */
  tableFlags: Uint8Array;
  tableTimesUs: Float32Array;
  /** Frames of all buckets, one bucket after the other, the next to leave first. */
  order: Uint32Array;
  /** Lengths of the buckets: those of time from the present on, the not requested, a free list where there is one. */
  lengths: Uint32Array;
  fromUs: Float64Array;
  hand: number | undefined;
}

export interface PbmLaneFrame {
  config: PbmConfig;
  policy: PolicySpec;
  columns: PbmColumns;
  step: LaneStep;
  /** While its step is under way: whether the victim is still looked for. */
  searches?: boolean;
}

/** Everything the page shows at one position: all lanes at one moment of simulated time. */
export interface PbmFrame extends RunFrame {
  /** The moment, as the clock has it; times s is what it stands for. */
  timeUs: number;
  world: WorldState;
  /** The lane whose request led here; null at the start and at the end. */
  stepped: number | null;
  lanes: PbmLaneFrame[];
}
