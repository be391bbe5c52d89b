/** Looks as what a canvas fills with: a colour, or a pattern made once a palette and screen. */
import type { Brush } from "../canvas.ts";
import type { Palette } from "../palette.ts";
import { type Look, lookKey, TILE } from "./looks.ts";

export type Paint = string | CanvasPattern;
export type Paints = (look: Look) => Paint;

/** How much of its colour the ground of a waiting block has. */
export const GROUND = 0.22;
/** Width of a pattern's lines, in CSS pixels: thin over a full colour, which is to look full. */
export const lineWidth = ({ over }: Look) => (over === undefined ? 1.5 : 0.9);

function tile(look: Look, palette: Palette, ratio: number): HTMLCanvasElement | null {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(TILE * ratio);
  canvas.height = canvas.width;
  const brush = canvas.getContext("2d");
  if (brush === null || look.lines === undefined) return null;
  brush.scale(canvas.width / TILE, canvas.height / TILE);
  brush.fillStyle = palette.surface;
  brush.fillRect(0, 0, TILE, TILE);
  brush.fillStyle = palette[look.colour];
  brush.globalAlpha = look.over === undefined ? GROUND : 1;
  brush.fillRect(0, 0, TILE, TILE);
  brush.globalAlpha = 1;
  brush.lineWidth = lineWidth(look);
  brush.strokeStyle = palette[look.over ?? look.colour];
  brush.stroke(new Path2D(look.lines));
  return canvas;
}

/** Makes and keeps the paints of a palette for a canvas whose brush is scaled by `ratio`. */
export function paintsOf(brush: Brush, palette: Palette, ratio: number): Paints {
  const kept = new Map<string, Paint>();
  return (look) => {
    const colour = palette[look.colour];
    if (look.lines === undefined) return colour;
    const key = lookKey(look);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = tile(look, palette, ratio);
    const pattern = made && brush.createPattern(made, "repeat");
    // A tile has the screen's pixels; the brush counts in CSS pixels.
    if (made !== null) pattern?.setTransform(new DOMMatrix().scale(TILE / made.width));
    const paint = pattern ?? colour;
    kept.set(key, paint);
    return paint;
  };
}
