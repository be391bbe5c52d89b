/** A square of a map that is large enough for a letter, or for a page's number and bits. */

import { drawMark, isSign } from "../../ui/signs.ts";
import type { Brush } from "../canvas.ts";
import type { Palette } from "../palette.ts";
import { drawCorner } from "./corner.ts";
import { BADGE_SHIFT, type Detail, DIRTY_KIND, FREE_KIND, KIND, PREFETCHED_KIND } from "./kinds.ts";
import type { PoolModel } from "./model.ts";

export interface Tile {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A sign as the face has it, or as it is drawn; `y` is the line that letters stand on, and the fill the colour. */
export function writeSign(brush: Brush, sign: string, x: number, y: number): void {
  if (!isSign(sign)) {
    brush.fillText(sign, x, y);
    return;
  }
  brush.strokeStyle = brush.fillStyle;
  drawMark(brush, sign, x, y - 3.2, 9);
}

/** A row of letters above, the number beneath. */
const LETTER_ROW = 12;

function freeTile(brush: Brush, palette: Palette, { x, y, width, height }: Tile) {
  brush.strokeStyle = palette.lineStrong;
  brush.lineWidth = 1;
  brush.setLineDash([3, 3]);
  brush.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1);
  brush.setLineDash([]);
}

/** The policy's number, or its sign where its flag is set. */
function badgeText(badge: PoolModel["badge"], value: number): string {
  if (badge === null) return "";
  if (badge.maximum > 1) return String(value);
  return value > 0 ? badge.glyph : "";
}

function prefetchedTag(brush: Brush, palette: Palette, { x, y, width }: Tile) {
  brush.fillStyle = palette.prefetched;
  brush.fillRect(x + width - 11, y + 1, 10, 11);
  brush.fillStyle = palette.onPrefetched;
  brush.fillText("P", x + width - 6, y + 10);
}

/** `kind` as in {@link Seen}, with the badge above it; `page` is drawn where the detail says so. */
export function drawTile(
  brush: Brush,
  palette: Palette,
  tile: Tile,
  { detail, badge, digits }: { detail: Detail; badge: PoolModel["badge"]; digits: number },
  kind: number,
  page: number,
) {
  const { x, y, width, height } = tile;
  const state = kind & KIND;
  if (state === FREE_KIND) return freeTile(brush, palette, tile);
  const dirty = state === DIRTY_KIND;
  const numbered = detail === "number";
  const text = dirty ? palette.onDirty : palette.onClean;
  brush.fillStyle = dirty ? palette.dirty : palette.clean;
  brush.fillRect(x, y, width, height);
  if (dirty) drawCorner(brush, palette, tile);
  brush.textAlign = "center";
  const letter = dirty ? "D" : "C";
  brush.font = `600 9px ${palette.font}`;
  if (!numbered) {
    const sign = badgeText(badge, kind >> BADGE_SHIFT);
    const middle = y + height / 2 + 3.3;
    // Two signs only where both have room.
    const both = sign !== "" && width >= 24;
    brush.fillStyle = text;
    brush.fillText(state === PREFETCHED_KIND ? "P" : letter, x + (both ? 7 : width / 2), middle);
    if (both) writeSign(brush, sign, x + width - 7, middle);
    return;
  }
  // As large in every square as the longest number allows.
  const numberHeight = Math.min(16, height * 0.36, (width - 6) / (digits * 0.6));
  const base = y + LETTER_ROW + (height - LETTER_ROW) / 2 + numberHeight * 0.325;
  brush.fillStyle = text;
  brush.fillText(letter, x + 7, y + 10);
  writeSign(brush, badgeText(badge, kind >> BADGE_SHIFT), x + width / 2, y + 10);
  brush.font = `650 ${numberHeight}px ${palette.font}`;
  brush.fillText(String(page), x + width / 2, base);
  if (state === PREFETCHED_KIND) {
    brush.font = `600 9px ${palette.font}`;
    prefetchedTag(brush, palette, tile);
  }
}
