/** Draws the visible part of a pool of some hundred frames, and of that only what changed since the last time. */
import { FREE, type RecordingFrame } from "../../engine/types.ts";
import type { Brush } from "../canvas.ts";
import { shortName } from "../pageName.ts";
import type { Palette } from "../palette.ts";
import { relationMarks } from "../recorded/relations.ts";
import type { CellsGeometry } from "./canvasGeometry.ts";
import { drawCorner } from "./corner.ts";
import { writeSign } from "./drawTile.ts";
import {
  CHANGED,
  isPrefetched,
  LEFT,
  type PoolModel,
  pageIn,
  REQUESTED,
  SPARED,
  stateOf,
  USED,
  WRITTEN,
} from "./model.ts";

/** What was drawn last: places from `first` on, each with its page and all else that shows. */
export interface Drawn {
  first: number;
  pages: Uint32Array;
  looks: Uint32Array;
}

/** From this height on a cell has a letter above its number. */
const LETTERED = 25;

const WINDOW = 1 << 4;
const WINDOW_BEGINS = 1 << 5;
const WINDOW_ENDS = 1 << 6;
const HAND = 1 << 7;
const CURSOR = 1 << 8;
/** Three of them. */
const FLAGS = 9;
const SOUGHT = 1 << 13;
const PINNED = 1 << 15;
const BADGE = 16;

/** Everything but the page that shows in a place, as one number. */
function lookOf(model: PoolModel, slot: number, cursor: number | null): number {
  const frame = model.slots[slot] ?? 0;
  const begins = model.ordered - model.window;
  let look = (model.marks.get(frame) ?? 0) & ~LEFT;
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

interface Place {
  brush: Brush;
  palette: Palette;
  x: number;
  y: number;
  width: number;
  height: number;
}

function ring({ brush, x, y, width, height }: Place, colour: string, line: number, outside: number) {
  brush.strokeStyle = colour;
  brush.lineWidth = line;
  brush.strokeRect(x - outside, y - outside, width + 2 * outside, height + 2 * outside);
}

/** Lines of the signs, from the middle of their disc. */
const CROSS = [
  [-3, -3, 3, 3],
  [3, -3, -3, 3],
] as const;
const ARROW = [
  [0, -4, 0, 4],
  [-3, 1, 0, 4],
  [3, 1, 0, 4],
] as const;

/** A sign on a disc of surface at a lower corner. */
function sign(
  { brush, palette, y, height }: Place,
  x: number,
  colour: string,
  lines: typeof CROSS | typeof ARROW,
) {
  const middle = y + height - 1;
  brush.fillStyle = palette.surface;
  brush.beginPath();
  brush.arc(x, middle, 6, 0, 2 * Math.PI);
  brush.fill();
  brush.strokeStyle = colour;
  brush.lineWidth = 2;
  brush.beginPath();
  for (const [x1, y1, x2, y2] of lines) {
    brush.moveTo(x + x1, middle + y1);
    brush.lineTo(x + x2, middle + y2);
  }
  brush.stroke();
}

function drawFace(place: Place, model: PoolModel, frame: number) {
  const { brush, palette, x, y, width, height } = place;
  const state = stateOf(model, frame);
  if (state === "free") {
    brush.strokeStyle = palette.lineStrong;
    brush.lineWidth = 1;
    brush.setLineDash([4, 3]);
    brush.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1);
    brush.setLineDash([]);
    return;
  }
  const text = state === "dirty" ? palette.onDirty : palette.onClean;
  brush.fillStyle = state === "dirty" ? palette.dirty : palette.clean;
  brush.fillRect(x, y, width, height);
  if (state === "dirty") drawCorner(brush, palette, place);
  const low = height < LETTERED;
  const base = low ? y + height / 2 + 4.5 : y + 23;
  const value = model.badges[frame] ?? 0;
  const badge = model.badge !== null && (model.badge.maximum > 1 || value > 0) ? model.badge : null;
  const middle = x + width / 2;
  brush.fillStyle = text;
  brush.textAlign = "center";
  brush.font = `650 12px ${palette.font}`;
  brush.fillText(shortName(pageIn(model, frame)), low && badge !== null ? middle - 4 : middle, base);
  brush.font = `600 9px ${palette.font}`;
  if (!low) brush.fillText(state === "dirty" ? "D" : "C", x + 6, y + 10);
  if (badge !== null) {
    const sign = badge.maximum > 1 ? String(value) : badge.glyph;
    writeSign(brush, sign, low ? x + width - 5 : middle, low ? y + height - 2 : y + 10);
  }
  const used = ((model.marks.get(frame) ?? 0) & USED) !== 0;
  if (used || isPrefetched(model, frame)) {
    brush.fillStyle = used ? palette.surface : palette.prefetched;
    brush.fillRect(x + width - 10, y + 1, 9, low ? 8 : 11);
    brush.fillStyle = used ? palette.ink : palette.onPrefetched;
    brush.fillText("P", x + width - 5.5, y + (low ? 8 : 10));
  }
}

const STRIPE = 3;

