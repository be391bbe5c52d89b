/** A scene in the engine's own shape: what presets, links and exported configs hold; and how it is looked at. */
import type { Made } from "../../../engine/pkg/ace/ace.js";
import type { LabFrame, Registry } from "../../../engine/types.ts";
import type { LanedTypes } from "../../../lab/lanes.ts";
import type { RunView } from "../../../state/run/view.ts";
import type { Session } from "../engine/session.ts";
import type { SizesTexts } from "../sizes/keys.ts";
import type { LaneChoice, Scene, WorkloadChoice } from "./sceneSchema.ts";
import type { TaskChoice } from "./task/choice.ts";

export type { LaneChoice, Scene, WorkloadChoice };

/** The lab's route. */
export const PATH = "/ace";

/** How a scene of this lab is looked at. */
export interface ViewChoices extends RunView {
  /** Cells by frame number, or by the policy's order. */
  arrangement: "frame" | "order";
  /** What the curve over sizes of the pool is asked for, where that is not the usual. */
  curve?: SizesTexts;
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

/** The lanes without one of them and without its forks, direct and indirect. Lanes are counted from 0. */
export function withoutLane(lanes: readonly LaneChoice[], removed: number): LaneChoice[] {
  const gone = new Set([removed]);
  const kept: LaneChoice[] = [];
  /** Before → after. */
  const places = new Map<number, number>();
  for (const [index, lane] of lanes.entries()) {
    if (lane.fork !== undefined && gone.has(lane.fork.lane)) gone.add(index);
    if (gone.has(index)) continue;
    places.set(index, kept.length);
    const left = lane.fork && places.get(lane.fork.lane);
    kept.push(lane.fork && left !== undefined ? { ...lane, fork: { ...lane.fork, lane: left } } : lane);
  }
  return kept;
}

/** Number of lanes removed with one: itself and its forks, direct and indirect. */
export const lanesGoing = (lanes: readonly LaneChoice[], removed: number): number =>
  lanes.length - withoutLane(lanes, removed).length;
