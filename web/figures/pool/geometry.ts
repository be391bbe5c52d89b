/** Where cells stand: the same for every lane of a width, whatever its policy draws, so that lanes line up to the pixel. */
import type { Arrangement } from "./model.ts";

/** Between cells: room for two rings side by side. */
export const GAP = 8;
/** Left and right, for the rings of the first and the last cell. */
const EDGE = 5;
const LARGEST = 72;
/** From here on a number of two digits, a letter above it, a count below it and the tag of a page that left are readable. */
const NARROWEST = 28;
const LOWEST = 40;
/** Above each row: the tag of a page that left, or the arrow of one that was written. */
const TAGS = 16;
/** What is written around cells: a question about frames without counts and hand has nothing there. */
export type Surrounds = Arrangement | "bare";
/** Above the first row: the caption of its left end. */
const CAPTION = { order: 16, frame: 16, bare: 0 } as const;
/** Beneath each row: the window's bracket, or frame numbers and the hand. */
const BENEATH = { order: 12, frame: 28, bare: 0 } as const;
/** Beneath the last row: the window's name and the caption of the right end, or a ring's way back. */
const FOOT = { order: 36, frame: 12, bare: 6 } as const;

export type PoolGeometry = ReturnType<typeof poolGeometry>;

/** Fewest rows that keep cells readable, then the widest cells, lower where the room is. `letters` scales captions and tags. */
export function poolGeometry(
  frames: number,
  width: number,
  digits: number,
  surrounds: Surrounds,
  room = Number.POSITIVE_INFINITY,
  letters = 1,
) {
  const narrowest = Math.max(NARROWEST, Math.ceil(digits * 7.5) + 8);
  const usable = Math.max(width - 2 * EDGE, narrowest);
  const most = Math.max(1, Math.floor((usable + GAP) / (narrowest + GAP)));
  const rows = Math.max(1, Math.ceil(frames / most));
  const columns = Math.max(1, Math.ceil(frames / rows));
  // Whole pixels, so that edges stay sharp.
  const cellWidth = Math.min(LARGEST, Math.max(narrowest, Math.floor((usable + GAP) / columns) - GAP));
  const around = (TAGS + BENEATH[surrounds]) * letters;
  const [caption, foot] = [CAPTION[surrounds] * letters, FOOT[surrounds] * letters];
  const left = Math.floor((room - caption - foot) / rows) - around;
  const cellHeight = Math.max(LOWEST, Math.min(cellWidth, LARGEST, left));
  const pitchX = cellWidth + GAP;
  const pitchY = around + cellHeight;
  return {
    ...{ cellWidth, cellHeight, columns, rows, pitchX, pitchY, letters },
    width: 2 * EDGE + columns * pitchX - GAP,
    height: caption + rows * pitchY + foot,
    /** Left and upper edge of a place's cell. */
    x: (slot: number) => EDGE + (slot % columns) * pitchX,
    y: (slot: number) => caption + TAGS * letters + Math.floor(slot / columns) * pitchY,
  };
}

/** Cuts the places `from` up to `to` (not included) at the ends of rows, and says where the run begins and ends. */
export function segments(from: number, to: number, columns: number) {
  const first = Math.floor(from / columns);
  const rows = from < to ? Math.ceil(to / columns) - first : 0;
  return Array.from({ length: rows }, (_, at) => {
    const row = first + at;
    const piece = { from: Math.max(from, row * columns), to: Math.min(to, (row + 1) * columns), row };
    return { ...piece, begins: piece.from === from, ends: piece.to === to };
  });
}

/** Diagonals, clipped to the rectangle: [x1, y1, x2, y2] each. */
export function hatch(width: number, height: number, distance: number, inset: number) {
  const lines: [number, number, number, number][] = [];
  const [w, h] = [width - 2 * inset, height - 2 * inset];
  for (let sum = distance; sum < w + h; sum += distance) {
    const [right, bottom] = [Math.min(sum, w), Math.min(sum, h)];
    lines.push([inset + sum - bottom, inset + bottom, inset + right, inset + sum - right]);
  }
  return lines;
}
