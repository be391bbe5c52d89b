/** What a frame looks like where a canvas draws it: in a small cell, or in a square of a map that is large enough. */
import { type BadgeSpec, FREE } from "../../engine/types.ts";
import { isSign } from "../../ui/signs.ts";
import type { Brush } from "../canvas.ts";
import { shortName } from "../pageName.ts";
import type { Colour, Palette } from "../palette.ts";
import { recordedCell } from "../recorded/relations.ts";
import { dirtyCorner, INK } from "./CellFace.tsx";
import { type CellsGeometry, cellOf } from "./canvasGeometry.ts";
import { corner, hand } from "./marks.ts";
import { isPrefetched, MARK, marksAt, type PageState, type PoolModel, pageIn, stateOf } from "./model.ts";
import { around, drawn, paint, polygon, type Shape, word } from "./shapes.ts";
import { trafficCell } from "./traffic.ts";

/** The policy's number, or its sign where its flag is set. */
export function badgeText(badge: BadgeSpec | null, value: number): string {
  if (badge === null) return "";
  if (badge.maximum > 1) return String(value);
  return value > 0 ? badge.glyph : "";
}

/** Small letters around a point of the line that they stand on. */
const letter = (text: string, x: number, y: number, fill: Colour): Shape =>
  isSign(text) ? { sign: text, at: [x, y - 3.2], size: 9, stroke: fill } : word(text, [x, y], 9, fill, 600);

const freeFrame = (width: number, height: number, dash: number): Shape => ({
  rect: [0.5, 0.5, width - 1, height - 1],
  stroke: "lineStrong",
  dash: [dash, 3],
});

const ground = (width: number, height: number, state: PageState) =>
  drawn({ rect: [0, 0, width, height], fill: state }, state === "dirty" && dirtyCorner(width, height));

/** A square of a map in which letters can be read. */
export interface Square {
  width: number;
  height: number;
  state: PageState;
  prefetched: boolean;
  badge: string;
}

interface Numbered extends Square {
  /** What the page is called, how large, and where it stands. */
  page: string;
  size: number;
  base: number;
  used?: boolean;
  /** Width of the tag of a prefetched page, and where the letter stands. */
  tag: number;
  inset: number;
  /** So low that the number has the cell for itself. */
  low?: boolean;
}

function numbered(cell: Numbered): Shape[] {
  const { width, height, state, badge, tag, used = false, low = false } = cell;
  const [ink, middle] = [INK[state], width / 2];
  const x = low && badge !== "" ? middle - 4 : middle;
  return drawn(
    ground(width, height, state),
    word(cell.page, [x, cell.base], cell.size, ink, 650),
    !low && letter(state === "dirty" ? "D" : "C", cell.inset, 10, ink),
    badge !== "" && letter(badge, low ? width - 5 : middle, low ? height - 2 : 10, ink),
    (cell.prefetched || used) && [
      { rect: [width - tag - 1, 1, tag, low ? 8 : 11], fill: used ? "surface" : "prefetched" },
      letter("P", width - 1 - tag / 2, low ? 8 : 10, used ? "ink" : "onPrefetched"),
    ],
  );
}

/** A row of letters above, the number beneath. */
const LETTER_ROW = 12;

/** A square with the page's number, as large in every square as the longest allows. */
export function numberedSquare(square: Square, page: string, digits: number): Shape[] {
  const { width, height, state } = square;
  if (state === "free") return [freeFrame(width, height, 3)];
  const size = Math.min(16, height * 0.36, (width - 6) / (digits * 0.6));
  const base = LETTER_ROW + (height - LETTER_ROW) / 2 + size * 0.325;
  return numbered({ ...square, page, size, base, tag: 10, inset: 7 });
}

/** A square with a letter; two signs only where both have room. */
export function letteredSquare({ width, height, state, prefetched, badge }: Square): Shape[] {
  if (state === "free") return [freeFrame(width, height, 3)];
  const middle = height / 2 + 3.3;
  const both = badge !== "" && width >= 24;
  const sign = prefetched ? "P" : state === "dirty" ? "D" : "C";
  return drawn(
    ground(width, height, state),
    letter(sign, both ? 7 : width / 2, middle, INK[state]),
    both && letter(badge, width - 7, middle, INK[state]),
  );
}

/** From this height on a cell has a letter above its number. */
const LETTERED = 25;

function face(model: PoolModel, frame: number, width: number, height: number): Shape[] {
  const state = stateOf(model, frame);
  if (state === "free") return [freeFrame(width, height, 4)];
  const low = height < LETTERED;
  return numbered({
    ...{ width, height, state, low, size: 12, tag: 9, inset: 6 },
    page: shortName(pageIn(model, frame)),
    base: low ? height / 2 + 4.5 : 23,
    badge: badgeText(model.badge, model.badges[frame] ?? 0),
    prefetched: isPrefetched(model, frame),
    used: (marksAt(model, frame) & MARK.used) !== 0,
  });
}

