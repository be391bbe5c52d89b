/** The part of a map that is seen when it is zoomed. In CSS pixels. */
import { gapOf, type MapGeometry } from "./canvasGeometry.ts";

/** A zoom: `k` times as large, then moved by `x` and `y`. */
export interface Transform {
  k: number;
  x: number;
  y: number;
}

/** How far a map can be zoomed: until a square holds a page number of so many digits. */
export function largestZoom({ pitchX, pitchY }: MapGeometry, digits: number): number {
  return Math.max(1, (digits * 8 + 14) / pitchX, 34 / pitchY);
}

/** The map as a transform shows it: as large on the page as the whole map. */
export function zoomed(map: MapGeometry, { k, x, y }: Transform): MapGeometry {
  if (k === 1) return map;
  const [pitchX, pitchY] = [map.pitchX * k, map.pitchY * k];
  // A map that has just become smaller may still be where only the larger one was: then nothing is seen.
  const firstColumn = Math.min(map.columns, Math.max(0, Math.floor(-x / pitchX)));
  const firstRow = Math.min(map.rows, Math.max(0, Math.floor(-y / pitchY)));
  return {
    ...map,
    pitchX,
    pitchY,
    left: x,
    top: y,
    gap: gapOf(pitchX, pitchY, map.ratio),
    firstColumn,
    endColumn: Math.max(firstColumn, Math.min(map.columns, Math.ceil((map.width - x) / pitchX))),
    firstRow,
    endRow: Math.max(firstRow, Math.min(map.rows, Math.ceil((map.height - y) / pitchY))),
  };
}
