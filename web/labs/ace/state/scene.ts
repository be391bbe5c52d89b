/** A scene in the engine's own shape: what presets, links and exported configs hold. */
import type { PresetSpec } from "../../../engine/types.ts";
import type { LaneChoice, Scene, WorkloadChoice } from "./sceneSchema.ts";

export type { LaneChoice, Scene, WorkloadChoice };

/** The scene of a preset. It comes from the engine itself, and a test holds all of them against the schema. */
export const presetScene = (preset: PresetSpec | undefined): Scene | undefined =>
  preset?.scene as Scene | undefined;
