/** Plain data that crosses the boundary to the engine: what the registry says, and what a step gives. */
import type {
  Counters,
  DeviceOperation,
  DeviceStep,
  Identity,
  LaneConfig,
  LaneStep,
  Parting,
  Phrase,
  RequestLabel,
  Step,
  StepEvent,
  Transfer,
  Utilisation,
  WorkloadPages,
} from "./pkg/engine.js";

export type {
  Counters,
  DeviceOperation,
  DeviceStep,
  Identity,
  LaneConfig,
  LaneStep,
  Parting,
  Phrase,
  RequestLabel,
  Step,
  StepEvent,
  Transfer,
  Utilisation,
  WorkloadPages,
};

/** A parameter as the engine describes it: range, unit, help. */
export interface ParameterSpec {
  id: string;
  label: string;
  symbol: string;
  unit: string;
  minimum: number;
  maximum: number;
  integer: boolean;
  /** The legal values of a parameter that is no number; none for a number. */
  choices?: { id: string; label: string }[];
  default: { number: number } | { rule: string } | { choice: string };
  help: string;
  why: string;
}

/** A small number or flag that a policy keeps for each frame. */
export interface BadgeSpec {
  id: string;
  label: string;
  /** Sign of a flag that is set; empty where the number itself is drawn. */
  glyph: string;
  /** Largest value; 1 makes it a flag. */
  maximum: number;
  help: string;
}

/** Everything the engine says about a policy. */
export interface PolicySpec {
  id: string;
  label: string;
  idea: string;
  rule: string;
  /** What it costs the device, and what it gives up. */
  cost: string;
  complexity: string;
  paper: string;
  year: number;
  parameters: ParameterSpec[];
  shape: "list" | "ring";
  badge: BadgeSpec | null;
  window: string | null;
  second_chances: boolean;
}

export interface WorkloadSpec {
  id: string;
  label: string;
  idea: string;
  parameters: ParameterSpec[];
  /** Whether D follows from the workload. */
  fixes_pages: boolean;
}

export interface DeviceSpec {
  id: string;
  label: string;
  base_us: number;
  alpha: number;
  k_r: number;
  k_w: number;
  source: string;
}

export interface PresetSpec {
  id: string;
  title: string;
  about: string;
  teaches: string;
  scene: unknown;
}

/** A layer around any policy: what the engine says about ACE. */
export interface LayerSpec {
  label: string;
  idea: string;
  parts: { label: string; rule: string }[];
  cost: string;
  complexity: string;
  paper: string;
  year: number;
}

/** Which lanes have a line of Algorithm 1. */
export type LinePart = "any" | "baseline" | "ace" | "reader";

/** What the registry of every lab says: what scenes have in common. */
export interface RunRegistry {
  /** Numbers that all lanes share. */
  parameters: ParameterSpec[];
  workloads: WorkloadSpec[];
  /** How long a trace can be; generators that are measured in requests have it as a parameter. */
  requests: ParameterSpec;
  /** There if generators have parameters of their own for their length. */
  without_length?: true;
  presets: PresetSpec[];
}

/** All that is registered in the engine; pickers, help and ranges follow from it. */
export interface Registry extends RunRegistry {
  policies: PolicySpec[];
  ace: LayerSpec;
  /** The part of each line of Algorithm 1; line 1 comes first. */
  algorithm: LinePart[];
  devices: DeviceSpec[];
}

/** A rejected input: which field, what it was, what is legal, and all three as one sentence. */
export interface Failure {
  field: string;
  value: string;
  legal: string;
  message: string;
}

/** Value or rejection; nothing is thrown across a boundary that a person's input can reach. */
export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure };

/** Page number of a free frame in {@link LaneColumns.pages}. */
export const FREE = 0xffff_ffff;
/** Bit of {@link LaneColumns.flags}: the page is dirty. */
export const DIRTY = 1;
/** Bit of {@link LaneColumns.flags}: the page was prefetched and not hit yet. */
export const PREFETCHED = 2;
/** Bit of {@link LaneColumns.flags}: no page is in the frame. */
export const EMPTY = 4;

/** A lane's pool as flat columns, one entry a frame. */
export interface LaneColumns {
  /** Frame → page, {@link FREE} if free. */
  pages: Uint32Array;
  /** Frame → {@link DIRTY}, {@link PREFETCHED}, {@link EMPTY}. */
  flags: Uint8Array;
  /** Frame → the policy's number or flag. */
  badges: Uint8Array;
  /** Frames from MRU to LRU, or for a ring in eviction order. */
  order: Uint32Array;
  /** Length of the window at the LRU end; 0 if there is none. */
  window: number;
  /** Frame under the hand. */
  hand: number | undefined;
}

/** What a page is called. */
export type PageName = (page: number) => string;

/** Where a page is in a lane's pool. */
export interface PagePlace {
  frame: number;
  /** Its place in eviction order, from 1. */
  place: number;
}

/** What a lane has of its own from its fork on; up to there it is an earlier lane. */
export interface LaneFork {
  /** The lane that it leaves, from 0. */
  lane: number;
  /** The position at which it leaves it. */
  at: number;
  /** Whether the position shown is there or behind it. */
  reached: boolean;
  config: LaneConfig;
  policy: PolicySpec;
  /** Policy and mode of the lane that it leaves. */
  left: { config: LaneConfig; policy: PolicySpec };
  /** Numbers that differ from that lane's, by symbol; a registered device's four stand under its name, without a value. */
  changed: { name: string; value?: number }[];
}

/** Everything one lane shows at one position. */
export interface LaneFrame {
  /** What is in force: before a fork, the config and policy of the lane that is left. */
  config: LaneConfig;
  policy: PolicySpec;
  fork?: LaneFork;
  columns: LaneColumns;
  step: LaneStep;
  /** What pages are called, where that is not their number: by the ids of the trace's own file. */
  pageName?: PageName;
}

/** What a frame of every lab says: where the run stands. */
export interface RunFrame {
  position: number;
  requests: number;
  /** What the request of this step serves, if the workload says so. */
  label?: RequestLabel | null;
}

/** Everything the page shows at one position. */
export interface LabFrame extends RunFrame {
  lanes: LaneFrame[];
}

/** The survey so far: samples of counters along the trace. */
export interface SurveyFrame {
  /** Requests surveyed. */
  position: number;
  requests: number;
  /** Positions of the samples. */
  positions: Float64Array;
  /** Requests since the sample before at which the lanes did not all act alike. */
  parted: Float64Array;
  /** A counter of a lane at the samples. */
  column: (lane: number, counter: string) => Float64Array;
  firstParting: Parting | null;
}
