/** Where the device's last operations lie: channels as rows, or as the filled share of a bar where there are too many. */

import type { DeviceOperation, DeviceStep, Transfer } from "../../engine/types.ts";
import { linear } from "../chart/linear.ts";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pages in one row of channels, or a share of a bar. */
export interface Block extends Box {
  kind: "written" | "read" | "prefetched";
  /** The page's number as far as it is named, one a device step; of a bar none. */
  pages: (number | null)[];
}

/** One transfer: its channels, filled and idle. */
export interface TransferBox extends Box {
  blocks: Block[];
  /** Channels that are idle during the transfer. */
  idle: Box[];
  /** Where one device step ends and the next begins, if there are few. */
  divisions: number[];
  transfer: Transfer;
}

export interface Channels extends Box {
  kind: "write" | "read";
  /** How many. */
  channels: number;
  /** Height of a row; null where the channels are one bar. */
  row: number | null;
}

export interface OperationBox {
  /** Index in the device's operations. */
  at: number;
  x: number;
  width: number;
  transfers: TransferBox[];
}

export interface DeviceLayout {
  width: number;
  height: number;
  write: Channels;
  read: Channels;
  operations: OperationBox[];
  /** Where the last operation ends. */
  now: number;
  axis: { y: number; ticks: { x: number; us: number }[] };
  /** Base line of the requests' names. */
  names: number;
}

/** For the words beside the channels. */
export const GUTTER = 68;
const RIGHT = 4;
const TOP = 19;
const BETWEEN = 6;
const AXIS = 22;
const ROWS_HEIGHT = { write: 60, read: 60 };
/** Heights for a window without scrolling: writes matter most, so reads get a smaller area. */
const COMPACT_HEIGHT = { write: 42, read: 24 };
const TALLEST_ROW = 13;
/** Lower ones would run into one another. */
const LOWEST_ROW = 3;
const BAR_HEIGHT = 40;
/** Keeps the filled part visible however many channels there are. */
const LOWEST_SHARE = 2;
const MOST_DIVISIONS = 16;

function channelsAt(
  kind: Channels["kind"],
  channels: number,
  { y, width, compact }: { y: number; width: number; compact: boolean },
): Channels {
  const high = (compact ? COMPACT_HEIGHT : ROWS_HEIGHT)[kind];
  const row = Math.min(TALLEST_ROW, Math.floor(high / channels));
  const fits = row >= LOWEST_ROW;
  return {
    kind,
    channels,
    row: fits ? row : null,
    x: GUTTER,
    y,
    width: width - GUTTER - RIGHT,
    height: fits ? row * channels : Math.min(BAR_HEIGHT, high),
  };
}

/** Each channel is a row: all its pages follow one another, so that they are one block from the transfer's start. */
function inRows(transfer: Transfer, box: Box, channels: number, row: number, kind: Block["kind"]) {
  const stepWidth = box.width / transfer.steps;
  const blocks: Block[] = [];
  const idle: Box[] = [];
  for (let channel = 0; channel < channels; channel += 1) {
    const steps = Math.max(0, Math.ceil((transfer.pages - channel) / channels));
    const place = { y: box.y + channel * row, height: row };
    const width = steps * stepWidth;
    if (steps > 0) {
      const shown = Math.min(steps, MOST_DIVISIONS);
      const pages = Array.from(
        { length: shown },
        (_, step) => transfer.named[step * channels + channel] ?? null,
      );
      blocks.push({ kind, x: box.x, width, ...place, pages });
    }
    if (steps < transfer.steps) idle.push({ x: box.x + width, width: box.width - width, ...place });
  }
  return { blocks, idle };
}

/** The filled share of a bar: of all device steps but the last that is all of it. */
function inBar(transfer: Transfer, box: Box, channels: number, kind: Block["kind"]) {
  const stepWidth = box.width / transfer.steps;
  const rest = transfer.pages - (transfer.steps - 1) * channels;
  const height = Math.max(LOWEST_SHARE, (box.height * rest) / channels);
  const full = (transfer.steps - 1) * stepWidth;
  const last = { x: box.x + full, width: stepWidth };
  const blocks: Block[] = [{ kind, ...last, y: box.y, height, pages: [] }];
  if (full > 0) blocks.unshift({ kind, ...box, width: full, pages: [] });
  const idle = height < box.height ? [{ ...last, y: box.y + height, height: box.height - height }] : [];
  return { blocks, idle };
}

