/** Places in a picture that anchor a page's card. */
import type { MouseEvent } from "react";

/** What the answer stands beside, in the window. */
export type Anchor = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** Opens the card of a page drawn at `anchor`. */
export type OnAsk = (page: number, anchor: Anchor) => void;

/** Where a pointer is. */
export const pointOf = ({ clientX, clientY }: MouseEvent): Anchor => ({
  left: clientX,
  right: clientX,
  top: clientY,
  bottom: clientY,
});
