/** Places of frames on a canvas as squares of a map, to zoom into. In CSS pixels. */

const MAP_HEIGHT = 400;
const HIGHEST_SQUARE = 12;
/** Numbers stand better in squares that are wider than high. */
const WIDEST_SQUARE = 2;

/** A line of surface between squares as soon as it does not eat them up. */
function gapOf(pitchX: number, pitchY: number, ratio: number): number {
  const pitch = Math.min(pitchX, pitchY);
  if (pitch * ratio < 4) return 0;
  return pitch < 12 ? 1 / ratio : pitch < 24 ? 2 : 3;
}

export type MapGeometry = ReturnType<typeof whole>;

/** `ratio`: pixels of the screen in a CSS pixel; edges of squares lie between them. */
function whole(frames: number, columns: number, pitchX: number, pitchY: number, ratio: number) {
  const rows = Math.ceil(frames / columns);
  return {
    ...{ columns, rows, pitchX, pitchY, ratio, left: 0, top: 0 },
    width: columns * pitchX,
    height: rows * pitchY,
    gap: gapOf(pitchX, pitchY, ratio),
    /** Columns and rows that can be seen, the end of each left out. */
    firstColumn: 0,
    endColumn: columns,
    firstRow: 0,
    endRow: rows,
  };
}

/** The squares of whole screen pixels that fill most of the room; several frames a pixel where there is no other way. */
export function mapGeometry(frames: number, width: number, ratio: number, height = MAP_HEIGHT): MapGeometry {
  const across = Math.max(1, Math.floor(width * ratio));
  const down = Math.max(1, Math.floor(height * ratio));
  let best = { wide: 0, high: 0, columns: 0 };
  for (let high = Math.floor(HIGHEST_SQUARE * ratio); high >= 1; high -= 1) {
    for (let wide = high; wide <= WIDEST_SQUARE * high; wide += 1) {
      const columns = Math.floor(across / wide);
      if (columns < 1 || Math.ceil(frames / columns) * high > down) continue;
      if (wide * high > best.wide * best.high) best = { wide, high, columns };
    }
  }
  if (best.columns > 0) return whole(frames, best.columns, best.wide / ratio, best.high / ratio, ratio);
  const columns = Math.ceil(across / Math.sqrt((across * down) / frames));
  return whole(frames, columns, across / columns / ratio, down / Math.ceil(frames / columns) / ratio, ratio);
}

/** A zoom: `k` times as large, then moved by `x` and `y`. */
export type Transform = { k: number; x: number; y: number };

/** How far a map can be zoomed: until a square holds a page number of so many digits. */
export const largestZoom = ({ pitchX, pitchY }: MapGeometry, digits: number): number =>
  Math.max(1, (digits * 8 + 14) / pitchX, 34 / pitchY);

/** Columns or rows of `count` that lie within `room`: a map that became smaller may be where only the larger one was. */
function seen(at: number, pitch: number, count: number, room: number): [first: number, end: number] {
  const first = Math.min(count, Math.max(0, Math.floor(-at / pitch)));
  return [first, Math.max(first, Math.min(count, Math.ceil((room - at) / pitch)))];
}

/** The map as a transform shows it: as large on the page as the whole map. */
export function zoomed(map: MapGeometry, { k, x, y }: Transform): MapGeometry {
  if (k === 1) return map;
  const [pitchX, pitchY] = [map.pitchX * k, map.pitchY * k];
  const [firstColumn, endColumn] = seen(x, pitchX, map.columns, map.width);
  const [firstRow, endRow] = seen(y, pitchY, map.rows, map.height);
  const gap = gapOf(pitchX, pitchY, map.ratio);
  return { ...map, pitchX, pitchY, left: x, top: y, gap, firstColumn, endColumn, firstRow, endRow };
}

/** Edges of columns and rows, between pixels of the screen. */
export const edgeX = ({ left, pitchX, ratio }: MapGeometry, column: number) =>
  Math.round((left + column * pitchX) * ratio) / ratio;
export const edgeY = ({ top, pitchY, ratio }: MapGeometry, row: number) =>
  Math.round((top + row * pitchY) * ratio) / ratio;

/** The square of a place, without what separates it from the next. */
export function squareOf(map: MapGeometry, slot: number) {
  const column = slot % map.columns;
  const row = Math.floor(slot / map.columns);
  const [x, y] = [edgeX(map, column), edgeY(map, row)];
  return { x, y, width: edgeX(map, column + 1) - x - map.gap, height: edgeY(map, row + 1) - y - map.gap };
}

export function isSeen(map: MapGeometry, slot: number): boolean {
  const column = slot % map.columns;
  const row = Math.floor(slot / map.columns);
  return column >= map.firstColumn && column < map.endColumn && row >= map.firstRow && row < map.endRow;
}