function transferBox(transfer: Transfer, group: Channels, x: (us: number) => number): TransferBox {
  const left = x(transfer.start_us);
  const width = x(transfer.start_us + transfer.duration_us) - left;
  const box = { x: left, y: group.y, width, height: group.height };
  const { row, channels } = group;
  const kind = group.kind === "write" ? "written" : "prefetched";
  const { blocks, idle } =
    row === null ? inBar(transfer, box, channels, kind) : inRows(transfer, box, channels, row, kind);
  if (group.kind === "read") {
    // The requested page takes the first channel in the first step; it is drawn above the pages read along.
    const [first] = blocks;
    const pages = first?.pages.splice(0, 1, null) ?? [];
    const height = row ?? Math.max(LOWEST_SHARE, group.height / channels);
    if (transfer.pages === 1) blocks.pop();
    blocks.push({ kind: "read", x: left, y: group.y, width: width / transfer.steps, height, pages });
  }
  const few = transfer.steps > 1 && transfer.steps <= MOST_DIVISIONS;
  const divisions = few
    ? Array.from({ length: transfer.steps - 1 }, (_, step) => left + ((step + 1) * width) / transfer.steps)
    : [];
  return { ...box, blocks, idle, divisions, transfer };
}

/** `scaleUs` is the device time that the whole width stands for: one for all lanes that are compared. */
export function deviceLayout(
  device: DeviceStep,
  scaleUs: number,
  width: number,
  compact = false,
): DeviceLayout {
  const write = channelsAt("write", device.write.channels, { y: TOP, width, compact });
  const read = channelsAt("read", device.read.channels, { y: TOP + write.height + BETWEEN, width, compact });
  const scale = linear([0, scaleUs], [GUTTER, GUTTER + write.width]);
  const x = (us: number) => scale(us - device.start_us);
  let at = device.start_us;
  const operations = device.operations.map(({ write: written, read: fetched }, index) => {
    const from = at;
    const transfers: TransferBox[] = [];
    if (written !== null) transfers.push(transferBox(written, write, x));
    if (fetched !== null) transfers.push(transferBox(fetched, read, x));
    for (const { transfer } of transfers) at = transfer.start_us + transfer.duration_us;
    return { at: index, x: x(from), width: x(at) - x(from), transfers };
  });
  const bottom = read.y + read.height;
  const ticks = scale.ticks(5).filter((us) => us > 0);
  return {
    width,
    height: bottom + AXIS,
    write,
    read,
    operations,
    now: x(device.end_us),
    axis: { y: bottom + 4, ticks: ticks.map((us) => ({ us, x: scale(us) })) },
    names: TOP - 5,
  };
}

/** Each next scale is longer by a quarter. */
const LONGER = 1.25;

/**
 * The scale that these devices share: a usual one, lengthened until all that happened fits. Thus a length means the same
 * time at most steps of a run.
 */
export function sharedScaleUs(devices: readonly DeviceStep[]): number {
  const usual = Math.max(1e-9, ...devices.map(({ scale_us }) => scale_us));
  const longest = Math.max(0, ...devices.map(({ start_us, end_us }) => end_us - start_us));
  // Without the rounding errors of a sum that just fits.
  const steps = Math.ceil(Math.log(longest / usual) / Math.log(LONGER) - 1e-9);
  return usual * LONGER ** Math.max(0, steps);
}

/** The page at a place of a drawn block; null beside them, and where pages are not told apart. */
export function pageAt({ operations }: DeviceLayout, x: number, y: number): number | null {
  const blocks = operations.flatMap(({ transfers }) => transfers.flatMap(({ blocks }) => blocks));
  // The requested page is drawn above the pages read along.
  const block = blocks.findLast(
    (box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height,
  );
  if (block === undefined || block.pages.length === 0) return null;
  return block.pages[Math.floor(((x - block.x) / block.width) * block.pages.length)] ?? null;
}

/** The pages of an operation, each once: the one asked for, those written, those read along. */
export const operationPages = ({ page, write, read }: DeviceOperation): number[] => [
  ...new Set([page, ...(write?.named ?? []), ...(read?.named ?? [])]),
];

/** Index of the operation at a place, if there is one. */
export function operationAt({ operations }: DeviceLayout, x: number): number | null {
  const found = operations.find((operation) => x >= operation.x && x < operation.x + operation.width);
  return found?.at ?? null;
}
