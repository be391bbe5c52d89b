/** How a scene is looked at: choices of the reader, not of the run. */
export interface ViewChoices {
  /** Cells by frame number, or by the policy's order. */
  arrangement: "frame" | "order";
}

export const defaultView: ViewChoices = { arrangement: "order" };
