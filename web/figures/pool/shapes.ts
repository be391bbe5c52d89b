/** Drawings as data: the one description of what a frame looks like. Drawn on a canvas here, in SVG by `Shapes`. */
import { drawMark, type Sign } from "../../ui/signs.ts";
import type { Brush } from "../canvas.ts";
import type { Colour, Palette } from "../palette.ts";

/** What style sheets, tests and the motion know a shape by. */
export type Data = Record<`data-${string}`, string | number | undefined>;

interface Look {
  fill?: Colour;
  stroke?: Colour;
  line?: number;
  dash?: readonly number[];
  opacity?: number;
  /** A rim of surface around the stroke, so that it stands out from whatever is around. */
  rim?: boolean;
  data?: Data;
}

interface Written extends Look {
  text: string;
  at: readonly [x: number, y: number];
  size: number;
  weight?: number;
  anchor?: "start" | "middle" | "end";
}

export type Shape =
  | (Look & { rect: readonly [x: number, y: number, width: number, height: number]; radius?: number })
  | (Look & { circle: readonly [x: number, y: number, radius: number] })
  /** Lines from point to point, x after y; `round` at their ends and corners. */
  | (Look & { lines: readonly (readonly number[])[]; closed?: boolean; round?: boolean })
  | Written
  /** A sign that the page's face lacks, around a point. */
  | { sign: Sign; at: readonly [x: number, y: number]; size: number; stroke: Colour }
  | { group: readonly Shape[]; data: Data };

/** The shapes of nested lists, without false conditions. */
export const drawn = (...shapes: readonly (Shape | readonly Shape[] | false)[]): Shape[] =>
  shapes.flat().filter((shape) => shape !== false);

/** A word in a colour around a point of the line that it stands on, or from there on, or up to there. */
export const word = (
  text: string | number,
  [x, y]: readonly [number, number],
  size: number,
  fill: Colour,
  weight = 400,
  anchor: Written["anchor"] = "middle",
): Written => ({ text: String(text), at: [x, y], size, fill, weight, anchor });

/** A closed line through these points, x after y. */
export const polygon = (points: readonly number[], look: Look): Shape => ({
  lines: [points],
  closed: true,
  ...look,
});

/** A rectangle so far outside of a cell. */
export const around = (width: number, height: number, outside: number, look: Look & { radius?: number }) =>
  ({ rect: [-outside, -outside, width + 2 * outside, height + 2 * outside], ...look }) satisfies Shape;

const ALIGN = { start: "left", middle: "center", end: "right" } as const;

type Traced = Exclude<Shape, Written | { sign: Sign } | { group: unknown }>;

function trace(brush: Brush, shape: Exclude<Traced, { rect: unknown }>, left: number, top: number) {
  brush.beginPath();
  if ("circle" in shape) {
    const [x, y, radius] = shape.circle;
    return brush.arc(left + x, top + y, radius, 0, 2 * Math.PI);
  }
  for (const line of shape.lines)
    for (let at = 0; at < line.length; at += 2)
      brush[at === 0 ? "moveTo" : "lineTo"](left + (line[at] ?? 0), top + (line[at + 1] ?? 0));
  if (shape.closed) brush.closePath();
}

/** Draws the shapes on a canvas, from a corner on. */
export function paint(brush: Brush, palette: Palette, shapes: readonly Shape[], x = 0, y = 0): void {
  for (const shape of shapes) {
    if ("group" in shape) paint(brush, palette, shape.group, x, y);
    else if ("sign" in shape) {
      brush.strokeStyle = palette[shape.stroke];
      drawMark(brush, shape.sign, x + shape.at[0], y + shape.at[1], shape.size);
    } else if ("text" in shape) {
      brush.fillStyle = palette[shape.fill ?? "ink"];
      brush.textAlign = ALIGN[shape.anchor ?? "start"];
      brush.font = `${shape.weight ?? 400} ${shape.size}px ${palette.font}`;
      brush.fillText(shape.text, x + shape.at[0], y + shape.at[1]);
    } else {
      const rim = { stroke: "surface", line: (shape.line ?? 1) + 2 } as const;
      if (shape.rim) paintTraced(brush, palette, { ...shape, ...rim }, x, y);
      paintTraced(brush, palette, shape, x, y);
    }
  }
}

function paintTraced(brush: Brush, palette: Palette, shape: Traced, left: number, top: number) {
  const { fill, stroke, line = 1, dash, opacity } = shape;
  if (opacity !== undefined) brush.globalAlpha = opacity;
  if (dash !== undefined) brush.setLineDash([...dash]);
  if (!("rect" in shape)) trace(brush, shape, left, top);
  const [x, y, width, height] = "rect" in shape ? shape.rect : [0, 0, 0, 0];
  if (fill !== undefined) {
    brush.fillStyle = palette[fill];
    if ("rect" in shape) brush.fillRect(left + x, top + y, width, height);
    else brush.fill();
  }
  if (stroke !== undefined) {
    brush.strokeStyle = palette[stroke];
    brush.lineWidth = line;
    if ("rect" in shape) brush.strokeRect(left + x, top + y, width, height);
    else brush.stroke();
  }
  if (dash !== undefined) brush.setLineDash([]);
  if (opacity !== undefined) brush.globalAlpha = 1;
}
