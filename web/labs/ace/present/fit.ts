/** How large a small pool is drawn on a projector: as large as its room allows, the same at every step. */
import { poolGeometry } from "../../../figures/pool/geometry.ts";
import type { PoolModel } from "../../../figures/pool/model.ts";
import { poolHeight } from "../../../figures/pool/PoolCells.tsx";
import type { Room } from "../../../shell/present/scaleToFit.ts";

const LARGEST = 3;
const SMALLEST = 0.6;
const STEP = 0.01;
/** Captions are of 13 px, and of so many on a projector: they can be read from the last row. */
const [CAPTION, READABLE] = [13, 18.2];

export type Fitted = Pick<PoolModel, "frames" | "digits" | "arrangement" | "windowLabel">;

/** A scale, how large letters are beside it, and how high the whole is, in CSS pixels. */
export interface Fit {
  scale: number;
  letters: number;
  height: number;
}

/** A pool drawn at a scale, in a width of so many CSS pixels. */
export function drawnAt(pool: Fitted, scale: number, width: number) {
  const letters = Math.max(1, READABLE / CAPTION / scale);
  const { frames, digits, arrangement } = pool;
  const geometry = poolGeometry(frames, Math.floor(width / scale), digits, arrangement, undefined, letters);
  return { ...geometry, fit: { scale, letters, height: poolHeight(pool, geometry) * scale } };
}

/** Of the scales at which the pool fits, its captions large enough, the one with the largest cells; none where none fits. */
export function scaleToFit(pool: Fitted, room: Room): Fit | null {
  let best: { fit: Fit | null; cell: number } = { fit: null, cell: 0 };
  for (let scale = LARGEST; scale >= SMALLEST; scale -= STEP) {
    const { fit, width, cellWidth, cellHeight } = drawnAt(pool, scale, room.width);
    if (width * scale > room.width || fit.height > room.height) continue;
    const cell = Math.min(cellWidth, cellHeight) * scale;
    if (cell > best.cell) best = { fit, cell };
  }
  return best.fit;
}
