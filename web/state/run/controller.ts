/** A lab's controller as the parts of the page see it that serve every lab. */
import type { StoreApi } from "zustand/vanilla";
import type { BadLines } from "../../engine/ownTrace/open.ts";
import type { Condition, FrameWish } from "../../engine/runSession.ts";
import type { Failure, Result, RunFrame } from "../../engine/types.ts";
import type { Player } from "../playback.ts";
import type { Message, RunChoices, RunScene } from "./choices.ts";
import type { RunView } from "./view.ts";

/** What may be read of choices and listened to. */
export type ReadChoices<Choices> = Pick<StoreApi<Choices>, "getState" | "getInitialState" | "subscribe">;

/** A run that nobody sees. */
export interface RunBeside {
  readonly requests: number;
  seek(position: number): void;
  frame(wish: FrameWish): RunFrame;
  close(): void;
}

/** Each is explained where `createRun` makes it. */
export interface RunController {
  readonly path: string;
  readonly notesPath: string;
  readonly choices: ReadChoices<RunChoices>;
  readonly playback: Player;
  /** Whether a reader's own trace can be opened, besides saved scenes. */
  readonly readsTraces: boolean;
  shows: (hash: string) => boolean;
  start: (hash: string) => Promise<void>;
  openPreset: (id: string) => void;
  undoChanges: () => void;
  undo: () => void;
  redo: () => void;
  openLink: (hash: string) => void;
  readTrace: (file: File) => Promise<BadLines | { ok: false; failure: Failure } | null>;
  /** Opens what a run may start from, if the file is that; false for any other file. Left out by labs without. */
  readStart?: (file: File) => Promise<boolean>;
  stop: () => boolean;
  readScene: (text: string) => Promise<void>;
  change: (edit: (scene: RunScene) => void, how?: { gesture?: string; stays?: boolean }) => boolean;
  /** A run of one of the lab's own scenes beside the shown one; who opens it closes it. */
  session(scene: RunScene): Result<RunBeside>;
  play: () => void;
  setSpeed: (stepsPerSecond: number) => void;
  runTo: (condition: Condition) => void;
  setPlace: (place: RunView) => void;
  link: () => string | null;
  linkAt: (at: number, place: RunView) => string | null;
  lookFor: (page: number | null) => void;
  setSingleKeys: (on: boolean) => void;
  tell: (message: Message | null) => void;
  reject: (failure: Failure) => void;
  clearError: () => void;
}
