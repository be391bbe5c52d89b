/** Where cells stand. The same for every lane of a width, whatever its policy draws, so that lanes line up to the pixel. */
import type { Arrangement } from "./model.ts";

/** Between cells: room for two rings side by side. */
export const GAP = 8;
/** Left and right of the picture: the ring of the first and the last cell must not be cut. */
const EDGE = 5;
const LARGEST = 72;
/** A number of two digits, a letter above it, a count below it and the tag of a page that left are readable from here on. */
const NARROWEST = 28;
const LOWEST = 40;
/** Above each row: the tag of a page that left, or the arrow of one that was written. */
const TAGS = 16;
/** Above the first row: the caption of its left end. */
const CAPTION = 16;
/** Beneath each row: the window's bracket, or frame numbers and the hand. */
const BENEATH = { order: 12, frame: 28 } as const;
/** Beneath the last row: the window's name and the caption of the right end, or a ring's way back. */
const FOOT = { order: 36, frame: 12 } as const;

export interface PoolGeometry {
  cellWidth: number;
  cellHeight: number;
  columns: number;
  rows: number;
  pitchX: number;
  pitchY: number;
  width: number;
  height: number;
  /** Scale factor of captions and tags. */
  letters: number;
  /** Left edge of a place's cell. */
  x: (slot: number) => number;
  /** Upper edge of a place's cell. */
  y: (slot: number) => number;
}

/** Fewest rows that keep cells readable, then the widest cells, in rows of equal length, lower where the room is. */
export function poolGeometry(
  frames: number,
  width: number,
  digits: number,
  arrangement: Arrangement,
  room = Number.POSITIVE_INFINITY,
  letters = 1,
): PoolGeometry {
  const narrowest = Math.max(NARROWEST, Math.ceil(digits * 7.5) + 8);
  const usable = Math.max(width - 2 * EDGE, narrowest);
  const most = Math.max(1, Math.floor((usable + GAP) / (narrowest + GAP)));
  const rows = Math.max(1, Math.ceil(frames / most));
  const columns = Math.max(1, Math.ceil(frames / rows));
  // Whole pixels, so that edges stay sharp.
  const cellWidth = Math.min(LARGEST, Math.max(narrowest, Math.floor((usable + GAP) / columns) - GAP));
  const around = (TAGS + BENEATH[arrangement]) * letters;
  const [caption, foot] = [CAPTION * letters, FOOT[arrangement] * letters];
  const left = Math.floor((room - caption - foot) / rows) - around;
  const cellHeight = Math.max(LOWEST, Math.min(cellWidth, LARGEST, left));
  const pitchX = cellWidth + GAP;
  const pitchY = around + cellHeight;
  return {
    cellWidth,
    cellHeight,
    columns,
    rows,
    pitchX,
    pitchY,
    width: 2 * EDGE + columns * pitchX - GAP,
    height: caption + rows * pitchY + foot,
    letters,
    x: (slot) => EDGE + (slot % columns) * pitchX,
    y: (slot) => caption + TAGS * letters + Math.floor(slot / columns) * pitchY,
  };
}

/** A piece of a run of places within one row. */
export interface Segment {
  from: number;
  to: number;
  row: number;
  /** Whether the run begins (ends) here rather than in the row before (after). */
  begins: boolean;
  ends: boolean;
}

/** Cuts the places `from` up to `to` (not included) at the ends of rows. */
export function segments(from: number, to: number, columns: number): Segment[] {
  const pieces: Segment[] = [];
  for (let at = from; at < to; ) {
    const row = Math.floor(at / columns);
    const end = Math.min(to, (row + 1) * columns);
    pieces.push({ from: at, to: end, row, begins: at === from, ends: end === to });
    at = end;
  }
  return pieces;
}

/** Diagonals, clipped to the rectangle: [x1, y1, x2, y2] each. */
export function hatch(width: number, height: number, distance: number, inset: number) {
  const lines: [number, number, number, number][] = [];
  const w = width - 2 * inset;
  const h = height - 2 * inset;
  for (let sum = distance; sum < w + h; sum += distance) {
    const right = Math.min(sum, w);
    const bottom = Math.min(sum, h);
    lines.push([inset + sum - bottom, inset + bottom, inset + right, inset + sum - right]);
  }
  return lines;
}
