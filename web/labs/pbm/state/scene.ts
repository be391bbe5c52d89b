/** A scene of the predictive lab in the engine's own shape, and how it is looked at. */
import type { Made } from "../../../engine/pkg/pbm/pbm.js";
import type { LanedTypes, LaneSettings } from "../../../lab/lanes.ts";
import type { RunScene } from "../../../state/run/choices.ts";
import type { RunView } from "../../../state/run/view.ts";
import type { PbmSession } from "../engine/session.ts";
import type { PbmFrame, PbmRegistry } from "../engine/types.ts";
import type { HideableId } from "./hideable.ts";

/** The lab's route. */
export const PATH = "/pbm";

/** A lane: its policy; numbers and yes/no settings of its own stand beside it. */
export interface PbmLane extends LaneSettings {
  policy: string;
}

export interface PbmScene extends RunScene {
  lanes: PbmLane[];
}

export type PbmView = RunView<HideableId>;

export interface PbmTypes extends LanedTypes {
  scene: PbmScene;
  registry: PbmRegistry;
  view: PbmView;
  frame: PbmFrame;
  session: PbmSession;
  handle: Made;
}

export const defaultView: PbmView = {};
