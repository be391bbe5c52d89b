/** Where everything lies: rows of clients, of writers and of channels, over one axis of time that ends now. */
import { linear } from "../chart/linear.ts";
import type { ServedLane, Writer } from "./types.ts";

export interface Row {
  y: number;
  height: number;
}

/** For the words beside the rows. */
export const GUTTER = 88;
const RIGHT = 8;
const TOP = 4;
const BETWEEN = 8;
const AXIS = 22;
const LOWEST_ROW = 4;
/** Of all rows of a kind together, and of one row at most: writes matter most. */
const ROOM = { clients: { all: 112, row: 13 }, write: { all: 104, row: 13 }, read: { all: 72, row: 10 } };
const WRITER_ROW = 13;
/** More channels than these are one area. */
const MOST_CHANNELS = 16;
const AREA = { write: 64, read: 44 };
/** The words beside a band take three lines. */
const LEAST_BAND = 42;
const QUEUE = 18;
const QUEUE_GAP = 3;
const OTHERS = 30;
/** Of more clients than these the last ones share a row. */
export const MOST_CLIENTS = 32;

const rowsFrom = (y: number, count: number, height: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ y: y + at * height, height }));

const rowHeight = (count: number, { all, row }: { all: number; row: number }) =>
  Math.max(LOWEST_ROW, Math.min(row, Math.floor(all / Math.max(1, count))));

export interface Band extends Row {
  kind: "write" | "read";
  slots: number;
  /** A row a channel; null where they are one area. */
  rows: Row[] | null;
  /** Of the step line beneath. */
  queue: Row;
}

function band(kind: Band["kind"], slots: number, y: number): Band {
  const least = Math.ceil(LEAST_BAND / slots);
  const rows =
    slots > MOST_CHANNELS ? null : rowsFrom(y, slots, Math.max(least, rowHeight(slots, ROOM[kind])));
  const height = rows === null ? AREA[kind] : rows.length * (rows[0]?.height ?? 0);
  return { kind, slots, rows, y, height, queue: { y: y + height + QUEUE_GAP, height: QUEUE } };
}

const bottom = ({ queue }: Band) => queue.y + queue.height;

/** Lengths that the rows of both queues are as high as: one scale for all lanes that are compared. */
export interface QueueScale {
  write: number;
  read: number;
}

export const scaleOf = (lanes: readonly ServedLane[]): QueueScale => ({
  write: Math.max(...lanes.map(({ writes }) => writes.queue_max)),
  read: Math.max(...lanes.map(({ reads }) => reads.queue_max)),
});

export type ServerLayout = ReturnType<typeof serverLayout>;

/** Over the time from `fromUs` to `toUs`, which is now. `few`: the write channels alone. `most`: the top of the queues' rows, if not the lane's own longest ones. */
export function serverLayout(
  lane: ServedLane,
  fromUs: number,
  toUs: number,
  width: number,
  few = false,
  most: QueueScale = scaleOf([lane]),
) {
  const count = few ? 0 : lane.clients.length;
  const shown = count > MOST_CLIENTS ? MOST_CLIENTS - 1 : count;
  // The write channels first: what stands idle there is the point.
  const write = band("write", lane.writes.slots, TOP);
  const top = bottom(write) + (few ? 0 : BETWEEN);
  const clients = rowsFrom(top, shown, rowHeight(shown, ROOM.clients));
  let y = top + shown * (clients[0]?.height ?? 0);
  const others: Row | null = count > shown ? { y: y + 2, height: OTHERS } : null;
  if (others !== null) y = others.y + others.height;
  const on = (["bgwriter", "checkpointer"] as const).filter((writer) => !few && lane[writer] !== null);
  const writers: (Row & { writer: Writer })[] = rowsFrom(y + BETWEEN, on.length, WRITER_ROW).map(
    (row, at) => ({
      ...row,
      writer: on[at] ?? "bgwriter",
    }),
  );
  if (on.length > 0) y += BETWEEN + on.length * WRITER_ROW;
  const read = band("read", lane.reads.slots, y + BETWEEN);
  const bands = few ? [write] : [write, read];
  if (!few) y = bottom(read);
  const [left, right] = [GUTTER, width - RIGHT];
  const x = linear([fromUs, Math.max(toUs, fromUs + 1e-9)], [left, right]);
  /** Where the run ended, if it did before now. */
  const endUs = lane.end === null ? toUs : Math.min(toUs, lane.now_us);
  return {
    ...{ width, height: y + AXIS, left, right, clients, others, writers, write, read, bands, most, x },
    ...{ fromUs, toUs, endUs, axis: y + 4 },
  };
}

/** Of the axis: times before now, in steps that fit, back to the run's start. */
export function ticksBefore({ fromUs, toUs, left, right, x }: ServerLayout, pitch: number) {
  const span = toUs - fromUs;
  const ticks = linear([0, span], [right, left]).ticks(Math.max(1, (right - left) / pitch));
  return ticks.filter((us) => us > 0 && us <= toUs).map((us) => ({ us, x: x(toUs - us) }));
}
