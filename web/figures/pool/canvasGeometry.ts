/** Places of frames on a canvas as small cells, in a window to scroll. In CSS pixels. */
import type { MapGeometry } from "./mapGeometry.ts";

/** Of both kinds of canvas; the first place begins in the upper left corner, or at `left` and `top`. */
export type CanvasGeometry = Pick<CellsGeometry, "columns" | "pitchX" | "pitchY"> &
  Partial<Pick<MapGeometry, "left" | "top">>;

/** Place at a point, or null beside the picture. */
export function slotAt(geometry: CanvasGeometry, frames: number, x: number, y: number): number | null {
  const column = Math.floor((x - (geometry.left ?? 0)) / geometry.pitchX);
  const row = Math.floor((y - (geometry.top ?? 0)) / geometry.pitchY);
  const slot = row * geometry.columns + column;
  return column >= 0 && column < geometry.columns && row >= 0 && slot < frames ? slot : null;
}

/** Around each cell is half of the room between cells, where its rings are; `air` is what a number has beside itself. */
const USUAL = { margin: 5, air: 6 };
const LOW = { margin: 3, air: 5 };
const CELL_HEIGHT = 28;
/** A cell in which the number alone has its place. */
export const LOW_CELL = 17;

export type CellsGeometry = ReturnType<typeof cellsGeometry>;

/** Cells in as many rows as they need: as high as the room lets them be, and never lower than a number is. */
export function cellsGeometry(
  frames: number,
  width: number,
  digits: number,
  room = Number.POSITIVE_INFINITY,
) {
  const inColumns = ({ margin, air }: typeof USUAL) => {
    const narrowest = Math.max(28, Math.ceil(digits * 7.5) + air) + 2 * margin;
    const columns = Math.max(1, Math.floor(width / narrowest));
    const pitchX = Math.max(narrowest, Math.floor(width / columns));
    return { margin, columns, rows: Math.ceil(frames / columns), pitchX };
  };
  const whole = CELL_HEIGHT + 2 * USUAL.margin;
  const usual = inColumns(USUAL);
  const low = usual.rows * whole > room;
  const { columns, rows, pitchX, margin } = low ? inColumns(LOW) : usual;
  const lowest = LOW_CELL + 2 * LOW.margin;
  const pitchY = low ? Math.min(whole, Math.max(lowest, Math.floor(room / rows))) : whole;
  return {
    ...{ columns, rows, pitchX, pitchY, margin },
    width: columns * pitchX,
    height: rows * pitchY,
    cellWidth: pitchX - 2 * margin,
    cellHeight: pitchY - 2 * margin,
  };
}

/** The cell of a place, from the upper left corner of all of them. */
export const cellOf = (geometry: CellsGeometry, slot: number) => ({
  x: (slot % geometry.columns) * geometry.pitchX + geometry.margin,
  y: Math.floor(slot / geometry.columns) * geometry.pitchY + geometry.margin,
  width: geometry.cellWidth,
  height: geometry.cellHeight,
});
