/** Marks on a map of thousands of frames, on a layer above the squares, which need not be drawn anew for them. */
import type { Brush } from "../canvas.ts";
import type { Palette } from "../palette.ts";
import { isSeen, type MapGeometry, squareOf } from "./canvasGeometry.ts";
import { CHANGED, type PoolModel, REQUESTED, SPARED, slotOf, WRITTEN } from "./model.ts";

interface Spot {
  brush: Brush;
  palette: Palette;
  /** Middle of the square. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A line in a colour, with a rim of surface, so that it stands out from whatever is around. */
function rimmed(
  { brush, palette }: Pick<Spot, "brush" | "palette">,
  colour: string,
  line: number,
  draw: () => void,
) {
  for (const [width, stroke] of [
    [line + 2, palette.surface],
    [line, colour],
  ] as const) {
    brush.strokeStyle = stroke;
    brush.lineWidth = width;
    draw();
  }
}

function outline(spot: Spot, colour: string, line: number) {
  const { brush, x, y, width, height } = spot;
  rimmed(spot, colour, line, () => brush.strokeRect(x - width / 2, y - height / 2, width, height));
}

/** Length of a target's ticks. */
const TICK = 7;

/** At the upper right of the square, which keeps its own mark. */
function cross(spot: Spot) {
  const { brush, palette, width: wide, height: high } = spot;
  const arm = 3.5;
  const x = spot.x + wide / 2 + (wide > 24 ? -arm : arm);
  const y = spot.y - high / 2 + (wide > 24 ? arm : 0);
  rimmed(spot, palette.victim, 2.5, () => {
    brush.beginPath();
    brush.moveTo(x - arm, y - arm);
    brush.lineTo(x + arm, y + arm);
    brush.moveTo(x + arm, y - arm);
    brush.lineTo(x - arm, y + arm);
    brush.stroke();
  });
}

/** A dashed line around the square of the page that the reference would have taken. */
function dashed(spot: Spot) {
  spot.brush.setLineDash([3, 2]);
  outline(spot, spot.palette.victim, 2);
  spot.brush.setLineDash([]);
}

/** Sides of the corner that is cut off the square of a changed frame. */
const NOTCH = 6;

/** A corner cut off; its rim is seen where the square is smaller than the corner. */
function notch({ brush, palette, x, y, width, height }: Spot) {
  const left = x - width / 2;
  const bottom = y + height / 2;
  brush.fillStyle = palette.surface;
  brush.strokeStyle = palette.ink;
  brush.lineWidth = 1;
  brush.beginPath();
  brush.moveTo(left, bottom - NOTCH);
  brush.lineTo(left + NOTCH, bottom);
  brush.lineTo(left, bottom);
  brush.closePath();
  brush.fill();
  brush.stroke();
}

function hand({ brush, palette, x, y, height }: Spot) {
  const top = y + height / 2 - 1;
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

/** The page that was looked for: a target, so that it is found on a map of many thousands. */
function target(spot: Spot) {
  const { brush, palette, x, y, width: wide, height: high } = spot;
  outline(spot, palette.ink, 2);
  const ticks = [
    [x - wide / 2, y, -1, 0],
    [x + wide / 2, y, 1, 0],
    [x, y - high / 2, 0, -1],
    [x, y + high / 2, 0, 1],
  ] as const;
  rimmed(spot, palette.ink, 2, () => {
    brush.beginPath();
    for (const [fromX, fromY, alongX, alongY] of ticks) {
      brush.moveTo(fromX, fromY);
      brush.lineTo(fromX + alongX * TICK, fromY + alongY * TICK);
    }
    brush.stroke();
  });
}

/** A line around the places of the window. */
function windowOutline(brush: Brush, model: PoolModel, geometry: MapGeometry, palette: Palette) {
  const from = model.ordered - model.window;
  const last = model.ordered - 1;
  if (model.window === 0 || from < 0) return;
  const { columns, pitchX, pitchY } = geometry;
  const [begin, width] = [geometry.left, geometry.left + columns * pitchX];
  const left = begin + (from % columns) * pitchX;
  const right = begin + ((last % columns) + 1) * pitchX;
  const top = geometry.top + Math.floor(from / columns) * pitchY;
  const bottom = geometry.top + (Math.floor(last / columns) + 1) * pitchY;
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
        [begin, bottom],
        [begin, top + pitchY],
        [left, top + pitchY],
      ];
  rimmed({ brush, palette }, palette.ink, 2, () => {
    brush.beginPath();
    for (const [x, y] of corners) brush.lineTo(x, y);
    brush.closePath();
    brush.stroke();
  });
}

/** So many frames are looked for one by one; for more the whole order is turned about once. */
const FEW = 8;

/** Where frames stand in the picture. */
function placesFor(model: PoolModel): (frame: number) => number {
  if (model.arrangement === "frame" || model.marks.size <= FEW) return (frame) => slotOf(model, frame);
  const places = new Map([...model.marks.keys()].map((frame) => [frame, -1]));
  model.slots.forEach((frame, slot) => {
    if (places.has(frame)) places.set(frame, slot);
  });
  return (frame) => places.get(frame) ?? slotOf(model, frame);
}

/** Around each mark, beyond its square. */
const AROUND = 5;
/** The smallest mark that is found on a map. */
const SMALLEST = 9;

/**
 * This step's marks, the window, the hand, the page that was looked for and the frame that is pointed at, on a layer
 * of their own.
 */
export function drawMapMarks(
  brush: Brush,
  model: PoolModel,
  geometry: MapGeometry,
  palette: Palette,
  cursor: number | null,
  margin: number,
) {
  const { width, height } = geometry;
  const clear = (x: number, y: number, wide: number, high: number) => brush.clearRect(x, y, wide, high);
  clear(-margin, -margin, width + 2 * margin, height + 2 * margin);
  windowOutline(brush, model, geometry, palette);
  const whole = geometry.endColumn - geometry.firstColumn === geometry.columns;
  if (!whole) {
    // The line around the window goes on beyond what is seen.
    clear(-margin, -margin, width + 2 * margin, margin);
    clear(-margin, height, width + 2 * margin, margin);
    clear(-margin, 0, margin, height);
    clear(width, 0, margin, height);
  }
  const placeOf = placesFor(model);
  const inPlace = (slot: number, draw: (spot: Spot) => void, wider = 0) => {
    if (slot < 0 || !isSeen(geometry, slot)) return;
    const square = squareOf(geometry, slot);
    draw({
      brush,
      palette,
      x: square.x + square.width / 2,
      y: square.y + square.height / 2,
      width: Math.max(SMALLEST, square.width + AROUND) + wider,
      height: Math.max(SMALLEST, square.height + AROUND) + wider,
    });
  };
  const at = (frame: number, draw: (spot: Spot) => void, wider = 0) => inPlace(placeOf(frame), draw, wider);
  for (const [slot, page] of model.leftPlaces) {
    inPlace(slot, cross);
    if (page === model.spared) inPlace(slot, dashed);
  }
  for (const [frame, bits] of model.marks) {
    if (bits & WRITTEN) at(frame, (spot) => outline(spot, palette.batch, 2));
    if (bits & REQUESTED) at(frame, (spot) => outline(spot, palette.requested, 3));
    if (bits & SPARED) at(frame, dashed);
    if (bits & CHANGED) at(frame, notch);
  }
  if (model.hand !== undefined && model.arrangement === "frame") at(model.hand, hand);
  if (model.sought !== null) at(model.sought, target, 4);
  if (cursor !== null) at(cursor, (spot) => outline(spot, palette.focus, 2.5), 6);
}