/** Further bits of a look, in addition to the model's marks. */
const WINDOW = 1 << 4;
const WINDOW_BEGINS = 1 << 5;
const WINDOW_ENDS = 1 << 6;
const HAND = 1 << 7;
const CURSOR = 1 << 8;
/** Of the frame's flags three stand here, those of I/O and pins above all other bits. */
const [FLAGS, TRAFFIC] = [9, 26];
const SOUGHT = 1 << 13;
const PINNED = 1 << 15;
const BADGE = 16;

const CROSS = [
  [-3, -3, 3, 3],
  [3, -3, -3, 3],
];
const ARROW = [
  [0, -4, 0, 4],
  [-3, 1, 0, 4],
  [3, 1, 0, 4],
];

/** A sign on a disc of surface at a lower corner. */
const sign = (x: number, y: number, stroke: "batch" | "victim", lines: typeof CROSS): Shape[] => [
  { circle: [x, y, 6], fill: "surface" },
  { lines: lines.map((line) => line.map((at, axis) => at + (axis % 2 ? y : x))), stroke, line: 2 },
];

/** The line beneath the places of the window, through the margins between them. */
function windowLine(look: number, width: number, height: number, margin: number): Shape[] {
  const from = look & WINDOW_BEGINS ? 0 : -margin;
  const to = look & WINDOW_ENDS ? width : width + margin;
  return drawn(
    { rect: [from, height + 3, to - from, 1.5], fill: "ink" },
    (look & WINDOW_BEGINS) !== 0 && { rect: [from, height, 1.5, 4], fill: "ink" },
    (look & WINDOW_ENDS) !== 0 && { rect: [to - 1.5, height, 1.5, 4], fill: "ink" },
  );
}

/** The marks for the bits of a look, drawn around the face in this order. */
function marks(look: number, width: number, height: number, margin: number): Shape[] {
  const below = height - 1;
  const has = (bit: number) => (look & bit) !== 0;
  const box = (outside: number, stroke: Colour, line: number, dash?: number[]) =>
    around(width, height, outside, { stroke, line, ...(dash && { dash }) });
  return drawn(
    has(WINDOW) && windowLine(look, width, height, margin),
    has(MARK.changed) && polygon(corner(-1, height + 1, 8), { fill: "surface" }),
    has(MARK.written) && [box(2, "batch", 2), ...sign(3, below, "batch", ARROW)],
    has(MARK.requested) && box(2.5, "requested", 3),
    has(MARK.spared) && box(2, "victim", 2, [4, 3]),
    has(MARK.left) && sign(width - 3, below, "victim", CROSS),
    has(HAND) && hand(width / 2, height - 4, 9, 1.5),
    has(CURSOR) && box(4, "focus", 2, [3, 2]),
  );
}

/** A cell at the origin: the frame's content and the marks of its look. */
export function smallCell(model: PoolModel, geometry: CellsGeometry, frame: number, look: number): Shape[] {
  const { cellWidth: width, cellHeight: height, margin } = geometry;
  return [
    ...face(model, frame, width, height),
    ...recordedCell(model, frame, width, height, true),
    ...trafficCell(model.flags[frame] ?? 0, width, height, true),
    ...marks(look, width, height, margin),
  ];
}

/** The last drawing: its cells may only be reused if all its parameters are equal. */
export interface Drawn {
  with: string;
  palette: Palette;
  /** Each place with its page and all else that shows. */
  pages: Uint32Array;
  looks: Uint32Array;
}

/** Everything but the page that shows in a place, as one number. */
export function lookOf(model: PoolModel, slot: number, cursor: number | null): number {
  const frame = model.slots[slot] ?? 0;
  const begins = model.ordered - model.window;
  let look = marksAt(model, frame) & ~MARK.left;
  const left = model.leftPlaces.get(slot);
  // Around the sign of a page that left, where it would have gone by the reference too.
  if (left !== undefined) look |= left === model.spared ? MARK.left | MARK.spared : MARK.left;
  if (model.window > 0 && slot >= begins && slot < model.ordered) {
    look |= WINDOW;
    if (slot === begins) look |= WINDOW_BEGINS;
    if (slot === model.ordered - 1) look |= WINDOW_ENDS;
  }
  if (model.hand === frame && model.arrangement === "frame") look |= HAND;
  if (cursor === frame) look |= CURSOR;
  if (model.sought === frame) look |= SOUGHT;
  if (model.recording?.pins.some(({ page }) => page === model.pages[frame])) look |= PINNED;
  const flags = model.flags[frame] ?? 0;
  return look | ((flags & 7) << FLAGS) | ((flags >> 3) << TRAFFIC) | ((model.badges[frame] ?? 0) << BADGE);
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
