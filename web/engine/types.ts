/** Plain data exchanged with the engine, in the engine's own types, and the page's types built on them. */
import type {
  FlashShown,
  Fork,
  Kept,
  LaneConfig as LaneFields,
  LaneStep,
  PolicySpec,
  ReaderSpec,
  Registry as Registered,
  Served,
} from "./pkg/types/ace.ts";
import type {
  CounterSpec,
  ParameterSpec as Described,
  Failure,
  Held,
  Label,
  Overview,
} from "./pkg/types/core.ts";
import type { Divergence, LabSpec, Preset } from "./pkg/types/lab.ts";

export type * from "./pkg/types/ace.ts";
export type {
  Device as DeviceStep,
  Event as StepEvent,
  Operation as DeviceOperation,
  Part as LinePart,
  Whereabouts as PagePlace,
} from "./pkg/types/ace.ts";
export type {
  CounterSpec,
  DeviceSpec,
  Failure,
  Held,
  Label as RequestLabel,
  Overview,
  PageName as NamedPage,
  Phrase,
  SnapshotStart,
  WorkloadPages,
  WorkloadSpec,
} from "./pkg/types/core.ts";
export type * from "./pkg/types/lab.ts";
export type { Preset as PresetSpec, RunTo as Found } from "./pkg/types/lab.ts";

/** A lane's config with all defaults filled in; policies have parameters of their own. */
export type LaneConfig = LaneFields & { [policyParameter: string]: unknown };

/** A parameter as the engine describes it; the page has fields of its own too, which are numbers. */
export type ParameterSpec = Omit<Described, "choices"> & Partial<Pick<Described, "choices">>;

/** What the registry of every lab says: what scenes have in common. */
export interface RunRegistry
  extends Pick<Registered, "counters" | "parameters" | "workloads" | "requests" | "lab"> {
  /** Whether generators have parameters of their own for their length. */
  without_length?: boolean;
  presets: Preset[];
}

export type Registry = Registered & RunRegistry;

/** Value or rejection; nothing is thrown across a boundary that a person's input can reach. */
export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure };

/** Page number of a free frame in {@link LaneColumns.pages}. */
export const FREE = 0xffff_ffff;
/** Bits of {@link LaneColumns.flags}: the page is dirty; it was prefetched and not hit yet; no page is in the frame; with clients: it is read, it is written, it is held by pins. */
export const DIRTY = 1;
export const PREFETCHED = 2;
export const EMPTY = 4;
export const READING = 8;
export const WRITING = 16;
export const HELD = 32;

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
  hand: number | undefined;
}

export interface RecordingFrame {
  overview: Overview;
  /** Page → the place of its relation plus one; 0 for a page without a name. */
  relationOf: Uint16Array;
  pins: readonly Held[];
}

export type PageName = (page: number) => string;

/** A forked lane's own settings; up to the fork it is identical to an earlier lane. */
export interface LaneFork extends Fork {
  reader?: ReaderSpec | undefined;
  reached: boolean;
  config: LaneConfig;
  policy: PolicySpec;
  /** Policy and mode of the lane that it leaves. */
  left: { config: LaneConfig; policy: PolicySpec; reader?: ReaderSpec | undefined };
  /** Numbers that differ from that lane's, by symbol; a registered device's four stand under its name, without a value. */
  changed: { name: string; value?: number }[];
}

/**
 * What a step consists of, in the order of Algorithm 1: the page is looked up, a victim found, pages written, pages
 * evicted, pages read, and the requested one in its place.
 */
export const BEATS = ["lookUp", "victim", "written", "evicted", "read", "placed"] as const;
export type Beat = (typeof BEATS)[number];

export interface LaneFrame {
  /** The current config: before a fork, that of the lane it branches off from. */
  config: LaneConfig;
  policy: PolicySpec;
  /** Its Reader, if that is not the paper's. */
  reader?: ReaderSpec | undefined;
  /** What the policy is called that its choices are held against. */
  reference?: string | undefined;
  fork?: LaneFork;
  columns: LaneColumns;
  /** The policy's further state, as its spec's `kept` names it; absent in passing frames. */
  kept?: readonly Kept[];
  step: LaneStep;
  /** While not all beats of its step are over: what the columns, which are those of its end, do not say of it. */
  underWay?: { dirtyPages: number };
  /** What pages are called, where that is not their number: by the ids of the trace's own file, or by relation and block. */
  pageName?: PageName;
  recording?: RecordingFrame;
  /** Clients, writers and the device's queues, where the lane has the server model on. */
  served?: Served;
  /** The drive of flash below the lane, where the scene has one. */
  flash?: FlashShown;
}

/** What lanes stand along that do not go in step. By events where more happens than requests. */
export type Axis = "time" | "request" | "event";

/** Where lanes stand that do not go in step; see `Apart`. */
export interface Moment {
  axis: Axis;
  /** Requests that each lane has served, when its next operation ends, and how many requests it has in all. */
  positions: readonly number[];
  next: readonly number[];
  requests: readonly number[];
  /** When a lane, wherever it stands, has served so many requests; not `exact` between two samples of a long run. */
  placeAt: (lane: number, position: number) => { place: number; exact: boolean };
}

export interface RunFrame {
  /** Requests served, or where lanes stand that do not go in step: `moment` says how. */
  position: number;
  /** The last position; infinite while it is not known. */
  requests: number;
  moment?: Moment;
  label?: Label | null;
  counters: readonly CounterSpec[];
  lab: LabSpec;
}

const lanesOf = (frame: unknown) => (frame as { lanes?: readonly unknown[] }).lanes ?? [];

/** Whether no lane has moved between two frames, of which time alone may be another. */
export function sameLanes(one: unknown, other: unknown): boolean {
  const [lanes, others] = [lanesOf(one), lanesOf(other)];
  return lanes.length > 0 && lanes.length === others.length && lanes.every((lane, at) => lane === others[at]);
}

export interface LabFrame extends RunFrame {
  lanes: LaneFrame[];
}

export interface PrescanFrame {
  position: number;
  requests: number;
  positions: Float64Array;
  /** Requests since the previous sample at which the lanes' actions differed. */
  diverged: Float64Array;
  column: (lane: number, counter: string) => Float64Array;
  firstDivergence: Divergence | null;
}
