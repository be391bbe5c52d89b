/** How a scene of this lab is looked at. */
import { placeIn, type RunView } from "../../../state/run/view.ts";
import { type HideableId, hideable } from "./hideable.ts";

export type PbmView = RunView<HideableId>;

export const defaultView: PbmView = {};

/** The same view elsewhere. */
export const placed = (_view: PbmView, place: RunView): PbmView => placeIn(hideable, place);
