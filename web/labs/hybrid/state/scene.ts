/** A scene of the flash + magnetic lab in the engine's own shape. */
import type { PresetSpec } from "../../../engine/types.ts";
import type { RunScene } from "../../../state/run/choices.ts";

/** A lane: which placement and which replacement; numbers of its own stand beside them. */
export interface HybridLane {
  [id: string]: unknown;
  placement: string;
  replacement: string;
  /** Whether conservative keeps C at 0 or above. */
  floor?: boolean;
}

export interface HybridScene extends RunScene {
  lanes: HybridLane[];
}

/** The scene of a preset. It comes from the engine itself, and a test holds all of them against the schema. */
export const presetScene = (preset: PresetSpec | undefined): HybridScene | undefined =>
  preset?.scene as HybridScene | undefined;
