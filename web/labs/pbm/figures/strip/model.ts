/** What the strip of the tables shows, counted from a lane's columns. */
import { formatCount } from "../../../../text/numbers.ts";
import { pbmFigures } from "../../../../text/pbmFigures.ts";
import {
  IN_FLIGHT,
  type PbmLaneFrame,
  type PbmStream,
  type PbmTable,
  type PbmWorld,
  PINNED,
  RESIDENT,
} from "../../engine/types.ts";
import { estimateWords, STEPS, stepOf, stepWords, type TimeScale, timeScale } from "../timeScale.ts";

/** The steps of the scale, and one for not requested blocks. */
export const KINDS = STEPS + 1;
/** In {@link StripRow.absent}: all blocks of the bin are in the pool. */
export const NONE_ABSENT = 255;
/** Width of a bin, and least pitch of a block. */
export const BIN = 3;
export type Span = readonly [from: number, end: number];

/** A table as neighbouring blocks in bins. */
export type StripRow = ReturnType<typeof stripRow>;

/** Where a stream is and what it has before it. */
export type Cursor = ReturnType<typeof cursorOf>;

/** The blocks that this step brought in and sent away. */
export interface StepMarks {
  requested: number | null;
  loaded: boolean;
  evicted: number[];
  /** The block that LRU would have dropped in their place. */
  spared: number | null;
}

export type StripModel = { scale: TimeScale; rows: StripRow[]; cursors: Cursor[]; marks: StepMarks };

function stripRow({ columns }: PbmLaneFrame, table: PbmTable, scale: TimeScale, most: number) {
  const { blocks, flags, timesUs, tableFlags, tableTimesUs, stride } = columns;
  const size = Math.max(1, Math.ceil(table.blocks / Math.max(1, most)));
  const bins = Math.ceil(table.blocks / size);
  // Resident blocks by step; the step of most blocks that are not in the pool.
  const resident = new Uint32Array(bins * KINDS);
  const absent = new Uint8Array(bins).fill(NONE_ABSENT);
  // Bins with a block that a stream holds, and those with one that is still being read.
  const [pinned, inFlight]: [number[], number[]] = [[], []];
  const absentBy = new Uint32Array(KINDS);
  const held = new Uint8Array(bins);
  const inPool = new Uint32Array(bins);
  blocks.forEach((block, frame) => {
    const bin = binOf({ table, size }, block);
    if (bin === null) return;
    const at = bin * KINDS + stepOf(scale, timesUs[frame] ?? Number.POSITIVE_INFINITY);
    resident[at] = (resident[at] ?? 0) + 1;
    inPool[bin] = (inPool[bin] ?? 0) + 1;
    held[bin] = (held[bin] ?? 0) | (flags[frame] ?? 0);
  });
  for (let bin = 0; bin < bins; bin += 1) {
    const from = table.first + bin * size;
    const end = Math.min(table.first + table.blocks, from + size);
    const bits = held[bin] ?? 0;
    if ((bits & PINNED) !== 0) pinned.push(bin);
    if ((bits & IN_FLIGHT) !== 0) inFlight.push(bin);
    if (inPool[bin] === end - from) continue;
    absentBy.fill(0);
    // A bin without a place of its own in the columns has the one before it.
    let place = Math.min(Math.ceil(from / stride), Math.floor((end - 1) / stride));
    for (; place * stride < end; place += 1) {
      if (((tableFlags[place] ?? 0) & RESIDENT) !== 0) continue;
      const step = stepOf(scale, tableTimesUs[place] ?? Number.POSITIVE_INFINITY);
      absentBy[step] = (absentBy[step] ?? 0) + 1;
    }
    absent[bin] = absentBy.indexOf(Math.max(...absentBy));
  }
  return { table, size, bins, resident, absent, pinned, inFlight };
}

const tableOf = (tables: readonly PbmTable[], block: number) =>
  tables.findIndex(({ first, blocks }) => block >= first && block < first + blocks);

/** What a scan reads: its range, or of a bitmap the stretches of groups that it keeps. */
function spansOf({ part }: PbmStream, { tables, group_blocks }: PbmWorld): Span[] {
  if (part === null || !("groups" in part)) return [];
  if (part.groups === null) return [[part.first, part.first + part.blocks]];
  const table = tables[part.table];
  const end = table === undefined ? 0 : table.first + table.blocks;
  const spans: [number, number][] = [];
  for (const group of part.groups) {
    const from = Math.max(table?.first ?? 0, group * group_blocks);
    const to = Math.min(end, (group + 1) * group_blocks);
    const last = spans.at(-1);
    if (last !== undefined && last[1] === from) last[1] = to;
    else spans.push([from, to]);
  }
  return spans;
}

