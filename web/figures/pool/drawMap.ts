/** Draws the frames of a map that can be seen, and of these only what changed since the last time. */
import { DIRTY, EMPTY, PREFETCHED } from "../../engine/types.ts";
import type { Brush } from "../canvas.ts";
import type { Colour, Palette } from "../palette.ts";
import { edgeX, edgeY, type MapGeometry, squareOf } from "./mapGeometry.ts";
import type { PoolModel } from "./model.ts";
import type { DrawSquares } from "./raster.ts";
import { paint } from "./shapes.ts";
import { badgeText, letteredSquare, numberedSquare } from "./smallCell.ts";

export const COLOURS = ["free", "clean", "dirty", "prefetched"] as const satisfies readonly Colour[];
const FREE_KIND = 0;
export const CLEAN_KIND = 1;
export const DIRTY_KIND = 2;
const PREFETCHED_KIND = 3;
/** Beyond the last frame. */
export const NOTHING = 0xffff;
/** In `kinds` the badge stands above the kind. */
export const KIND = 3;
const BADGE_SHIFT = 2;

/** Level of detail: colour; colour and letter; or both with the page's number. More as soon as it can be read. */
export function detailOf({ pitchX, pitchY }: MapGeometry, digits: number): "colour" | "letter" | "number" {
  if (pitchX >= digits * 6.8 + 8 && pitchY >= 24) return "number";
  return pitchX >= 14 && pitchY >= 13 ? "letter" : "colour";
}

/** Bits of a frame → kind: one look-up for each of a hundred thousand frames. */
const KIND_OF = Uint8Array.from({ length: 8 }, (_, flags) => {
  if (flags & EMPTY) return FREE_KIND;
  if (flags & PREFETCHED) return PREFETCHED_KIND;
  return flags & DIRTY ? DIRTY_KIND : CLEAN_KIND;
});

type Seen = ReturnType<typeof seenIn>;

/** The visible places, row by row: the kind of each, and badge or page where these are drawn. `map`: where squares stand. */
export function seenIn({ slots, pages, flags, badges, frames, digits }: PoolModel, map: MapGeometry) {
  const { columns, pitchX, pitchY, left, top, width, height, firstColumn, endColumn, firstRow, endRow } = map;
  const detail = detailOf(map, digits);
  const across = endColumn - firstColumn;
  const size = across * (endRow - firstRow);
  const kinds = new Uint16Array(size);
  const numbers = new Uint32Array(detail === "number" ? size : 0);
  for (let row = firstRow; row < endRow; row += 1) {
    const first = row * columns + firstColumn;
    const end = Math.min(frames, first + across);
    const start = (row - firstRow) * across;
    for (let slot = first; slot < end; slot += 1)
      kinds[start + slot - first] = KIND_OF[(flags[slots[slot] as number] as number) & 7] as number;
    for (let slot = first; slot < end && detail !== "colour"; slot += 1) {
      const [at, frame] = [start + slot - first, slots[slot] as number];
      kinds[at] = (kinds[at] as number) | ((badges[frame] as number) << BADGE_SHIFT);
      if (detail === "number") numbers[at] = pages[frame] as number;
    }
    kinds.fill(NOTHING, start + Math.max(0, end - first), start + across);
  }
  const where = [columns, pitchX, pitchY, left, top, width, height].join();
  return { map: where, detail, kinds, pages: numbers };
}

/** Height of the lowest square that shows a spot, in CSS pixels. */
const LOWEST_WITH_SPOT = 4;
/** Single squares up to here; a picture of them all is drawn in less time than more of them. */
const FEW = 400;

interface Sheet {
  brush: Brush;
  map: MapGeometry;
  palette: Palette;
  model: Pick<PoolModel, "badge" | "digits">;
  seen: Seen;
}

function squareAt(map: MapGeometry, at: number) {
  const across = map.endColumn - map.firstColumn;
  const row = map.firstRow + Math.floor(at / across);
  return squareOf(map, row * map.columns + map.firstColumn + (at % across));
}

