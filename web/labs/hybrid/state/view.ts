/** How a scene of this lab is looked at. */
import { placeIn, type RunView } from "../../../state/run/view.ts";
import { type HideableId, hideable } from "./hideable.ts";

export interface HybridView extends RunView<HideableId> {
  /** The page that is followed over the run. */
  page?: number;
}

export const defaultView: HybridView = {};

/** The same view elsewhere. */
export const placed = ({ page }: HybridView, place: RunView): HybridView => ({
  ...(page === undefined ? {} : { page }),
  ...placeIn(hideable, place),
});
