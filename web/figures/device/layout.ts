/** Where the device's last operations lie: channels as rows, or as the filled share of a bar where there are too many. */
import type { DeviceOperation, DeviceStep, Transfer } from "../../engine/types.ts";
import type { Box } from "../anchor.ts";
import { linear } from "../chart/linear.ts";

/** Pages in one row of channels, or a share of a bar. */
export interface Block extends Box {
  kind: "written" | "read" | "prefetched";
  /** The page's number as far as it is named, one a device step; of a bar none. */
  pages: (number | null)[];
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

export type Channels = ReturnType<typeof channelsAt>;

function channelsAt(kind: "write" | "read", channels: number, y: number, width: number, compact: boolean) {
  const high = (compact ? COMPACT_HEIGHT : ROWS_HEIGHT)[kind];
  const row = Math.min(TALLEST_ROW, Math.floor(high / channels));
  const fits = row >= LOWEST_ROW;
  const height = fits ? row * channels : Math.min(BAR_HEIGHT, high);
  /** `row` is the height of a row; null where the channels are one bar. */
  return { kind, channels, row: fits ? row : null, x: GUTTER, y, width: width - GUTTER - RIGHT, height };
}

/** Each channel is a row: all its pages follow one another, so that they are one block from the transfer's start. */
function inRows(transfer: Transfer, box: Box, channels: number, row: number, kind: Block["kind"]) {
  const blocks: Block[] = [];
  const idle: Box[] = [];
  for (let channel = 0; channel < channels; channel += 1) {
    const steps = Math.max(0, Math.ceil((transfer.pages - channel) / channels));
    const place = { x: box.x, y: box.y + channel * row, height: row };
    const width = steps * (box.width / transfer.steps);
    const pages = Array.from(
      { length: Math.min(steps, MOST_DIVISIONS) },
      (_, step) => transfer.named[step * channels + channel] ?? null,
    );
    if (steps > 0) blocks.push({ ...place, kind, width, pages });
    if (steps < transfer.steps) idle.push({ ...place, x: box.x + width, width: box.width - width });
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

export type TransferBox = ReturnType<typeof transferBox>;

/** One transfer: its channels, filled and idle, and where one device step ends and the next begins, if there are few. */
function transferBox(transfer: Transfer, channels: Channels, x: (us: number) => number) {
  const { start_us, duration_us, steps } = transfer;
  const left = x(start_us);
  const box = { x: left, y: channels.y, width: x(start_us + duration_us) - left, height: channels.height };
  const { row, channels: count } = channels;
  const kind = channels.kind === "write" ? "written" : "prefetched";
  const { blocks, idle } =
    row === null ? inBar(transfer, box, count, kind) : inRows(transfer, box, count, row, kind);
  if (channels.kind === "read") {
    // The requested page takes the first channel in the first step; it is drawn above the pages read along.
    const pages = blocks[0]?.pages.splice(0, 1, null) ?? [];
    const height = row ?? Math.max(LOWEST_SHARE, box.height / count);
    if (transfer.pages === 1) blocks.pop();
    blocks.push({ ...box, kind: "read", width: box.width / steps, height, pages });
  }
  const length = steps <= MOST_DIVISIONS ? steps - 1 : 0;
  const divisions = Array.from({ length }, (_, step) => left + ((step + 1) * box.width) / steps);
  return { ...box, channels, blocks, idle, divisions, steps, end_us: start_us + duration_us };
}

export type DeviceLayout = ReturnType<typeof deviceLayout>;

/** `scaleUs` is the device time that the whole width stands for: one for all lanes that are compared. */
export function deviceLayout(device: DeviceStep, scaleUs: number, width: number, compact = false) {
  const write = channelsAt("write", device.write.channels, TOP, width, compact);
  const read = channelsAt("read", device.read.channels, TOP + write.height + BETWEEN, width, compact);
  const scale = linear([0, scaleUs], [GUTTER, GUTTER + write.width]);
  const x = (us: number) => scale(us - device.start_us);
  const [first] = device.operations.flatMap(({ write, read }) => write ?? read ?? []);
  let at = first?.start_us ?? device.start_us;
  const operations = device.operations.map((operation, index) => {
    const from = at;
    const transfers = [
      ...(operation.write === null ? [] : [transferBox(operation.write, write, x)]),
      ...(operation.read === null ? [] : [transferBox(operation.read, read, x)]),
    ];
    at = transfers.at(-1)?.end_us ?? at;
    return { at: index, x: x(from), width: x(at) - x(from), transfers };
  });
  const bottom = read.y + read.height;
  const ticks = scale.ticks(5).filter((us) => us > 0);
  return {
    ...{ width, height: bottom + AXIS, write, read, operations },
    /** Where the last operation ends. */
    now: x(device.end_us),
    axis: { y: bottom + 4, ticks: ticks.map((us) => ({ us, x: scale(us) })) },
    /** Base line of the requests' names. */
    names: TOP - 5,
  };
}

/** Each next scale is longer by a quarter. */
const LONGER = 1.25;

/** The scale that these devices share: a usual one, lengthened until all fits, so that lengths mean the same at most steps. */
export function sharedScaleUs(devices: readonly DeviceStep[]): number {
  const usual = Math.max(1e-9, ...devices.map(({ scale_us }) => scale_us));
  const longest = Math.max(0, ...devices.map(({ start_us, end_us }) => end_us - start_us));
  // Without the rounding errors of a sum that just fits.
  const steps = Math.ceil(Math.log(longest / usual) / Math.log(LONGER) - 1e-9);
  return usual * LONGER ** Math.max(0, steps);
}

/** What drawings of devices at one moment of a clock share: where they begin, too. */
export function windowOf(
  devices: readonly DeviceStep[],
  byTime: boolean,
): { scaleUs: number; fromUs?: number } {
  const fromUs = Math.max(...devices.map(({ start_us }) => start_us));
  // A lane that was done before has nothing to show of that time.
  const together = byTime && devices.every(({ end_us }) => end_us > fromUs);
  const since = devices.map((device) => ({ ...device, start_us: fromUs }));
  return together ? { fromUs, scaleUs: sharedScaleUs(since) } : { scaleUs: sharedScaleUs(devices) };
}

/** The device from a moment on: operations that began before are left out. */
export function deviceFrom(device: DeviceStep, fromUs: number | undefined): DeviceStep {
  if (fromUs === undefined) return device;
  const first = device.operations.findIndex(({ write, read }) => ((write ?? read)?.start_us ?? -1) >= fromUs);
  return { ...device, start_us: fromUs, operations: first < 0 ? [] : device.operations.slice(first) };
}

const within = (at: number, from: number, size: number) => at >= from && at < from + size;

/** The page at a place of a drawn block; null beside them, and where pages are not told apart. */
export function pageAt({ operations }: DeviceLayout, x: number, y: number): number | null {
  const blocks = operations.flatMap(({ transfers }) => transfers.flatMap(({ blocks }) => blocks));
  // The requested page is drawn above the pages read along.
  const block = blocks.findLast((box) => within(x, box.x, box.width) && within(y, box.y, box.height));
  if (block === undefined) return null;
  return block.pages[Math.floor(((x - block.x) / block.width) * block.pages.length)] ?? null;
}

/** The pages of an operation, each once: the one asked for, those written, those read along. */
export const operationPages = ({ page, write, read }: DeviceOperation): number[] => [
  ...new Set([page, ...(write?.named ?? []), ...(read?.named ?? [])]),
];

export const operationAt = ({ operations }: DeviceLayout, x: number): number | null =>
  operations.find((operation) => within(x, operation.x, operation.width))?.at ?? null;