/** Of a recorded trace: a stripe for the page's relation, and a pin if somebody pins it. */
function drawRecorded(place: Place, recording: RecordingFrame, page: number, look: number) {
  const { brush, palette, x, y, width, height } = place;
  const series = relationMarks(recording)[(recording.relationOf[page] ?? 0) - 1]?.series ?? null;
  const { series0, series1, series2, series3, series4, series5, series6, lineStrong } = palette;
  const colours = [series0, series1, series2, series3, series4, series5, series6];
  brush.fillStyle = palette.surface;
  brush.fillRect(x, y + height - STRIPE - 1, width, STRIPE + 1);
  brush.fillStyle = (series === null ? undefined : colours[series]) ?? lineStrong;
  brush.fillRect(x, y + height - STRIPE, width, STRIPE);
  if ((look & PINNED) === 0) return;
  brush.fillStyle = palette.badge;
  brush.strokeStyle = palette.surface;
  brush.lineWidth = 1.5;
  brush.beginPath();
  brush.arc(x + width - 4, y + 3, 3.5, 0, 2 * Math.PI);
  brush.fill();
  brush.stroke();
}

/** Sides of the corner that is cut off a changed cell. */
const NOTCH = 7;

function notch({ brush, palette, x, y, height }: Place) {
  brush.fillStyle = palette.surface;
  brush.beginPath();
  brush.moveTo(x - 1, y + height - NOTCH);
  brush.lineTo(x + NOTCH, y + height + 1);
  brush.lineTo(x - 1, y + height + 1);
  brush.closePath();
  brush.fill();
}

function drawWindow(place: Place, look: number, margin: number) {
  const { brush, palette, x, y, width, height } = place;
  const from = look & WINDOW_BEGINS ? x : x - margin;
  const to = look & WINDOW_ENDS ? x + width : x + width + margin;
  brush.fillStyle = palette.ink;
  brush.fillRect(from, y + height + 3, to - from, 1.5);
  if (look & WINDOW_BEGINS) brush.fillRect(from, y + height, 1.5, 4);
  if (look & WINDOW_ENDS) brush.fillRect(to - 1.5, y + height, 1.5, 4);
}

function drawMarks(place: Place, look: number, margin: number) {
  const { brush, palette, x, y, width, height } = place;
  brush.textAlign = "center";
  if (look & WINDOW) drawWindow(place, look, margin);
  if (look & CHANGED) notch(place);
  if (look & WRITTEN) {
    ring(place, palette.batch, 2, 2);
    sign(place, x + 3, palette.batch, ARROW);
  }
  if (look & REQUESTED) ring(place, palette.requested, 3, 2.5);
  if (look & SPARED) {
    brush.setLineDash([4, 3]);
    ring(place, palette.victim, 2, 2);
    brush.setLineDash([]);
  }
  if (look & LEFT) sign(place, x + width - 3, palette.victim, CROSS);
  if (look & HAND) {
    brush.fillStyle = palette.ink;
    brush.strokeStyle = palette.surface;
    brush.lineWidth = 1.5;
    brush.beginPath();
    brush.moveTo(x + width / 2, y + height - 4);
    brush.lineTo(x + width / 2 + 6, y + height + 5);
    brush.lineTo(x + width / 2 - 6, y + height + 5);
    brush.closePath();
    brush.stroke();
    brush.fill();
  }
  if (look & SOUGHT) ring(place, palette.ink, 2, 4);
  if (look & CURSOR) {
    brush.setLineDash([3, 2]);
    ring(place, palette.focus, 2, 4);
    brush.setLineDash([]);
  }
}

/** What is to be seen: from which height on, how much, and the frame that is pointed at. */
export interface CellsView {
  top: number;
  height: number;
  cursor: number | null;
}

/**
 * Draws the places whose look differs from `before`; null draws all. Returns what is drawn now, and how many places it
 * took. `before` must have been drawn with the same geometry, palette and scroll position.
 */
export function drawCells(
  brush: Brush,
  model: PoolModel,
  geometry: CellsGeometry,
  palette: Palette,
  { top, height, cursor }: CellsView,
  before: Drawn | null,
): { now: Drawn; count: number } {
  const first = Math.max(0, Math.floor(top / geometry.pitchY)) * geometry.columns;
  const last = Math.min(model.frames, Math.ceil((top + height) / geometry.pitchY) * geometry.columns);
  const size = Math.max(0, last - first);
  const now: Drawn = { first, pages: new Uint32Array(size), looks: new Uint32Array(size) };
  const same = before !== null && before.first === first && before.pages.length === size ? before : null;
  let count = 0;
  if (same === null) brush.clearRect(0, 0, geometry.width, height);
  for (let at = 0; at < size; at += 1) {
    const slot = first + at;
    const frame = model.slots[slot] ?? 0;
    const page = model.pages[frame] ?? FREE;
    const look = lookOf(model, slot, cursor);
    now.pages[at] = page;
    now.looks[at] = look;
    if (same !== null && same.pages[at] === page && same.looks[at] === look) continue;
    count += 1;
    const x = (slot % geometry.columns) * geometry.pitchX;
    const y = Math.floor(slot / geometry.columns) * geometry.pitchY - top;
    // A place owns its cell and the margin around it, where its rings are: nothing else is touched.
    if (same !== null) brush.clearRect(x, y, geometry.pitchX, geometry.pitchY);
    const { cellWidth, cellHeight, margin } = geometry;
    const place = { brush, palette, x: x + margin, y: y + margin, width: cellWidth, height: cellHeight };
    drawFace(place, model, frame);
    if (model.recording !== undefined && page !== FREE) drawRecorded(place, model.recording, page, look);
    drawMarks(place, look, margin);
  }
  return { now, count };
}
