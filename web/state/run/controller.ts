/** A lab's controller as the parts of the page see it that serve every lab. */
import type { StoreApi } from "zustand/vanilla";
import type { FrameWish } from "../../engine/runSession.ts";
import type { Result, RunFrame } from "../../engine/types.ts";
import type { RunBeats } from "../beats.ts";
import type { Player } from "../playback.ts";
import type { RunChoices, RunScene } from "./choices.ts";
import type { createRun } from "./createRun.ts";
import type { LabTypes } from "./definition.ts";

export interface RunBeside {
  readonly requests: number;
  seek(position: number): void;
  frame(wish: FrameWish): RunFrame;
  close(): void;
}

/** What takes or gives what only one lab has. */
type OfOneLab =
  | "playback"
  | "beats"
  | "session"
  | "link"
  | "openLink"
  | "openSaved"
  | "openTrace"
  | "setView";

/** Each is explained where `createRun` makes it. */
export interface RunController extends Omit<ReturnType<typeof createRun<LabTypes>>, OfOneLab> {
  readonly choices: Pick<StoreApi<RunChoices>, "getState" | "getInitialState" | "subscribe">;
  readonly playback: Player;
  readonly beats: RunBeats;
  /** Opens what a run may start from, if the file is that; false for any other file. Left out by labs without. */
  readStart?: (file: File) => Promise<boolean>;
  /** A run of one of the lab's own scenes beside the shown one; the caller must close it. */
  session(scene: RunScene): Result<RunBeside>;
  link: () => string | null;
  openLink: (hash: string) => void;
}

let shown: RunController | null = null;

/** The lab shown on the page, for code outside of React. */
export const shownLab = (): RunController | null => shown;

export function showLab(lab: RunController): void {
  shown = lab;
}
