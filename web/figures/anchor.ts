/** Places in a picture, and those that anchor a page's card. */
import type { MouseEvent } from "react";

export type Box = Pick<DOMRect, "x" | "y" | "width" | "height">;

export type Edges = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** What the answer stands beside, in the window. */
export type Anchor = Edges;

/** Opens the card of a page drawn at `anchor`. */
export type OnAsk = (page: number, anchor: Anchor) => void;

export function pointOf({ clientX: x, clientY: y }: MouseEvent): Anchor {
  return { left: x, right: x, top: y, bottom: y };
}
