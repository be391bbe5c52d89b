/** Paints the device: channels filled or idle, and the queues beneath. */
import type { Box } from "../anchor.ts";
import { shortName } from "../pageName.ts";
import { type Boxed, busyArea, idleBoxes, ioBoxes, knownOf, queueLine } from "./boxes.ts";
import { area, fill, gapOf, type Tools, word } from "./brushes.ts";
import type { Picture } from "./draw.ts";
import type { Band } from "./layout.ts";
import { type Look, ownerLook } from "./looks.ts";
import type { IoSpan } from "./types.ts";

/** The longest idle stretch of each channel says so. */
function drawIdle({ brush, palette, ...tools }: Tools, boxes: Box[], idle: string) {
  const longest = new Map<number, Box>();
  for (const box of boxes) {
    const { x, y, width, height } = box;
    const gap = gapOf(height);
    brush.fillStyle = palette.surface;
    brush.fillRect(x, y + gap, width, height - 2 * gap);
    if (width > (longest.get(y)?.width ?? 0)) longest.set(y, box);
  }
  for (const box of longest.values())
    if (box.width > 60) word({ brush, palette, ...tools }, box, idle, palette.inkMuted, true);
}

export function drawBand(tools: Tools, band: Band, picture: Picture) {
  const { brush, palette } = tools;
  const { blocks, layout, nameOf, chosen } = picture;
  const [known, end] = knownOf(layout, blocks);
  const [left, right] = [layout.x(known), layout.x(end)];
  // A darker ground, on which what is idle is the empty surface.
  brush.fillStyle = palette.track;
  brush.fillRect(left, band.y, right - left, band.height);
  if (band.rows === null) {
    brush.fillStyle = palette.surface;
    brush.fillRect(left, band.y + 1, right - left, band.height - 2);
    const clients: Look = { colour: band.kind === "write" ? "dirty" : "clean" };
    const lookOf = (key: string) => (key === "bgwriter" || key === "checkpointer" ? ownerLook(key) : clients);
    area(tools, band, busyArea(band, blocks, layout), band.slots, layout, lookOf);
  }
  drawIdle(tools, idleBoxes(band, blocks, layout), picture.idle);
  brush.strokeStyle = palette.lineStrong;
  brush.lineWidth = 1;
  brush.strokeRect(left + 0.5, band.y - 0.5, right - left - 1, band.height + 1);
  const own: Boxed<IoSpan>[] = [];
  for (const box of ioBoxes(band, blocks, layout)) {
    const [page, owner] = box.span;
    const look = ownerLook(owner);
    fill(tools, box, look);
    const patterned = look.lines !== undefined;
    word(tools, box, shortName(nameOf(page)), patterned ? palette.ink : palette.surface, patterned);
    if (owner === chosen) own.push(box);
  }
  brush.strokeStyle = palette.ink;
  brush.lineWidth = 2;
  for (const { x, y, width, height } of own) brush.strokeRect(x, y, Math.max(2, width - 1), height);
  drawQueue(tools, band, picture);
}

function drawQueue({ brush, palette }: Tools, { kind, queue }: Band, { blocks, layout }: Picture) {
  const steps = kind === "write" ? blocks.write_queue : blocks.read_queue;
  const corners = queueLine(steps, layout.most[kind], queue, blocks, layout);
  const foot = queue.y + queue.height;
  brush.fillStyle = palette.line;
  brush.fillRect(layout.left, foot, layout.right - layout.left, 1);
  brush.beginPath();
  for (const [x, y] of corners) brush.lineTo(x, y);
  brush.lineTo(corners.at(-1)?.[0] ?? 0, foot);
  brush.lineTo(corners[0]?.[0] ?? 0, foot);
  brush.globalAlpha = 0.25;
  brush.fillStyle = palette.victim;
  brush.fill();
  brush.globalAlpha = 1;
  // An empty queue is no line of its own.
  brush.beginPath();
  for (const [at, [x, y]] of corners.entries()) {
    const [beforeX = x, beforeY = foot] = corners[at - 1] ?? [];
    if (y >= foot && beforeY >= foot) continue;
    brush.moveTo(beforeX, beforeY);
    brush.lineTo(x, y);
  }
  brush.strokeStyle = palette.victim;
  brush.lineWidth = 1.5;
  brush.stroke();
}
