/** Places of frames on a canvas: small cells in a window to scroll, or squares of a map. In CSS pixels. */

/** What both kinds of canvas have. */
export interface CanvasGeometry {
  columns: number;
  rows: number;
  pitchX: number;
  pitchY: number;
  /** Of what can be seen. */
  width: number;
  height: number;
  /** Where the first place begins, if not in the upper left corner. */
  left?: number;
  top?: number;
}

/** Place at a point, or null beside the picture. */
export function slotAt(geometry: CanvasGeometry, frames: number, x: number, y: number): number | null {
  const column = Math.floor((x - (geometry.left ?? 0)) / geometry.pitchX);
  const row = Math.floor((y - (geometry.top ?? 0)) / geometry.pitchY);
  const slot = row * geometry.columns + column;
  return column >= 0 && column < geometry.columns && row >= 0 && slot < frames ? slot : null;
}

export interface CellsGeometry extends CanvasGeometry {
  cellWidth: number;
  cellHeight: number;
  /** Around a cell. */
  margin: number;
}

/** Around each cell: half of the room between cells, where its rings are. */
const MARGIN = 5;
const CELL_HEIGHT = 28;
/** A cell in which the number alone has its place, and what is then above and below it. */
export const LOW_CELL = 17;
const LOW_MARGIN = 3;
/** What a number has beside itself in a cell. */
const AIR = 6;
const LOW_AIR = 5;

/** Cells in as many rows as they need: as high as the room lets them be, and never lower than a number is. */
export function cellsGeometry(
  frames: number,
  width: number,
  digits: number,
  room = Number.POSITIVE_INFINITY,
): CellsGeometry {
  const inColumns = (margin: number, air: number) => {
    const narrowest = Math.max(28, Math.ceil(digits * 7.5) + air) + 2 * margin;
    const columns = Math.max(1, Math.floor(width / narrowest));
    return {
      columns,
      rows: Math.ceil(frames / columns),
      pitchX: Math.max(narrowest, Math.floor(width / columns)),
    };
  };
  const whole = CELL_HEIGHT + 2 * MARGIN;
  const wide = inColumns(MARGIN, AIR);
  const low = wide.rows * whole > room;
  const { columns, rows, pitchX } = low ? inColumns(LOW_MARGIN, LOW_AIR) : wide;
  const pitchY = low ? Math.min(whole, Math.max(LOW_CELL + 2 * LOW_MARGIN, Math.floor(room / rows))) : whole;
  const margin = low ? LOW_MARGIN : MARGIN;
  return {
    columns,
    rows,
    pitchX,
    pitchY,
    width: columns * pitchX,
    height: rows * pitchY,
    cellWidth: pitchX - 2 * margin,
    cellHeight: pitchY - 2 * margin,
    margin,
  };
}

/** The cell of a place, from the upper left corner of all of them. */
export const cellOf = (
  { columns, pitchX, pitchY, cellWidth, cellHeight, margin }: CellsGeometry,
  slot: number,
) => ({
  x: (slot % columns) * pitchX + margin,
  y: Math.floor(slot / columns) * pitchY + margin,
  width: cellWidth,
  height: cellHeight,
});

/** Columns and rows that can be seen: `firstColumn` up to `endColumn`, which is not. */
export interface Window {
  firstColumn: number;
  endColumn: number;
  firstRow: number;
  endRow: number;
}

export interface MapGeometry extends CanvasGeometry, Window {
  left: number;
  top: number;
  /** Pixels of the screen in a CSS pixel: edges of squares lie between pixels. */
  ratio: number;
  /** What separates a square from the next. */
  gap: number;
}

const MAP_HEIGHT = 400;
const HIGHEST_SQUARE = 12;
/** Numbers stand better in squares that are wider than high. */
const WIDEST_SQUARE = 2;

/** A line of surface between squares as soon as it does not eat them up. */
export function gapOf(pitchX: number, pitchY: number, ratio: number): number {
  const pitch = Math.min(pitchX, pitchY);
  if (pitch * ratio < 4) return 0;
  return pitch < 12 ? 1 / ratio : pitch < 24 ? 2 : 3;
}

const whole = (
  frames: number,
  columns: number,
  pitchX: number,
  pitchY: number,
  ratio: number,
): MapGeometry => {
  const rows = Math.ceil(frames / columns);
  return {
    columns,
    rows,
    pitchX,
    pitchY,
    width: columns * pitchX,
    height: rows * pitchY,
    left: 0,
    top: 0,
    ratio,
    gap: gapOf(pitchX, pitchY, ratio),
    firstColumn: 0,
    endColumn: columns,
    firstRow: 0,
    endRow: rows,
  };
};

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
  const pitch = Math.sqrt((across * down) / frames);
  const columns = Math.ceil(across / pitch);
  return whole(frames, columns, across / columns / ratio, down / Math.ceil(frames / columns) / ratio, ratio);
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

/** Whether any of a place can be seen. */
export function isSeen(
  { columns, firstColumn, endColumn, firstRow, endRow }: MapGeometry,
  slot: number,
): boolean {
  const column = slot % columns;
  const row = Math.floor(slot / columns);
  return column >= firstColumn && column < endColumn && row >= firstRow && row < endRow;
}
