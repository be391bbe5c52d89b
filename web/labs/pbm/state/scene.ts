/** A scene of the predictive lab in the engine's own shape. */
import type { PresetSpec } from "../../../engine/types.ts";
import type { RunScene } from "../../../state/run/choices.ts";

/** A lane: its policy; numbers and yes/no settings of its own stand beside it. */
export interface PbmLane {
  [id: string]: unknown;
  policy: string;
}

export interface PbmScene extends RunScene {
  lanes: PbmLane[];
}

/** The scene of a preset. It comes from the engine itself, and a test holds all of them against the schema. */
export const presetScene = (preset: PresetSpec | undefined): PbmScene | undefined =>
  preset?.scene as PbmScene | undefined;
