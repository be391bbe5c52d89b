/** What the picture is painted with: blocks in rows, words in blocks, areas. */
import type { Box } from "../anchor.ts";
import type { Brush } from "../canvas.ts";
import type { Palette } from "../palette.ts";
import { type Area, COLUMN } from "./boxes.ts";
import type { Row, ServerLayout } from "./layout.ts";
import type { Look } from "./looks.ts";
import type { Paints } from "./paints.ts";

export interface Tools {
  brush: Brush;
  palette: Palette;
  paints: Paints;
}

/** Lower rows have no room for words. */
const LETTERED_ROW = 10;
const DIGIT = 0.58;
/** Of a pattern, so much stays to be seen beside words. */
const PATTERN_SEEN = 20;
const NARROWEST = 0.75;

export const gapOf = (height: number) => (height >= 6 ? 1 : height >= 4 ? 0.5 : 0);

/** A block in its row, with air above it and before its neighbour. */
export function fill({ brush, paints }: Tools, { x, y, width, height }: Box, look: Look) {
  const gap = gapOf(height);
  brush.fillStyle = paints(look);
  brush.fillRect(x, y + gap, Math.max(NARROWEST, width - (width > 3 ? 0.75 : 0)), height - 2 * gap);
}

/** An edge makes a hatched or pale block one thing. */
export function edge({ brush, palette }: Tools, { x, y, width, height }: Box, look: Look) {
  if (width < 4 || height < 6) return;
  brush.strokeStyle = palette[look.edge ?? look.colour];
  brush.lineWidth = 1;
  brush.strokeRect(x + 0.5, y + 1.5, width - 1.75, height - 3);
}

/** Words in the middle of a block, where they fit. `halo`: on a pattern, a ground of their own. */
export function word({ brush, palette }: Tools, box: Box, words: string, ink: string, halo: boolean) {
  const size = Math.min(11, box.height - 1);
  const wide = words.length * size * DIGIT;
  if (box.height < LETTERED_ROW || wide + (halo ? PATTERN_SEEN : 4) > box.width) return;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2 + size * 0.34];
  brush.font = `600 ${size}px ${palette.font}`;
  brush.textAlign = "center";
  if (halo) {
    brush.fillStyle = palette.surface;
    brush.fillRect(x - wide / 2 - 2, box.y + 2, wide + 4, box.height - 4);
  }
  brush.fillStyle = ink;
  brush.fillText(words, x, y);
}

export function area(
  tools: Tools,
  { y, height }: Row,
  layers: Area<string>[],
  whole: number,
  layout: ServerLayout,
  lookOf: (key: string) => Look,
) {
  const { brush, paints } = tools;
  const sums = new Float64Array(layers[0]?.heights.length ?? 0);
  for (const { key, heights } of layers) {
    brush.fillStyle = paints(lookOf(key));
    for (const [column, value] of heights.entries()) {
      if (value <= 0) continue;
      const from = sums[column] ?? 0;
      sums[column] = from + value;
      const top = y + height - (height * (from + value)) / whole;
      brush.fillRect(layout.left + column * COLUMN, top, COLUMN, (height * value) / whole);
    }
  }
}