function cursorOf(stream: PbmStream, at: number, world: PbmWorld) {
  // The table that it reads in; the spans are empty for index scans and look-ups.
  const { doing, block, window, part, blocks_a_second: blocksASecond } = stream;
  const tables = [block, window?.[0]].map((block) => tableOf(world.tables, block ?? -1));
  const table = tables.find((index) => index >= 0) ?? (part !== null && "table" in part ? part.table : null);
  return { number: at + 1, doing, table, block, spans: spansOf(stream, world), window, blocksASecond };
}

/** `most`: how many bins there may be. */
export function stripModel(lane: PbmLaneFrame, world: PbmWorld, most: number): StripModel {
  const scale = timeScale(world);
  const { event, streams } = lane.step;
  const marks: StepMarks = {
    requested: event?.block ?? null,
    loaded: event !== null && !event.hit,
    evicted: event?.evicted.map(({ block }) => block) ?? [],
    spared: event?.spared ?? null,
  };
  const rows = world.tables.map((table) => stripRow(lane, table, scale, most));
  return { scale, rows, cursors: streams.map((stream, at) => cursorOf(stream, at, world)), marks };
}

export function blocksOf({ table, size }: StripRow, bin: number): [number, number] {
  const first = table.first + bin * size;
  return [first, Math.min(table.first + table.blocks, first + size) - 1];
}

/** The bin that a block is in; null if it is in another table. */
export function binOf({ table, size }: { table: PbmTable; size: number }, block: number): number | null {
  const place = block - table.first;
  return place < 0 || place >= table.blocks ? null : Math.floor(place / size);
}

/** Resident blocks of one bin, or of all, by step. */
export function residentBySteps({ resident }: StripRow, bin?: number): number[] {
  const [from, end] = bin === undefined ? [0, resident.length] : [bin * KINDS, (bin + 1) * KINDS];
  const counts = Array<number>(KINDS).fill(0);
  for (let at = from; at < end; at += 1) counts[at % KINDS] = (counts[at % KINDS] ?? 0) + (resident[at] ?? 0);
  return counts;
}

/** Streams that the summary names; the table names all. */
const NAMED = 8;

/** "3 under 1 ms, 5 not registered". */
const countsWords = (scale: TimeScale, counts: readonly number[]): string =>
  counts
    .flatMap((count, step) => (count === 0 ? [] : [`${formatCount(count)} ${stepWords(scale, step)}`]))
    .join(", ");

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** The blocks that a scan reads: its range, its window, or unknown in advance. */
export function rangeWords({ spans, window }: Cursor): string {
  const words = pbmFigures().strip;
  const first = spans[0]?.[0];
  const end = spans.at(-1)?.[1];
  if (first !== undefined && end !== undefined)
    return words.range(formatCount(first), formatCount(end - 1), spans.length > 1);
  return window === null ? "" : words.window(formatCount(window[0]), formatCount(window[1] - 1));
}

/** A single block, or a bin of many. `us`: the estimate of a single block. */
export function binWords(model: StripModel, row: StripRow, bin: number, us: number): string {
  const words = pbmFigures().strip;
  const [first, last] = blocksOf(row, bin);
  const held = row.inFlight.includes(bin) ? words.inFlight : row.pinned.includes(bin) ? words.pinned : "";
  const absent = row.absent[bin] ?? NONE_ABSENT;
  if (first === last) {
    const where = absent === NONE_ABSENT ? words.inPool : words.notInPool;
    return words.block(formatCount(first), [where, held, estimateWords(us)].filter(Boolean).join(", "));
  }
  const counts = residentBySteps(row, bin);
  const inPool = sum(counts);
  const pool = words.manyInPool(formatCount(inPool), countsWords(model.scale, counts));
  const rest = absent === NONE_ABSENT ? "" : words.mostAbsent(stepWords(model.scale, absent));
  return words.blocks(formatCount(first), formatCount(last), [pool, rest, held].filter(Boolean).join("; "));
}

export function stripSummary(model: StripModel, label: string): string {
  const words = pbmFigures().strip;
  const tables = model.rows.map((row) => {
    const counts = residentBySteps(row);
    return words.tableSummary(
      row.table.name,
      formatCount(row.table.blocks),
      formatCount(sum(counts)),
      countsWords(model.scale, counts),
    );
  });
  const reading = model.cursors.filter(({ block }) => block !== null);
  const streams = reading.slice(0, NAMED).map((cursor) => {
    const speed = cursor.blocksASecond === null ? "" : words.atSpeed(words.speed(cursor.blocksASecond));
    return words.streamAt(String(cursor.number), formatCount(cursor.block ?? 0), rangeWords(cursor), speed);
  });
  const more = reading.length > NAMED ? [words.moreStreams(reading.length - NAMED)] : [];
  const { requested, loaded, evicted, spared } = model.marks;
  const step = [
    ...(requested === null ? [] : [words.asked(formatCount(requested), loaded)]),
    ...(evicted.length === 0 ? [] : [words.left(evicted.map((block) => formatCount(block)).join(", "))]),
    ...(spared === null ? [] : [words.spared(formatCount(spared))]),
  ];
  return [`${label}:`, ...tables, ...streams, ...more, ...step].join(" ");
}
