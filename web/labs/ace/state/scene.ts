/** A scene in the engine's own shape: what presets, links and exported configs hold; and how it is looked at. */
import type { Made } from "../../../engine/pkg/ace/ace.js";
import type { LabFrame, Registry } from "../../../engine/types.ts";
import type { LanedTypes } from "../../../lab/lanes.ts";
import type { RunView } from "../../../state/run/view.ts";
import type { Session } from "../engine/session.ts";
import type { HideableId } from "./hideable.ts";
import type { LaneChoice, Scene, WorkloadChoice } from "./sceneSchema.ts";
import type { TaskChoice } from "./task/choice.ts";

export type { LaneChoice, Scene, WorkloadChoice };

/** The lab's route. */
export const PATH = "/ace";

/** How a scene of this lab is looked at. */
export interface ViewChoices extends RunView<HideableId> {
  /** Cells by frame number, or by the policy's order. */
  arrangement: "frame" | "order";
}

export interface AceTypes extends LanedTypes {
  scene: Scene;
  registry: Registry;
  view: ViewChoices;
  frame: LabFrame;
  session: Session;
  handle: Made;
  /** The exercise that is done on the scene, if one is. */
  further: { task?: TaskChoice };
}

export const defaultView: ViewChoices = { arrangement: "order" };

/** A ring is seen best frame by frame, where its hand stands; a list in its order. */
export function bestArrangement(
  { lanes }: Pick<Scene, "lanes">,
  { policies }: Pick<Registry, "policies">,
): ViewChoices["arrangement"] {
  const shapes = lanes.map((lane) => policies.find((spec) => spec.id === lane.policy)?.shape);
  return shapes.every((shape) => shape === "ring") ? "frame" : "order";
}
