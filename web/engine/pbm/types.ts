/** Plain data that crosses the boundary to the predictive lab's engine. */
import type {
  PbmBucket,
  PbmCounters,
  PbmEvent,
  PbmEvicted,
  PbmPart,
  PbmStream,
  PbmTable,
  PbmWorld,
} from "../pkg/pbm/pbm.js";
import type { Identity, ParameterSpec, Phrase, RunFrame, RunRegistry } from "../types.ts";

export type { PbmBucket, PbmCounters, PbmEvent, PbmEvicted, PbmPart, PbmStream, PbmTable, PbmWorld };

/** A yes/no setting of a policy. */
export interface OptionSpec {
  id: string;
  label: string;
  help: string;
  why: string;
}

/** Everything the engine says about a policy. */
export interface PbmPolicySpec {
  id: string;
  label: string;
  idea: string;
  rule: string;
  complexity: string;
  paper: string;
  year: number;
  parameters: ParameterSpec[];
  options: OptionSpec[];
  /** Whether it estimates the time to next access. */
  estimates: boolean;
  /** Whether it keeps blocks in buckets by that time. */
  buckets: boolean;
}

/** All that is registered. */
export interface PbmRegistry extends RunRegistry {
  policies: PbmPolicySpec[];
}

/** A lane's config, defaults filled in: the policy's id, its numbers and its yes/no settings. */
export interface PbmConfig {
  policy: string;
  [setting: string]: string | number | boolean;
}

/** Block number of a free frame in {@link PbmColumns.blocks}. */
export const FREE_FRAME = 0xffff_ffff;
/** Bit of a frame and of a block: some stream holds it. */
export const PINNED = 1;
/** Bit of a frame and of a block: it is still being read. */
export const IN_FLIGHT = 2;
/** Bit of a frame: it holds no block. */
export const FREE = 4;
/** Bit of a frame in a bucket: its present estimate belongs into another bucket. */
export const STALE = 8;
/** Bit of a block: it is in the pool. */
export const RESIDENT = 16;

/** A lane as flat columns. Times are microseconds until the next access as estimated; infinite: nobody asked. */
export interface PbmColumns {
  /** Frame → block, {@link FREE_FRAME} if free. */
  blocks: Uint32Array;
  /** Frame → {@link PINNED}, {@link IN_FLIGHT}, {@link FREE}, {@link STALE}. */
  flags: Uint8Array;
  /** Frame → estimate. */
  timesUs: Float32Array;
  /** Frame → the policy's number; empty if it keeps none. */
  badges: Uint8Array;
  /** Block → {@link PINNED}, {@link IN_FLIGHT}, {@link RESIDENT}; empty if it was not asked for. */
  tableFlags: Uint8Array;
  /** Block → estimate. */
  tableTimesUs: Float32Array;
  /** Frames of all buckets, one bucket after the other, the next to leave first. */
  order: Uint32Array;
  /** Lengths of the buckets: those of time from the present on, the not requested, a free list where there is one. */
  lengths: Uint32Array;
  /** From how many microseconds on each bucket of time is. */
  fromUs: Float64Array;
  /** Frame under the hand. */
  hand: number | undefined;
}

/** A request that was served before. */
export interface PbmRecent {
  t: number;
  time_us: number;
  stream: number;
  block: number;
  hit: boolean;
}

/** What a step gives of a lane, besides its columns. */
export interface PbmLaneStep {
  counters: PbmCounters;
  identities: Identity[];
  /** Its last request; null before the first. */
  event: PbmEvent | null;
  phrases: Phrase[];
  streams: PbmStream[];
  recent: PbmRecent[];
}

/** Everything one lane shows at one position. */
export interface PbmLaneFrame {
  config: PbmConfig;
  policy: PbmPolicySpec;
  columns: PbmColumns;
  step: PbmLaneStep;
}

/** Everything the page shows at one position: all lanes at one moment of simulated time. */
export interface PbmFrame extends RunFrame {
  /** The moment, as the clock has it; times s is what it stands for. */
  timeUs: number;
  world: PbmWorld;
  /** The lane whose request led here; null at the start and at the end. */
  stepped: number | null;
  lanes: PbmLaneFrame[];
}
