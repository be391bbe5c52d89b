/** What a lab says of itself, so that `createRun` can do the rest. */
import type { ReadTrace } from "../../engine/ownTrace/open.ts";
import type { Progress } from "../../engine/ownTrace/protocol.ts";
import type { RunSession } from "../../engine/runSession.ts";
import type { PresetSpec, Result, RunFrame, RunRegistry } from "../../engine/types.ts";
import type { Playback } from "../playback.ts";
import type { Notice } from "../url/notices.ts";
import type { ChoicesStore, RunChoices, RunScene } from "./choices.ts";
import type { RunView } from "./view.ts";

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

/** A scene, its position, and the preset it came from. */
export interface SavedRun<Scene, View> {
  /** A position inside it is left out in favour of `at`. */
  scene: Scene;
  /** Id of the preset whose title stands over the scene; the scene itself does not depend on it. */
  preset?: string;
  /** Requests served in the shown state. */
  at: number;
  view?: View;
}

/** What a link of every lab holds. */
export interface RunLink<Scene, View> extends SavedRun<Scene, View> {
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

/** What a lab does with the reader's own traces. */
export interface OwnTraces<Scene, Handle extends TraceHandle> {
  /** The scene on another trace of the reader's own, without what said something of its old requests. */
  onTrace: (scene: Scene, trace: TraceHandle) => Scene;
  /** Reads a trace file into the engine. */
  readTrace: (
    file: File,
    onProgress: (progress: Progress) => void,
    signal: AbortSignal,
  ) => Promise<ReadTrace<Handle>>;
}

/**
 * What a scene needs besides engine and trace before it can be opened, such as a run of its own program. A later change of
 * the scene asks anew. What the reader should know of it, if anything.
 */
export type Preparation = (
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<Result<string | undefined>>;

/** What of a lab takes a scene to the engine. */
export interface LabEngine<Scene, Registry, Session, Handle> {
  /** Opens a scene. `trace` is the one of its workload from a file, or made by `making`; it stays usable. */
  session: (scene: Scene, registry: Registry, trace?: Handle) => Result<Session>;
  /** Begins to make the trace that a scene generates, or what stands for it; throws what the engine throws. */
  making?: (scene: Scene) => TraceMaking<Handle>;
  /** What that follows from: equal for scenes that have it in common. Their workload and pages, if it is left out. */
  madeFor?: (scene: Scene) => string;
  /** What is still to do for a scene over its trace, undefined if nothing is; may add to the scene what it leaves open. */
  prepare?: (scene: Scene, trace: Handle | undefined) => Preparation | undefined;
}

export interface LabDefinition<
  Scene extends RunScene,
  Registry extends RunRegistry,
  View extends RunView,
  Frame extends RunFrame,
  Session extends RunSession<Frame>,
  Saved extends SavedRun<Scene, View>,
  Handle extends TraceHandle,
> extends LabEngine<Scene, Registry, Session, Handle> {
  /** The lab's route. */
  path: string;
  /** The route of its notes for who presents it. */
  notesPath: string;
  /** Whether a hash, without its "#", shows this lab. */
  shows: (hash: string) => boolean;
  choices: ChoicesStore<RunChoices<Scene, Registry, View>>;
  playback: Playback<Frame, Session>;
  /** Loads the engine; a later call shares the work, unless it failed. */
  load: () => Promise<Registry>;
  presetScene: (preset: PresetSpec | undefined) => Scene | undefined;
  /** Reads a link, with or without its "#". */
  decode: (hash: string, registry: Registry) => Result<DecodedLink<Saved & { view: View }>>;
  /** The hash of a link, without its "#". */
  encode: (link: RunLink<Scene, View>, registry: Registry) => string;
  /** The same view at another stage, other parts left out. */
  placed: (view: View, place: RunView) => View;
  /** Whether the view's picture needs the policy's order, which takes a walk over the pool. */
  ordered: (view: View) => boolean;
  /** Left out by a lab whose runs are not over traces: it opens saved scenes alone. */
  ownTraces?: OwnTraces<Scene, Handle> | undefined;
  /** Reads an exported scene. */
  readScene: (text: string) => Promise<Result<Saved>>;
  /** How a preset is seen best. */
  presetView?: (scene: Scene, view: View, registry: Registry) => View;
  /** Where a changed scene opens; at the same position if the workload stays the same, unless the lab says otherwise. */
  carried?: (position: number, from: Scene, to: Scene) => number;
  /** What the lab of its own forgets when another run is opened. */
  forget?: (next: Session) => void;
  /** What else a saved run says, after it was opened. */
  restored?: (saved: Saved) => void;
}
