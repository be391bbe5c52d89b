/** Marks on a map of thousands of frames, on a layer above the squares, which need not be drawn anew for them. */
import type { Brush } from "../canvas.ts";
import type { Palette } from "../palette.ts";
import type { MapGeometry } from "./canvasGeometry.ts";
import { LEFT, type PoolModel, REQUESTED, WRITTEN } from "./model.ts";

interface Spot {
  brush: Brush;
  palette: Palette;
  /** Middle of the square. */
  x: number;
  y: number;
  size: number;
}

/** An outlined square with a rim of surface, so that it stands out from whatever is around. */
function outline({ brush, palette, x, y, size }: Spot, colour: string, line: number) {
  for (const [width, stroke] of [
    [line + 2, palette.surface],
    [line, colour],
  ] as const) {
    brush.strokeStyle = stroke;
    brush.lineWidth = width;
    brush.strokeRect(x - size / 2, y - size / 2, size, size);
  }
}

/** At the upper right of the square, which keeps its own mark. */
function cross({ brush, palette, size, ...middle }: Spot) {
  const arm = 3.5;
  const x = middle.x + size / 2 + arm;
  const y = middle.y - size / 2;
  for (const [width, stroke] of [
    [4.5, palette.surface],
    [2.5, palette.victim],
  ] as const) {
    brush.strokeStyle = stroke;
    brush.lineWidth = width;
    brush.beginPath();
    brush.moveTo(x - arm, y - arm);
    brush.lineTo(x + arm, y + arm);
    brush.moveTo(x + arm, y - arm);
    brush.lineTo(x - arm, y + arm);
    brush.stroke();
  }
}

function hand({ brush, palette, x, y, size }: Spot) {
  const top = y + size / 2;
  brush.fillStyle = palette.ink;
  brush.strokeStyle = palette.surface;
  brush.lineWidth = 2;
  brush.beginPath();
  brush.moveTo(x, top);
  brush.lineTo(x + 6, top + 10);
  brush.lineTo(x - 6, top + 10);
  brush.closePath();
  brush.stroke();
  brush.fill();
}

/** A line around the places of the window. */
function windowOutline(brush: Brush, model: PoolModel, geometry: MapGeometry, palette: Palette) {
  const from = model.ordered - model.window;
  const last = model.ordered - 1;
  if (model.window === 0 || from < 0) return;
  const { columns, pitchX, pitchY, width } = geometry;
  const left = (from % columns) * pitchX;
  const right = ((last % columns) + 1) * pitchX;
  const top = Math.floor(from / columns) * pitchY;
  const bottom = (Math.floor(last / columns) + 1) * pitchY;
  const oneRow = bottom - top <= pitchY;
  const corners: (readonly [number, number])[] = oneRow
    ? [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ]
    : [
        [left, top],
        [width, top],
        [width, bottom - pitchY],
        [right, bottom - pitchY],
        [right, bottom],
        [0, bottom],
        [0, top + pitchY],
        [left, top + pitchY],
      ];
  for (const [line, colour] of [
    [4, palette.surface],
    [2, palette.ink],
  ] as const) {
    brush.strokeStyle = colour;
    brush.lineWidth = line;
    brush.beginPath();
    for (const [x, y] of corners) brush.lineTo(x, y);
    brush.closePath();
    brush.stroke();
  }
}

/** This step's marks, the window, the hand and the frame that is pointed at, on a layer of their own. */
export function drawMapMarks(
  brush: Brush,
  model: PoolModel,
  geometry: MapGeometry,
  palette: Palette,
  cursor: number | null,
  margin: number,
) {
  brush.clearRect(-margin, -margin, geometry.width + 2 * margin, geometry.height + 2 * margin);
  windowOutline(brush, model, geometry, palette);
  const spot = (frame: number): Spot => {
    const slot = model.arrangement === "frame" ? frame : model.slots.indexOf(frame);
    const { columns, pitchX, pitchY, square } = geometry;
    return {
      brush,
      palette,
      x: (slot % columns) * pitchX + square / 2,
      y: Math.floor(slot / columns) * pitchY + square / 2,
      size: Math.max(9, square + 5),
    };
  };
  for (const [frame, bits] of model.marks) {
    if (bits & WRITTEN) outline(spot(frame), palette.batch, 2);
    if (bits & REQUESTED) outline(spot(frame), palette.requested, 3);
    if (bits & LEFT) cross(spot(frame));
  }
  if (model.hand !== undefined && model.arrangement === "frame") hand(spot(model.hand));
  if (cursor !== null) {
    const at = spot(cursor);
    outline({ ...at, size: at.size + 6 }, palette.focus, 2.5);
  }
}
