/** Draws a pool of thousands of frames: squares by state, redrawn where the state changed, and marks on a layer above. */
import type { Brush } from "../canvas.ts";
import type { Palette } from "../palette.ts";
import type { MapGeometry } from "./canvasGeometry.ts";
import { isPrefetched, LEFT, type PoolModel, REQUESTED, stateOf, WRITTEN } from "./model.ts";

const KINDS = ["free", "clean", "dirty", "prefetched"] as const;
const PREFETCHED_KIND = KINDS.indexOf("prefetched");
const UNKNOWN = 255;

/** The kind of what is in each place. */
function kindsOf(model: PoolModel): Uint8Array {
  return Uint8Array.from(model.slots, (frame) =>
    isPrefetched(model, frame) ? PREFETCHED_KIND : KINDS.indexOf(stateOf(model, frame)),
  );
}

/** Draws squares that differ from `before` (null: all). Returns the kinds now, and how many squares it took. */
export function drawMap(
  brush: Brush,
  model: PoolModel,
  geometry: MapGeometry,
  palette: Palette,
  before: Uint8Array | null,
): { now: Uint8Array; count: number } {
  const { columns, pitchX, pitchY, square } = geometry;
  const now = kindsOf(model);
  const old = before?.length === now.length ? before : new Uint8Array(now.length).fill(UNKNOWN);
  if (before === null) brush.clearRect(0, 0, geometry.width, geometry.height);
  let count = 0;
  // Kind by kind: setting a colour costs more than filling a square.
  KINDS.forEach((name, kind) => {
    brush.fillStyle = palette[name === "prefetched" ? "clean" : name];
    for (let slot = 0; slot < now.length; slot += 1) {
      if (now[slot] !== kind || old[slot] === kind) continue;
      count += 1;
      brush.fillRect((slot % columns) * pitchX, Math.floor(slot / columns) * pitchY, square, square);
    }
    const inner = name === "prefetched" ? square / 2 : name === "free" ? square / 3 : 0;
    if (inner === 0) return;
    // Kinds that show as a spot within the square.
    brush.fillStyle = name === "free" ? palette.lineStrong : palette.surface;
    const inset = (square - inner) / 2;
    for (let slot = 0; slot < now.length; slot += 1) {
      if (now[slot] !== kind || old[slot] === kind) continue;
      brush.fillRect(
        (slot % columns) * pitchX + inset,
        Math.floor(slot / columns) * pitchY + inset,
        inner,
        inner,
      );
    }
  });
  return { now, count };
}

interface Spot {
  brush: Brush;
  palette: Palette;
  /** Middle of the square. */
  x: number;
  y: number;
  size: number;
}

/** An outlined square with a rim of surface, so that it stands out from whatever is around. */
function outline({ brush, palette, x, y, size }: Spot, colour: string, line: number, dash: number[] = []) {
  for (const [width, stroke] of [
    [line + 2, palette.surface],
    [line, colour],
  ] as const) {
    brush.strokeStyle = stroke;
    brush.lineWidth = width;
    brush.setLineDash(width === line ? dash : []);
    brush.strokeRect(x - size / 2, y - size / 2, size, size);
  }
  brush.setLineDash([]);
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
  if (cursor !== null) outline(spot(cursor), palette.focus, 2, [3, 2]);
}
