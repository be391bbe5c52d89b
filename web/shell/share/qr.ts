/** A text as a QR code: its modules as one path. */
import { encode } from "uqr";

/** Modules of light ground that a reader needs on each side (ISO/IEC 18004). */
export const QUIET_ZONE = 4;
/** Bytes that the largest code, version 40 at level L, holds. */
export const MOST_BYTES = 2_953;
/** From so many modules a side on a code is hard to read across a room. */
const MANY_MODULES = 97;

export interface QrCode {
  /** Modules a side, without the quiet zone. */
  size: number;
  /** The dark modules as runs along the rows, one unit a module, the quiet zone left out. */
  path: string;
  dense: boolean;
}

/** Dark runs of a row. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = "";
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x += 1;
    path += `M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`;
  }
  return path;
}

/** The coarsest code that holds the text, with as much error correction as fits into it; null if none holds it. */
export function qrCode(text: string): QrCode | null {
  if (new TextEncoder().encode(text).length > MOST_BYTES) return null;
  const { size, data } = encode(text, { ecc: "L", boostEcc: true, border: 0 });
  return { size, path: data.map(rowPath).join(""), dense: size >= MANY_MODULES };
}
