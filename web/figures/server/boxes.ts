/** What is drawn in the rows: blocks clipped to the window, what is idle, areas and step lines. */
import type { Box } from "../anchor.ts";
import { coverage, gaps } from "./coverage.ts";
import type { Band, Row, ServerLayout } from "./layout.ts";
import { STATE_NAMES, type State, stateOf } from "./looks.ts";
import type { ClientSpan, IoSpan, QueueStep, ServedBlocks, ServedLane, WriterSpan } from "./types.ts";

export type Boxed<Span> = Box & { span: Span };

type Times = readonly [from: number, to: number];

/** The part of the window that is known: until now, or the run's end. */
export const knownOf = ({ fromUs, endUs }: ServerLayout, blocks: ServedBlocks): Times => [
  Math.min(endUs, Math.max(fromUs, blocks.from_us)),
  endUs,
];

function boxIn(layout: ServerLayout, [known, end]: Times, row: Row, from: number, to: number): Box | null {
  const [start, stop] = [Math.max(from, known), Math.min(to, end)];
  if (!(stop > start)) return null;
  const x = layout.x(start);
  return { x, y: row.y, width: layout.x(stop) - x, height: row.height };
}

/** What each client did, and what it does now, which goes on until `endUs`. */
export function clientSpans(lane: ServedLane, blocks: ServedBlocks, endUs: number): ClientSpan[] {
  const before = blocks.clients.filter(
    ([client, , , from]) => from < (lane.clients[client]?.since_us ?? Number.POSITIVE_INFINITY),
  );
  const now = lane.clients.map(
    ({ doing, row, since_us }, client): ClientSpan => [client, doing, row, since_us, endUs],
  );
  return [...before, ...now];
}

/** Blocks of the clients that have a row. */
export function clientBoxes(lane: ServedLane, blocks: ServedBlocks, layout: ServerLayout) {
  const known = knownOf(layout, blocks);
  return clientSpans(lane, blocks, layout.endUs).flatMap((span): Boxed<ClientSpan>[] => {
    const [client, doing, , from, to] = span;
    const row = layout.clients[client];
    if (row === undefined || stateOf(doing) === null) return [];
    const box = boxIn(layout, known, row, from, to);
    return box === null ? [] : [{ ...box, span }];
  });
}

/** Writers' blocks; what is in flight goes on until now. */
export function writerBoxes(lane: ServedLane, blocks: ServedBlocks, layout: ServerLayout) {
  const known = knownOf(layout, blocks);
  return layout.writers.flatMap((row) =>
    blocks.writers.flatMap((span): Boxed<WriterSpan>[] => {
      const [writer, pages, from, to] = span;
      if (writer !== row.writer) return [];
      const open = to >= blocks.to_us && (lane[writer]?.pages ?? 0) > 0;
      const box = boxIn(layout, known, row, from, open ? layout.endUs : to);
      return box === null ? [] : [{ ...box, span: [writer, pages, from, to] }];
    }),
  );
}

/** I/Os in their channels' rows, none where the channels are one area. */
export function ioBoxes(band: Band, blocks: ServedBlocks, layout: ServerLayout) {
  const known = knownOf(layout, blocks);
  return spansOf(band, blocks).flatMap((span): Boxed<IoSpan>[] => {
    const row = band.rows?.[span[2]];
    const box = row === undefined ? null : boxIn(layout, known, row, span[3], span[4]);
    return box === null ? [] : [{ ...box, span }];
  });
}

const spansOf = ({ kind }: Band, blocks: ServedBlocks) => (kind === "write" ? blocks.writes : blocks.reads);

/** Where channels stand idle: what the picture is about. */
export function idleBoxes(band: Band, blocks: ServedBlocks, layout: ServerLayout): Box[] {
  const known = knownOf(layout, blocks);
  const bySlot = Array.from({ length: band.slots }, (): Times[] => []);
  for (const [, , slot, from, to] of spansOf(band, blocks)) bySlot[slot]?.push([from, to]);
  return (band.rows ?? []).flatMap((row, slot) =>
    gaps(bySlot[slot] ?? [], known).flatMap(([from, to]) => boxIn(layout, known, row, from, to) ?? []),
  );
}

/** Share of the known window in which channels were busy, from 0 to 1; null where nothing of it is known. */
export function busyShare(band: Band, blocks: ServedBlocks, layout: ServerLayout): number | null {
  const known = knownOf(layout, blocks);
  if (!(known[1] > known[0])) return null;
  const spans = spansOf(band, blocks).map(([, , , from, to]) => [from, to] as const);
  return (coverage(spans, 1, known)[0] ?? 0) / band.slots;
}

/** Layers of an area, from its foot up: for each column of the window, heights that add up to `whole` at most. */
export interface Area<Key> {
  key: Key;
  heights: Float64Array;
}

/** A column of an area, in CSS pixels. */
export const COLUMN = 2;
const columnsOf = ({ left, right }: ServerLayout) => Math.max(1, Math.round((right - left) / COLUMN));

const clipped = (from: number, to: number, [known, end]: Times): Times => [
  Math.max(from, known),
  Math.min(to, end),
];

/** How many channels were busy, and for whom: clients, background writer, checkpointer. */
export function busyArea(band: Band, blocks: ServedBlocks, layout: ServerLayout) {
  const known = knownOf(layout, blocks);
  const owners = ["clients", "bgwriter", "checkpointer"] as const;
  return owners.map((key): Area<(typeof owners)[number]> => {
    const spans = spansOf(band, blocks)
      .filter(([, owner]) => (typeof owner === "number" ? "clients" : owner) === key)
      .map(([, , , from, to]) => clipped(from, to, known));
    return { key, heights: coverage(spans, columnsOf(layout), [layout.fromUs, layout.toUs]) };
  });
}

/** Those who share the last row: how many were in each state. */
export function othersArea(lane: ServedLane, blocks: ServedBlocks, layout: ServerLayout): Area<State>[] {
  const known = knownOf(layout, blocks);
  const shown = layout.clients.length;
  const byState = new Map(STATE_NAMES.map((state) => [state, [] as Times[]]));
  for (const [client, doing, , from, to] of clientSpans(lane, blocks, layout.endUs)) {
    const state = stateOf(doing);
    if (client >= shown && state !== null) byState.get(state)?.push(clipped(from, to, known));
  }
  return STATE_NAMES.map((key) => ({
    key,
    heights: coverage(byState.get(key) ?? [], columnsOf(layout), [layout.fromUs, layout.toUs]),
  }));
}

/** A queue's length as corners of a step line; `most` is the length at the row's top. */
export function queueLine(
  steps: readonly QueueStep[],
  most: number,
  { y, height }: Row,
  blocks: ServedBlocks,
  layout: ServerLayout,
): [x: number, y: number][] {
  const [known, end] = knownOf(layout, blocks);
  const up = (length: number) => y + height - (height * Math.min(length, most)) / Math.max(1, most);
  let at = steps.findLast(([us]) => us <= known)?.[1] ?? 0;
  const corners: [number, number][] = [[layout.x(known), up(at)]];
  for (const [us, length] of steps) {
    if (us <= known || us > end || length === at) continue;
    corners.push([layout.x(us), up(at)], [layout.x(us), up(length)]);
    at = length;
  }
  corners.push([layout.x(end), up(at)]);
  return corners;
}

const inside = (box: Box, x: number, y: number) =>
  x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;

export const boxAt = <B extends Box>(boxes: readonly B[], x: number, y: number): B | undefined =>
  boxes.find((box) => inside(box, x, y));
