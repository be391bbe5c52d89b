/** The look of each place of a map: a kind of square; for cells also the page and the policy's badge. */
import { DIRTY, EMPTY, PREFETCHED } from "../../engine/types.ts";
import type { Colour } from "../palette.ts";
import type { MapGeometry } from "./canvasGeometry.ts";
import type { PoolModel } from "./model.ts";

/** The colours of the kinds of squares. */
export const COLOURS = ["free", "clean", "dirty", "prefetched"] as const satisfies readonly Colour[];
export const FREE_KIND = 0;
export const CLEAN_KIND = 1;
export const DIRTY_KIND = 2;
export const PREFETCHED_KIND = 3;
/** Beyond the last frame. */
export const NOTHING = 0xffff;
/** In `kinds` the badge stands above the kind. */
export const KIND = 3;
export const BADGE_SHIFT = 2;

/** Level of detail of a frame: colour; colour and letter; or both with the page's number. */
export type Detail = "colour" | "letter" | "number";

/** More detail as soon as it can be read. */
export function detailOf({ pitchX, pitchY }: MapGeometry, digits: number): Detail {
  if (pitchX >= digits * 6.8 + 8 && pitchY >= 24) return "number";
  return pitchX >= 14 && pitchY >= 13 ? "letter" : "colour";
}

/** The visible places, row by row of the window. */
export interface Seen {
  /** Where squares stand. */
  map: string;
  detail: Detail;
  /** Kind, and above it the badge where letters are drawn. */
  kinds: Uint16Array;
  /** Pages where numbers are drawn; otherwise empty. */
  pages: Uint32Array;
}

/** Bits of a frame → kind: one look-up for each of a hundred thousand frames. */
const KIND_OF = Uint8Array.from({ length: 8 }, (_, flags) => {
  if (flags & EMPTY) return FREE_KIND;
  if (flags & PREFETCHED) return PREFETCHED_KIND;
  return flags & DIRTY ? DIRTY_KIND : CLEAN_KIND;
});

export function seenIn(model: PoolModel, map: MapGeometry): Seen {
  const { slots, pages, flags, badges, frames } = model;
  const { columns, pitchX, pitchY, left, top, width, height, firstColumn, endColumn, firstRow, endRow } = map;
  const detail = detailOf(map, model.digits);
  const across = endColumn - firstColumn;
  const size = across * (endRow - firstRow);
  const kinds = new Uint16Array(size);
  const numbers = new Uint32Array(detail === "number" ? size : 0);
  // By frame the places are the frames.
  const byFrame = model.arrangement === "frame";
  for (let row = firstRow; row < endRow; row += 1) {
    const first = row * columns + firstColumn;
    const end = Math.min(frames, first + across);
    const start = (row - firstRow) * across;
    if (byFrame)
      for (let slot = first; slot < end; slot += 1) kinds[start + slot - first] = kindOf(flags, slot);
    else
      for (let slot = first; slot < end; slot += 1)
        kinds[start + slot - first] = kindOf(flags, slots[slot] as number);
    if (detail !== "colour") {
      for (let slot = first; slot < end; slot += 1) {
        const frame = byFrame ? slot : (slots[slot] as number);
        kinds[start + slot - first] =
          (kinds[start + slot - first] as number) | ((badges[frame] as number) << BADGE_SHIFT);
        if (detail === "number") numbers[start + slot - first] = pages[frame] as number;
      }
    }
    kinds.fill(NOTHING, start + Math.max(0, end - first), start + across);
  }
  const where = [columns, pitchX, pitchY, left, top, width, height].join();
  return { map: where, detail, kinds, pages: numbers };
}

const kindOf = (flags: Uint8Array, frame: number) => KIND_OF[(flags[frame] as number) & 7] as number;
