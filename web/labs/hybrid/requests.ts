/** The packed requests of this lab. */

import type { Unpacked } from "../../lab/Strip.tsx";

/** Bit of a request that creates its page, and of the one that empties the pool. */
const NEW_PAGE = 0x8000_0000;
const EMPTY_POOL = 0xffff_ffff;

export type Letter = "R" | "W" | "N" | "F";

/** Operation and page of a packed request; one that empties the pool has no page. */
export function unpacked(packed: number): { op: Letter; page: number | null } {
  if (packed === EMPTY_POOL) return { op: "F", page: null };
  const page = (packed & ~NEW_PAGE) >>> 1;
  if (packed >= NEW_PAGE) return { op: "N", page };
  return { op: (packed & 1) === 1 ? "W" : "R", page };
}

/** A packed request as the strip shows it. */
export function ofStrip(packed: number): Unpacked {
  const { op, page } = unpacked(packed);
  const request = { write: op === "W" || op === "N", ...(page !== null && { pageNumber: page }) };
  return op === "N" || op === "F" ? { ...request, special: op } : request;
}
