/** What a lab says of itself, so that `createRun` can do the rest. */
import type { laneAlone } from "../../engine/apart.ts";
import type { ReadTrace } from "../../engine/ownTrace/open.ts";
import type { Progress } from "../../engine/ownTrace/read.ts";
import type { ReadingOptions } from "../../engine/ownTrace/reading.ts";
import type { RunSession } from "../../engine/runSession.ts";
import type { Result, RunFrame, RunRegistry } from "../../engine/types.ts";
import type { LaneBeats, LaneOf } from "../beats.ts";
import type { Played } from "../playback.ts";
import type { Notice } from "../url/notices.ts";
import type { ChoicesStore, RunChoices, RunScene } from "./choices.ts";
import type { PageParts, RunView } from "./view.ts";

/** A trace in a lab's engine, or what stands for one. */
export interface TraceHandle {
  readonly requests: number;
  /** Smallest D that holds its pages. */
  readonly pages: number;
  free(): void;
}

/** A trace in the making in a lab's engine. */
export interface TraceMaking<Handle> {
  /** Goes on for about as long as drawing so many requests takes. The trace, once it is made. */
  advance(units: number): Handle | undefined;
  /** The part that is done, from 0 to 1. */
  readonly share: number;
  free(): void;
}

/** The types that a lab's run is made of. */
export interface LabTypes {
  scene: RunScene;
  registry: RunRegistry;
  view: RunView;
  frame: RunFrame;
  session: RunSession;
  handle: TraceHandle;
  /** Further fields of its links and files, beyond scene, position, preset and view. */
  further: object;
}

/** A session, which gives the lab's own frames. */
export type SessionOf<T extends LabTypes> = T["session"] & Played<T["frame"]>;

/** A run as a lab's links and files hold it. */
export type SavedOf<T extends LabTypes> = Omit<RunLink<T["scene"], T["view"]>, "view"> & {
  view?: T["view"];
} & T["further"];

/** The reader's choices in a lab. */
export type ChoicesOf<T extends LabTypes> = RunChoices<T["scene"], T["registry"], T["view"]>;

/** What a link of every lab holds. */
export interface RunLink<Scene, View> {
  /** A position inside it is left out in favour of `at`. */
  scene: Scene;
  /** Id of the preset whose title stands over the scene; the scene itself does not depend on it. */
  preset?: string;
  /** Requests served in the shown state. */
  at: number;
  /** The place on the view's axis, of lanes that do not go in step; else that of the position. */
  moment?: number | undefined;
  view: View;
}

/** A link as read, with what had to be changed in it. */
export interface DecodedLink<Saved> {
  state: Saved;
  notices: Notice[];
}

/** How a scene takes the place of another one. */
export interface Change {
  /** Changes of one gesture, such as dragging a slider, are taken back together. */
  gesture?: string | undefined;
  /** Whether the position stays even where the requests are others: one number of theirs was changed. */
  stays?: boolean;
}

/** Beyond engine and trace, such as a run of the scene's own program; resolves to a note for the reader, if any. */
export type Preparation = (
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<Result<string | undefined>>;

export interface LabDefinition<T extends LabTypes> {
  path: string;
  /** The route of the speaker's notes, if that is not below the lab's own. */
  notesPath?: string;
  /** Whether a hash, without its "#", shows this lab, if others than its route do. */
  shows?: (hash: string) => boolean;
  parts: PageParts;
  choices: ChoicesStore<ChoicesOf<T>>;
  /** Loads the engine; a later call shares the work, unless it failed. */
  load: () => Promise<T["registry"]>;
  /** Opens a scene. `trace` is the one of its workload from a file, or made by `making`; it stays usable. */
  session: (scene: T["scene"], registry: T["registry"], trace?: T["handle"]) => Result<SessionOf<T>>;
  /** See `laneAlone`; a lab whose scenes need more for it says so. */
  alone?: typeof laneAlone;
  /** Begins to make the trace that a scene generates, or what stands for it; throws what the engine throws. */
  making?: (scene: T["scene"]) => TraceMaking<T["handle"]>;
  /** What that follows from: equal for scenes that have it in common. Their workload and pages, if it is left out. */
  madeFor?: (scene: T["scene"]) => string;
  /** What is still to do for a scene over its trace, undefined if nothing is; may add to the scene what it leaves open. */
  prepare?: (scene: T["scene"], trace: T["handle"] | undefined) => Preparation | undefined;
  /** Loads what such a link needs before it is read; undefined if nothing. */
  ready?: (hash: string) => Promise<void> | undefined;
  /** Reads a link, with or without its "#". */
  decode: (hash: string, registry: T["registry"]) => Result<DecodedLink<SavedOf<T> & { view: T["view"] }>>;
  /** The hash of a link, without its "#". */
  encode: (link: RunLink<T["scene"], T["view"]>, registry: T["registry"]) => string;
  readScene: (text: string) => Promise<Result<SavedOf<T>>>;
  /** Left out by a lab whose runs are not over traces: it opens saved scenes alone. */
  ownTraces?:
    | {
        /** Whether requests may also create pages and empty the pool. */
        allOperations?: true;
        /** The scene on another trace of the reader's own, without what said something of its old requests. */
        onTrace: (scene: T["scene"], trace: TraceHandle) => T["scene"];
        readTrace: (
          file: File,
          onProgress: (progress: Progress) => void,
          signal: AbortSignal,
          options: ReadingOptions,
        ) => Promise<ReadTrace<T["handle"]>>;
      }
    | undefined;
  beats: LaneBeats<LaneOf<T["frame"]>>;
  /** Whether the view's picture needs the policy's order, which takes a walk over the pool. */
  ordered: (view: T["view"]) => boolean;
  presetView?: (scene: T["scene"], view: T["view"], registry: T["registry"]) => T["view"];
  /** Where a changed scene opens; at the same position if the workload stays the same, unless the lab says otherwise. */
  carried?: (position: number, from: T["scene"], to: T["scene"]) => number;
  /** What the lab of its own forgets when another run is opened. */
  forget?: (next: T["session"]) => void;
  /** What else a saved run says, after it was opened. */
  restored?: (saved: SavedOf<T>) => void;
}
