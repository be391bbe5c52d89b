/** Draws a pool of thousands of frames: squares by state, drawn anew only where the state changed. */
import { DIRTY, FREE, PREFETCHED } from "../../engine/types.ts";
import type { Brush } from "../canvas.ts";
import type { Palette } from "../palette.ts";
import type { MapGeometry } from "./canvasGeometry.ts";
import type { PoolModel } from "./model.ts";

/** Kinds of squares; a clean one is the ground that the others are drawn on. */
const FREE_KIND = 0;
const CLEAN = 1;
const DIRTY_KIND = 2;
const PREFETCHED_KIND = 3;

/** Edge of the smallest square that shows a spot, in CSS pixels. */
const SMALLEST_WITH_SPOT = 2;

/** The kind of what is in each place. */
function kindsOf({ slots, pages, flags }: PoolModel): Uint8Array {
  const kinds = new Uint8Array(slots.length);
  for (let slot = 0; slot < kinds.length; slot += 1) {
    const frame = slots[slot] ?? 0;
    const flag = flags[frame] ?? 0;
    if (pages[frame] === FREE) kinds[slot] = FREE_KIND;
    else if (flag & PREFETCHED) kinds[slot] = PREFETCHED_KIND;
    else kinds[slot] = flag & DIRTY ? DIRTY_KIND : CLEAN;
  }
  return kinds;
}

interface Sheet {
  brush: Brush;
  geometry: MapGeometry;
  palette: Palette;
  kinds: Uint8Array;
}

const colourOf = (palette: Palette, kind: number) =>
  kind === FREE_KIND ? palette.free : kind === DIRTY_KIND ? palette.dirty : palette.clean;

/** Kinds that show as a spot within the square: a free frame's is dark on light, a prefetched page's a hole. */
function drawSpot({ brush, geometry, palette, kinds }: Sheet, slot: number) {
  const kind = kinds[slot];
  if (kind !== FREE_KIND && kind !== PREFETCHED_KIND) return;
  const { columns, pitchX, pitchY, square } = geometry;
  const size = kind === FREE_KIND ? square / 3 : square / 2;
  const inset = (square - size) / 2;
  brush.fillStyle = kind === FREE_KIND ? palette.lineStrong : palette.surface;
  const [x, y] = [(slot % columns) * pitchX, Math.floor(slot / columns) * pitchY];
  brush.fillRect(x + inset, y + inset, size, size);
}

/** Rows of ground, then runs of equal squares, then the lines between columns: a third of the calls of single squares. */
function drawAll(sheet: Sheet) {
  const { brush, geometry, palette, kinds } = sheet;
  const { columns, rows, pitchX, pitchY, square, width, height } = geometry;
  brush.clearRect(0, 0, width, height);
  brush.fillStyle = palette.clean;
  for (let row = 0; row < rows; row += 1) {
    const inRow = Math.min(columns, kinds.length - row * columns);
    brush.fillRect(0, row * pitchY, inRow * pitchX, square);
  }
  for (const kind of [DIRTY_KIND, FREE_KIND]) {
    brush.fillStyle = colourOf(palette, kind);
    for (let slot = 0; slot < kinds.length; ) {
      const first = slot;
      const end = Math.min(kinds.length, (Math.floor(slot / columns) + 1) * columns);
      if (kinds[first] !== kind) {
        slot += 1;
        continue;
      }
      while (slot < end && kinds[slot] === kind) slot += 1;
      brush.fillRect(
        (first % columns) * pitchX,
        Math.floor(first / columns) * pitchY,
        (slot - first) * pitchX,
        square,
      );
    }
  }
  if (square < pitchX) {
    for (let column = 0; column < columns; column += 1) {
      brush.clearRect(column * pitchX + square, 0, pitchX - square, height);
    }
  }
  // Smaller spots could not be seen, and millions of them would hold the page up.
  if (square < SMALLEST_WITH_SPOT) return;
  for (let slot = 0; slot < kinds.length; slot += 1) drawSpot(sheet, slot);
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
  const sheet = { brush, geometry, palette, kinds: now };
  if (before === null || before.length !== now.length) {
    drawAll(sheet);
    return { now, count: now.length };
  }
  // One colour after the other: setting it costs more than filling a square.
  const changed: number[] = [];
  for (let slot = 0; slot < now.length; slot += 1) if (before[slot] !== now[slot]) changed.push(slot);
  for (const colour of [palette.free, palette.dirty, palette.clean]) {
    brush.fillStyle = colour;
    for (const slot of changed) {
      if (colourOf(palette, now[slot] ?? 0) !== colour) continue;
      brush.fillRect((slot % columns) * pitchX, Math.floor(slot / columns) * pitchY, square, square);
    }
  }
  if (square >= SMALLEST_WITH_SPOT) for (const slot of changed) drawSpot(sheet, slot);
  const count = changed.length;
  return { now, count };
}
