/** What is told of a place in the picture. */
import { serverText } from "../../text/server.ts";
import { formatCount } from "../../ui/format.ts";
import { boxAt, clientBoxes, ioBoxes } from "./boxes.ts";
import type { Picture } from "./draw.ts";
import type { Row } from "./layout.ts";
import { clientSpanWords, clientWords, ioWords, othersWords, writerWords } from "./words.ts";

const on = (row: Row | null, y: number) => row !== null && y >= row.y && y < row.y + row.height;

export interface Told {
  words: string;
  /** The client that it is about, to be marked. */
  client: number | null;
}

/** Of a client's block what it is; beside all blocks what the row's client or writer does now. Null beside all rows. */
export function toldAt(
  picture: Pick<Picture, "lane" | "blocks" | "layout" | "nameOf">,
  x: number,
  y: number,
): Told | null {
  const { lane, blocks, layout, nameOf } = picture;
  if (x > layout.right) return null;
  const client = layout.clients.findIndex((row) => on(row, y));
  if (client >= 0) {
    const span = boxAt(clientBoxes(lane, blocks, layout), x, y)?.span;
    const words =
      span === undefined
        ? clientWords(lane, client, layout.endUs, nameOf)
        : clientSpanWords(lane, span, layout.endUs, nameOf);
    return { words, client };
  }
  if (on(layout.others, y)) return { words: othersWords(lane, layout.clients.length), client: null };
  const writer = layout.writers.find((row) => on(row, y))?.writer;
  const state = writer && lane[writer];
  if (writer && state) return { words: writerWords(writer, state), client: null };
  for (const band of layout.bands) {
    const channel = band.rows?.findIndex((row) => on(row, y)) ?? -1;
    if (channel < 0 || x < layout.left) continue;
    const span = boxAt(ioBoxes(band, blocks, layout), x, y)?.span;
    if (span === undefined)
      return { words: serverText().idleAt(band.kind, formatCount(channel + 1)), client: null };
    const owner = typeof span[1] === "number" ? span[1] : null;
    return { words: ioWords(lane, band.kind, span, nameOf), client: owner };
  }
  return null;
}
