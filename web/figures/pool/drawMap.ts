/** Draws the frames of a map that can be seen, and of these only what changed since the last time. */
import type { Brush } from "../canvas.ts";
import type { Palette } from "../palette.ts";
import { edgeX, edgeY, type MapGeometry, squareOf } from "./canvasGeometry.ts";
import { drawTile } from "./drawTile.ts";
import {
  CLEAN_KIND,
  colourOf,
  DIRTY_KIND,
  FREE_KIND,
  KIND,
  NOTHING,
  PREFETCHED_KIND,
  type Seen,
  seenIn,
} from "./kinds.ts";
import type { PoolModel } from "./model.ts";

/** Height of the lowest square that shows a spot, in CSS pixels. */
const LOWEST_WITH_SPOT = 4;

interface Sheet {
  brush: Brush;
  map: MapGeometry;
  palette: Palette;
  model: Pick<PoolModel, "badge" | "digits">;
  seen: Seen;
}

const acrossOf = ({ firstColumn, endColumn }: MapGeometry) => endColumn - firstColumn;

/** The place of an entry of what is seen. */
function slotOf(map: MapGeometry, at: number): number {
  const across = acrossOf(map);
  return (map.firstRow + Math.floor(at / across)) * map.columns + map.firstColumn + (at % across);
}

/** A free frame, which has the colour of the ground, shows as a spot. */
function drawSpot({ brush, map, palette, seen }: Sheet, at: number) {
  if (seen.kinds[at] !== FREE_KIND) return;
  const { x, y, width, height } = squareOf(map, slotOf(map, at));
  const size = Math.max(1, Math.min(width, height) / 3);
  brush.fillStyle = palette.lineStrong;
  brush.fillRect(x + (width - size) / 2, y + (height - size) / 2, size, size);
}

/** Lines of ground between squares, and spots: what lies above the colours. */
export function drawGrid(sheet: Sheet) {
  const { brush, map, seen } = sheet;
  const { gap, width, height, firstColumn, endColumn, firstRow, endRow } = map;
  if (gap === 0) return;
  for (let column = firstColumn + 1; column <= endColumn; column += 1) {
    brush.clearRect(edgeX(map, column) - gap, 0, gap, height);
  }
  for (let row = firstRow + 1; row <= endRow; row += 1) brush.clearRect(0, edgeY(map, row) - gap, width, gap);
  if (map.pitchY < LOWEST_WITH_SPOT) return;
  for (let at = 0; at < seen.kinds.length; at += 1) drawSpot(sheet, at);
}

/** Runs of equal squares, then the lines between them: a third of the calls of single squares. */
function drawColours(sheet: Sheet) {
  const { brush, map, palette, seen } = sheet;
  const across = acrossOf(map);
  for (const kind of [FREE_KIND, CLEAN_KIND, DIRTY_KIND, PREFETCHED_KIND]) {
    brush.fillStyle = colourOf(palette, kind);
    for (let at = 0; at < seen.kinds.length; ) {
      const first = at;
      const end = first + across - (first % across);
      if (seen.kinds[first] !== kind) {
        at += 1;
        continue;
      }
      while (at < end && seen.kinds[at] === kind) at += 1;
      const row = map.firstRow + Math.floor(first / across);
      const column = map.firstColumn + (first % across);
      const [x, y] = [edgeX(map, column), edgeY(map, row)];
      brush.fillRect(x, y, edgeX(map, column + at - first) - x, edgeY(map, row + 1) - y);
    }
  }
  drawGrid(sheet);
}

function drawTiles({ brush, map, palette, model, seen }: Sheet, places: Iterable<number>, clear: boolean) {
  const told = { detail: seen.detail, badge: model.badge, digits: model.digits };
  for (const at of places) {
    const kind = seen.kinds[at] ?? NOTHING;
    if (kind === NOTHING) continue;
    const tile = squareOf(map, slotOf(map, at));
    if (clear) brush.clearRect(tile.x - 1, tile.y - 1, tile.width + 2, tile.height + 2);
    drawTile(brush, palette, tile, told, kind, seen.pages[at] ?? 0);
  }
}

/** Draws some squares anew. One colour after the other: setting it costs more than filling a square. */
function drawSquares(sheet: Sheet, places: readonly number[]) {
  const { brush, map, palette, seen } = sheet;
  for (const kind of [FREE_KIND, CLEAN_KIND, DIRTY_KIND, PREFETCHED_KIND]) {
    brush.fillStyle = colourOf(palette, kind);
    for (const at of places) {
      if (((seen.kinds[at] ?? 0) & KIND) !== kind) continue;
      const { x, y, width, height } = squareOf(map, slotOf(map, at));
      brush.fillRect(x, y, width, height);
    }
  }
  if (map.pitchY >= LOWEST_WITH_SPOT) for (const at of places) drawSpot(sheet, at);
}

/** Places that look different; null if the two cannot be compared, or if there are more than `most`. */
export function changedPlaces(
  before: Seen | null,
  now: Seen,
  most = Number.POSITIVE_INFINITY,
): number[] | null {
  if (before === null || before.detail !== now.detail || before.kinds.length !== now.kinds.length)
    return null;
  const changed: number[] = [];
  const numbered = now.pages.length > 0;
  for (let at = 0; at < now.kinds.length; at += 1) {
    if (before.kinds[at] === now.kinds[at] && !(numbered && before.pages[at] !== now.pages[at])) continue;
    if (changed.length === most) return null;
    changed.push(at);
  }
  return changed;
}

/** Draws some places anew; null draws all. */
export function drawPlaces(sheet: Sheet, changed: readonly number[] | null) {
  const { brush, map, seen } = sheet;
  if (changed === null) brush.clearRect(0, 0, map.width, map.height);
  if (seen.detail !== "colour") drawTiles(sheet, changed ?? seen.kinds.keys(), changed !== null);
  else if (changed === null) drawColours(sheet);
  else drawSquares(sheet, changed);
}

/**
 * Draws what differs from `before`, which must have been drawn with the same geometry and palette; null draws all.
 * Returns what is seen now, and how many places it took.
 */
export function drawMap(
  brush: Brush,
  model: PoolModel,
  map: MapGeometry,
  palette: Palette,
  before: Seen | null,
): { now: Seen; count: number } {
  const seen = seenIn(model, map);
  const changed = changedPlaces(before, seen);
  drawPlaces({ brush, map, palette, model, seen }, changed);
  return {
    now: seen,
    count: changed?.length ?? seen.kinds.reduce((all, kind) => all + Number(kind !== NOTHING), 0),
  };
}
