/** How large a small pool is drawn on a projector: as large as its room allows, the same at every step. */
import { poolGeometry } from "../../../figures/pool/geometry.ts";
import type { Arrangement } from "../../../figures/pool/model.ts";
import type { Room } from "../../../shell/present/useRoomOf.ts";

const LARGEST = 3;
const SMALLEST = 0.6;
const STEP = 0.05;
/** From here on captions of 12 px can be read from the last row. */
const READABLE = 1.5;

/**
 * Of the scales at which the pool fits and its captions are large enough, the one with the largest cells; where the
 * captions cannot be, the one with the largest cells. None where none fits.
 */
export function scaleToFit(
  frames: number,
  digits: number,
  arrangement: Arrangement,
  room: Room,
): number | null {
  let best: { scale: number | null; cell: number } = { scale: null, cell: 0 };
  for (let scale = LARGEST; scale >= SMALLEST; scale -= STEP) {
    if (scale < READABLE && best.cell > 0) break;
    const geometry = poolGeometry(frames, Math.floor(room.width / scale), digits, arrangement);
    if (geometry.width * scale > room.width || geometry.height * scale > room.height) continue;
    const cell = Math.min(geometry.cellWidth, geometry.cellHeight) * scale;
    if (cell > best.cell) best = { scale, cell };
  }
  return best.scale;
}
