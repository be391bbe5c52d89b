/** Draws the frames of a map that can be seen, and of these only what changed since the last time. */
import type { Brush } from "../canvas.ts";
import type { Palette } from "../palette.ts";
import { edgeX, edgeY, type MapGeometry, squareOf } from "./canvasGeometry.ts";
import {
  BADGE_SHIFT,
  COLOURS,
  DIRTY_KIND,
  FREE_KIND,
  KIND,
  NOTHING,
  PREFETCHED_KIND,
  type Seen,
  seenIn,
} from "./kinds.ts";
import type { PoolModel } from "./model.ts";
import { paint } from "./shapes.ts";
import { badgeText, letteredSquare, numberedSquare } from "./smallCell.ts";

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

/** The place of a visible entry. */
function slotOf({ columns, firstColumn, endColumn, firstRow }: MapGeometry, at: number): number {
  const across = endColumn - firstColumn;
  return (firstRow + Math.floor(at / across)) * columns + firstColumn + (at % across);
}

/** A free frame, which has the colour of the ground, shows as a spot. */
function drawSpots({ brush, map, palette, seen }: Sheet, places: Iterable<number>) {
  if (map.pitchY < LOWEST_WITH_SPOT) return;
  brush.fillStyle = palette.lineStrong;
  for (const at of places) {
    if (seen.kinds[at] !== FREE_KIND) continue;
    const { x, y, width, height } = squareOf(map, slotOf(map, at));
    const size = Math.max(1, Math.min(width, height) / 3);
    brush.fillRect(x + (width - size) / 2, y + (height - size) / 2, size, size);
  }
}

/** Lines of ground between squares, and spots: what lies above the colours. */
function drawGrid(sheet: Sheet) {
  const { brush, map, seen } = sheet;
  const { gap, width, height, firstColumn, endColumn, firstRow, endRow } = map;
  if (gap === 0) return;
  for (let column = firstColumn + 1; column <= endColumn; column += 1) {
    brush.clearRect(edgeX(map, column) - gap, 0, gap, height);
  }
  for (let row = firstRow + 1; row <= endRow; row += 1) brush.clearRect(0, edgeY(map, row) - gap, width, gap);
  drawSpots(sheet, seen.kinds.keys());
}

/** Squares that are large enough for a letter, or for a page's number and bits. */
function drawTiles({ brush, map, palette, model, seen }: Sheet, places: Iterable<number>, clear: boolean) {
  for (const at of places) {
    const bits = seen.kinds[at] ?? NOTHING;
    const { x, y, width, height } = squareOf(map, slotOf(map, at));
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
      const { x, y, width, height } = squareOf(map, slotOf(map, at));
      brush.fillRect(x, y, width, height);
    }
  });
  drawSpots(sheet, places);
}

/** Places that look different; null if the two cannot be compared, or if there are more than `most`. */
export function changedPlaces(
  before: Seen | null,
  now: Seen,
  most = Number.POSITIVE_INFINITY,
): number[] | null {
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

/**
 * Draws the places that differ from `before`; null draws all, in one step by the raster. Returns the visible
 * state and the number of places drawn.
 */
export function drawMap(
  brush: Brush,
  model: PoolModel,
  map: MapGeometry,
  palette: Palette,
  before: LastDrawn | null,
  raster?: (map: MapGeometry, kinds: Uint16Array, palette: Palette) => boolean,
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
