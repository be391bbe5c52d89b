/** Paints a lane's picture on a canvas: rows of clients, of writers, of channels. */
import { type Boxed, clientBoxes, othersArea, writerBoxes } from "./boxes.ts";
import { area, edge, fill, type Tools, word } from "./brushes.ts";
import { drawBand } from "./drawChannels.ts";
import type { ServerLayout } from "./layout.ts";
import { ownerLook, STATES, stateOf } from "./looks.ts";
import type { ClientSpan, ServedBlocks, ServedLane } from "./types.ts";
import { type NameOf, requestName } from "./words.ts";

export interface Picture {
  lane: ServedLane;
  blocks: ServedBlocks;
  layout: ServerLayout;
  nameOf: NameOf;
  /** The client looked at: its row and its I/Os are marked. */
  chosen: number | null;
  /** Word of an idle channel, and until when writers sleep that do. */
  idle: string;
  asleep: { bgwriter: string; checkpointer: string };
}

/** A pattern is to be seen beside a number, so that it takes room as well. */
const room = ({ span, width }: Boxed<ClientSpan>) => (stateOf(span[1]) === "computes" ? width : width - 20);

function drawClients(tools: Tools, { lane, blocks, layout }: Picture) {
  const { palette } = tools;
  /** Of each request of a client, the block where its number has most room. */
  const roomiest = new Map<string, Boxed<ClientSpan>>();
  for (const box of clientBoxes(lane, blocks, layout)) {
    const [client, doing, row] = box.span;
    const look = STATES[stateOf(doing) ?? "computes"];
    fill(tools, box, look);
    edge(tools, box, look);
    const key = `${client} ${row}`;
    const other = roomiest.get(key);
    if (other === undefined || room(box) > room(other)) roomiest.set(key, box);
  }
  for (const box of roomiest.values())
    word(tools, box, requestName(box.span[2]), palette.ink, stateOf(box.span[1]) !== "computes");
  const { others } = layout;
  if (others !== null) {
    const count = lane.clients.length - layout.clients.length;
    const lookOf = (key: string) => STATES[key as keyof typeof STATES];
    area(tools, others, othersArea(lane, blocks, layout), count, layout, lookOf);
  }
}

function drawWriters(tools: Tools, { lane, blocks, layout, asleep }: Picture) {
  const { brush, palette } = tools;
  const boxes = writerBoxes(lane, blocks, layout);
  for (const { y, height, writer } of layout.writers) {
    brush.fillStyle = palette.line;
    brush.fillRect(layout.left, y + height / 2 - 0.5, layout.right - layout.left, 1);
    const own = boxes.filter(({ span }) => span[0] === writer);
    for (const box of own) {
      fill(tools, box, ownerLook(writer));
      word(tools, box, String(box.span[1]), palette.ink, true);
    }
    // In the emptiness that it explains, up to now.
    const x = Math.max(layout.left, ...own.map((box) => box.x + box.width));
    const empty = { x, y, width: layout.x(layout.endUs) - x, height };
    if (asleep[writer] !== "") word(tools, empty, asleep[writer], palette.inkMuted, true);
  }
}

/** Each client's colour, beside its row. */
function drawKeys(tools: Tools, { layout }: Picture) {
  for (const [client, row] of layout.clients.entries())
    fill(tools, { x: layout.left - 11, width: 8, ...row }, ownerLook(client));
  for (const { writer, ...row } of layout.writers)
    fill(tools, { x: layout.left - 11, width: 8, ...row }, ownerLook(writer));
}

/** All of it, its rows on a ground of their own: colours that the reader forces upon a page do not reach a canvas. */
export function drawServer(tools: Tools, picture: Picture) {
  const { brush, palette } = tools;
  const { layout, chosen } = picture;
  brush.clearRect(0, 0, layout.width, layout.height);
  brush.fillStyle = palette.surface;
  brush.fillRect(layout.left - 12, 0, layout.width - layout.left + 12, layout.axis);
  drawKeys(tools, picture);
  drawClients(tools, picture);
  drawWriters(tools, picture);
  for (const band of layout.bands) drawBand(tools, band, picture);
  const row = layout.clients[chosen ?? -1];
  if (row === undefined) return;
  brush.strokeStyle = palette.ink;
  brush.lineWidth = 2;
  brush.strokeRect(layout.left - 1, row.y, layout.right - layout.left + 2, row.height);
}
