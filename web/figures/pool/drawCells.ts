/** Draws the visible part of a pool of some hundred frames, and of that only what changed since the last time. */
import { FREE } from "../../engine/types.ts";
import type { Brush } from "../canvas.ts";
import type { Palette } from "../palette.ts";
import { type CellsGeometry, cellOf } from "./canvasGeometry.ts";
import { LEFT, marksAt, type PoolModel, SPARED } from "./model.ts";
import { paint } from "./shapes.ts";
import { CURSOR, HAND, smallCell, WINDOW, WINDOW_BEGINS, WINDOW_ENDS } from "./smallCell.ts";

/** The last drawing: its cells may only be reused if all its parameters are equal. */
export interface Drawn {
  with: string;
  palette: Palette;
  /** Each place with its page and all else that shows. */
  pages: Uint32Array;
  looks: Uint32Array;
}

/** Three of them. */
const FLAGS = 9;
const SOUGHT = 1 << 13;
const PINNED = 1 << 15;
const BADGE = 16;

/** Everything but the page that shows in a place, as one number. */
export function lookOf(model: PoolModel, slot: number, cursor: number | null): number {
  const frame = model.slots[slot] ?? 0;
  const begins = model.ordered - model.window;
  let look = marksAt(model, frame) & ~LEFT;
  const left = model.leftPlaces.get(slot);
  // Around the sign of a page that left, where it would have gone by the reference too.
  if (left !== undefined) look |= left === model.spared ? LEFT | SPARED : LEFT;
  if (model.window > 0 && slot >= begins && slot < model.ordered) {
    look |= WINDOW;
    if (slot === begins) look |= WINDOW_BEGINS;
    if (slot === model.ordered - 1) look |= WINDOW_ENDS;
  }
  if (model.hand === frame && model.arrangement === "frame") look |= HAND;
  if (cursor === frame) look |= CURSOR;
  if (model.sought === frame) look |= SOUGHT;
  if (model.recording?.pins.some(({ page }) => page === model.pages[frame])) look |= PINNED;
  return look | ((model.flags[frame] ?? 0) << FLAGS) | ((model.badges[frame] ?? 0) << BADGE);
}

/** Draws the places that differ from `before`; null draws all. Returns the new state and the number drawn. */
export function drawCells(
  brush: Brush,
  model: PoolModel,
  geometry: CellsGeometry,
  palette: Palette,
  /** The visible part, and the frame under the pointer. */
  { top, height, cursor }: { top: number; height: number; cursor: number | null },
  before: Drawn | null,
): { now: Drawn; count: number } {
  const { columns, pitchX, pitchY, margin } = geometry;
  const first = Math.max(0, Math.floor(top / pitchY)) * columns;
  const last = Math.min(model.frames, Math.ceil((top + height) / pitchY) * columns);
  const size = Math.max(0, last - first);
  const [pages, looks] = [new Uint32Array(size), new Uint32Array(size)];
  const now: Drawn = { with: [columns, pitchX, pitchY, top, size].join(), palette, pages, looks };
  const same = before?.with === now.with && before.palette === palette ? before : null;
  let count = 0;
  if (same === null) brush.clearRect(0, 0, geometry.width, height);
  for (let at = 0; at < size; at += 1) {
    const slot = first + at;
    const frame = model.slots[slot] ?? 0;
    const page = model.pages[frame] ?? FREE;
    const look = lookOf(model, slot, cursor);
    pages[at] = page;
    looks[at] = look;
    if (same !== null && same.pages[at] === page && same.looks[at] === look) continue;
    count += 1;
    const { x, y } = cellOf(geometry, slot);
    // A place owns its cell and the margin around it, where its rings are: nothing else is touched.
    if (same !== null) brush.clearRect(x - margin, y - top - margin, pitchX, pitchY);
    paint(brush, palette, smallCell(model, geometry, frame, look), x, y - top);
  }
  return { now, count };
}
