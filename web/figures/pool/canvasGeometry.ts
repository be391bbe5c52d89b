/** Places of frames on a canvas: small cells in a window to scroll, or squares of a map. In CSS pixels. */

/** What both kinds of canvas have. */
export interface CanvasGeometry {
  columns: number;
  rows: number;
  pitchX: number;
  pitchY: number;
  width: number;
  height: number;
}

/** Place at a point, or null beside the picture. */
export function slotAt(geometry: CanvasGeometry, frames: number, x: number, y: number): number | null {
  const column = Math.floor(x / geometry.pitchX);
  const row = Math.floor(y / geometry.pitchY);
  const slot = row * geometry.columns + column;
  return column >= 0 && column < geometry.columns && row >= 0 && slot < frames ? slot : null;
}

export interface CellsGeometry extends CanvasGeometry {
  cellWidth: number;
  cellHeight: number;
}

/** Around each cell: half of the room between cells, where its rings are. */
export const MARGIN = 5;
const CELL_HEIGHT = 28;

export function cellsGeometry(frames: number, width: number, digits: number): CellsGeometry {
  const narrowest = Math.max(28, Math.ceil(digits * 7.5) + 6) + 2 * MARGIN;
  const columns = Math.max(1, Math.floor(width / narrowest));
  const pitchX = Math.max(narrowest, Math.floor(width / columns));
  const pitchY = CELL_HEIGHT + 2 * MARGIN;
  const rows = Math.ceil(frames / columns);
  return {
    columns,
    rows,
    pitchX,
    pitchY,
    width: columns * pitchX,
    height: rows * pitchY,
    cellWidth: pitchX - 2 * MARGIN,
    cellHeight: CELL_HEIGHT,
  };
}

export interface MapGeometry extends CanvasGeometry {
  /** Edge of a square, without what separates it from the next. */
  square: number;
}

const MAP_HEIGHT = 400;
const LARGEST_SQUARE = 12;

/** The largest squares of whole screen pixels that fit. */
export function mapGeometry(frames: number, width: number, ratio: number): MapGeometry {
  const across = Math.floor(width * ratio);
  const down = MAP_HEIGHT * ratio;
  let pitch = Math.max(1, Math.min(LARGEST_SQUARE * ratio, Math.floor(Math.sqrt((across * down) / frames))));
  while (pitch > 1 && Math.ceil(frames / Math.floor(across / pitch)) * pitch > down) pitch -= 1;
  pitch = Math.max(1, Math.floor(pitch));
  const columns = Math.max(1, Math.floor(across / pitch));
  const rows = Math.ceil(frames / columns);
  return {
    columns,
    rows,
    pitchX: pitch / ratio,
    pitchY: pitch / ratio,
    width: (columns * pitch) / ratio,
    height: (rows * pitch) / ratio,
    // A line of surface between squares as soon as it does not eat them up.
    square: (pitch >= 4 ? pitch - 1 : pitch) / ratio,
  };
}
