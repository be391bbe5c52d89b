/** How large a lane's pictures are drawn on a projector: as large as their room allows. */
import type { Room } from "../../../shell/present/useRoomOf.ts";

/** Scales in twentieths: whole numbers, so that 1 is exactly 1. */
const LARGEST = 48;
const SMALLEST = 12;
const PARTS = 20;

/** The largest scale at which a drawing fits that is `high(width)` at a width; the smallest where none does. */
export function scaleToFit(room: Room, high: (width: number) => number): number {
  for (let parts = LARGEST; parts > SMALLEST; parts -= 1) {
    const scale = parts / PARTS;
    if (high(Math.floor(room.width / scale)) * scale <= room.height) return scale;
  }
  return SMALLEST / PARTS;
}