/** A free frame, which has the colour of the ground, shows as a spot. */
function drawSpots({ brush, map, palette, seen }: Sheet, places: Iterable<number>) {
  if (map.pitchY < LOWEST_WITH_SPOT) return;
  brush.fillStyle = palette.lineStrong;
  for (const at of places) {
    if (seen.kinds[at] !== FREE_KIND) continue;
    const { x, y, width, height } = squareAt(map, at);
    const size = Math.max(1, Math.min(width, height) / 3);
    brush.fillRect(x + (width - size) / 2, y + (height - size) / 2, size, size);
  }
}

/** Lines of ground between squares, and spots: what lies above the colours. */
function drawGrid(sheet: Sheet) {
  const { brush, map, seen } = sheet;
  const { gap, width, height } = map;
  if (gap === 0) return;
  for (let column = map.firstColumn + 1; column <= map.endColumn; column += 1)
    brush.clearRect(edgeX(map, column) - gap, 0, gap, height);
  for (let row = map.firstRow + 1; row <= map.endRow; row += 1)
    brush.clearRect(0, edgeY(map, row) - gap, width, gap);
  drawSpots(sheet, seen.kinds.keys());
}

/** Squares that are large enough for a letter, or for a page's number and bits. */
function drawTiles({ brush, map, palette, model, seen }: Sheet, places: Iterable<number>, clear: boolean) {
  for (const at of places) {
    const bits = seen.kinds[at] ?? NOTHING;
    const { x, y, width, height } = squareAt(map, at);
    if (clear) brush.clearRect(x - 1, y - 1, width + 2, height + 2);
    const kind = bits & KIND;
    const state = kind === FREE_KIND ? "free" : kind === DIRTY_KIND ? "dirty" : "clean";
    const badge = badgeText(model.badge, bits >> BADGE_SHIFT);
    const square = { width, height, state, badge, prefetched: kind === PREFETCHED_KIND } as const;
    const shapes =
      seen.detail === "number"
        ? numberedSquare(square, String(seen.pages[at] ?? 0), model.digits)
        : letteredSquare(square);
    paint(brush, palette, shapes, x, y);
  }
}

/** One colour after the other: setting it costs more than filling a square. */
function drawSquares(sheet: Sheet, places: readonly number[]) {
  const { brush, map, palette, seen } = sheet;
  COLOURS.forEach((colour, kind) => {
    brush.fillStyle = palette[colour];
    for (const at of places) {
      if (((seen.kinds[at] ?? 0) & KIND) !== kind) continue;
      const { x, y, width, height } = squareAt(map, at);
      brush.fillRect(x, y, width, height);
    }
  });
  drawSpots(sheet, places);
}

/** Places that look different; null if the two cannot be compared, or if there are more than `most`. */
export function changedPlaces(before: Seen | null, now: Seen, most = Number.POSITIVE_INFINITY) {
  if (before === null || before.detail !== now.detail || before.map !== now.map) return null;
  const changed: number[] = [];
  const numbered = now.pages.length > 0;
  for (let at = 0; at < now.kinds.length; at += 1) {
    if (before.kinds[at] === now.kinds[at] && !(numbered && before.pages[at] !== now.pages[at])) continue;
    if (changed.length === most) return null;
    changed.push(at);
  }
  return changed;
}

/** What was drawn last, and in which colours: other squares are only right next to squares drawn with the same. */
export type LastDrawn = Seen & { palette: Palette };

/** Draws the places that differ from `before`, or all of them, by the raster. Returns what is seen, and how many it drew. */
export function drawMap(
  brush: Brush,
  model: PoolModel,
  map: MapGeometry,
  palette: Palette,
  before: LastDrawn | null,
  raster?: DrawSquares,
): { now: LastDrawn; count: number } {
  const seen = seenIn(model, map);
  const now = { ...seen, palette };
  const sheet = { brush, map, palette, model, seen };
  const colours = seen.detail === "colour";
  const last = before?.palette === palette ? before : null;
  const changed = changedPlaces(last, seen, colours && raster !== undefined ? FEW : undefined);
  if (changed === null && colours && raster?.(map, seen.kinds, palette)) {
    drawGrid(sheet);
    return { now, count: seen.kinds.length };
  }
  if (changed === null) brush.clearRect(0, 0, map.width, map.height);
  const places = changed ?? [...seen.kinds.keys()].filter((at) => seen.kinds[at] !== NOTHING);
  if (colours) drawSquares(sheet, places);
  else drawTiles(sheet, places, changed !== null);
  return { now, count: places.length };
}
