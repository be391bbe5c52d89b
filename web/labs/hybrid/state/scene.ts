/** A scene of the flash + magnetic lab in the engine's own shape, and how it is looked at. */
import type { Made } from "../../../engine/pkg/hybrid/hybrid.js";
import type { LanedTypes, LaneSettings } from "../../../lab/lanes.ts";
import type { RunScene } from "../../../state/run/choices.ts";
import type { RunView } from "../../../state/run/view.ts";
import type { HybridSession } from "../engine/session.ts";
import type { HybridFrame, HybridRegistry } from "../engine/types.ts";
import type { HideableId } from "./hideable.ts";

/** The lab's route. */
export const PATH = "/hybrid";

/** A lane: which placement and which replacement; numbers of its own stand beside them. */
export interface HybridLane extends LaneSettings {
  placement: string;
  replacement: string;
  /** Whether conservative keeps C at 0 or above. */
  floor?: boolean;
}

export interface HybridScene extends RunScene {
  lanes: HybridLane[];
}

export interface HybridView extends RunView<HideableId> {
  /** The page that is followed over the run. */
  page?: number;
}

export interface HybridTypes extends LanedTypes {
  scene: HybridScene;
  registry: HybridRegistry;
  view: HybridView;
  frame: HybridFrame;
  session: HybridSession;
  handle: Made;
}

export const defaultView: HybridView = {};
