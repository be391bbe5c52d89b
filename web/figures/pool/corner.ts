/** What marks a dirty cell on a canvas besides its colour. */
import type { Brush } from "../canvas.ts";
import type { Palette } from "../palette.ts";
import { cornerOf } from "./geometry.ts";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The corner at the upper right. */
export function drawCorner(brush: Brush, palette: Palette, { x, y, width, height }: Box): void {
  const side = cornerOf(width, height);
  brush.globalAlpha = 0.75;
  brush.fillStyle = palette.onDirty;
  brush.beginPath();
  brush.moveTo(x + width - side, y);
  brush.lineTo(x + width, y);
  brush.lineTo(x + width, y + side);
  brush.closePath();
  brush.fill();
  brush.globalAlpha = 1;
}
