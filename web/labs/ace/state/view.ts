import { placeIn, type RunView } from "../../../state/run/view.ts";
import { type HideableId, hideable } from "./hideable.ts";

/** How a scene of this lab is looked at. */
export interface ViewChoices extends RunView<HideableId> {
  /** Cells by frame number, or by the policy's order. */
  arrangement: "frame" | "order";
}

export const defaultView: ViewChoices = { arrangement: "order" };

/** The same arrangement elsewhere. */
export const placed = ({ arrangement }: ViewChoices, place: RunView): ViewChoices => ({
  arrangement,
  ...placeIn(hideable, place),
});
