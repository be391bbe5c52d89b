import type { HideableId } from "./hideable.ts";

/** Where a scene stands that is not in the lab's own page: in another page, read-only, or on a projector. */
export type Stage = "embed" | "present";

/** How a scene is looked at: choices of the reader, not of the run. */
export interface ViewChoices {
  /** Cells by frame number, or by the policy's order. */
  arrangement: "frame" | "order";
  /** Left out in the lab's own page. */
  stage?: Stage;
  /** Parts that the author of the link left out; not there if none. */
  hidden?: readonly HideableId[];
}

export const defaultView: ViewChoices = { arrangement: "order" };

/** The same view in the lab's own page. */
export function inTheLab({ stage: _, ...view }: ViewChoices): ViewChoices {
  return view;
}

/** The same view with everything there. */
export function unhidden({ hidden: _, ...view }: ViewChoices): ViewChoices {
  return view;
}
