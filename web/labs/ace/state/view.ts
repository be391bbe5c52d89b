import type { Registry } from "../../../engine/types.ts";
import { placeIn, type RunView } from "../../../state/run/view.ts";
import { type HideableId, hideable } from "./hideable.ts";
import type { Scene } from "./scene.ts";

/** How a scene of this lab is looked at. */
export interface ViewChoices extends RunView<HideableId> {
  /** Cells by frame number, or by the policy's order. */
  arrangement: "frame" | "order";
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

/** The same arrangement elsewhere. */
export const placed = ({ arrangement }: ViewChoices, place: RunView): ViewChoices => ({
  arrangement,
  ...placeIn(hideable, place),
});
