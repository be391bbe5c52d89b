/** Where the strip's tables, their cursors and their bins stand. */
import { BIN, type StripModel, type StripRow } from "./model.ts";

/** From here on tables are drawn low, their names beside them. */
const MANY_TABLES = 3;
const WIDEST = 16;
const SIDE = 6;
const NAME = 118;
const BESIDE = 560;

export interface PlacedRow {
  row: StripRow;
  index: number;
  x: number;
  /** Width of a bin and, narrower where there is room for a gap, of what is drawn of it. */
  pitch: number;
  bar: number;
  /** Top of the rows of cursors, and of the strip. */
  cursors: number;
  y: number;
}

export type StripLayout = ReturnType<typeof stripLayout>;

const isLow = (tables: number) => tables >= MANY_TABLES;
const left = (tables: number, width: number) => (isLow(tables) && width >= BESIDE ? NAME : SIDE);

export const mostBins = (tables: number, width: number): number =>
  Math.max(20, Math.floor((width - left(tables, width) - SIDE) / BIN));

/** Room of a stream's row: number and speed beside the triangle, the triangle alone, or hardly that. */
const streamRow = (streams: number) => (streams <= 12 ? 15 : streams <= 24 ? 10 : streams <= 40 ? 7 : 5);

/** A stream's row is never lower. */
const LEAST_ROW = 5;

/** `most`: how high it may be; then streams stand closer. */
export function stripLayout({ rows, cursors }: StripModel, width: number, most = Number.POSITIVE_INFINITY) {
  const low = isLow(rows.length);
  const x = left(rows.length, width);
  const nameBeside = x === NAME;
  // Height of a block in the pool, and of one that is not.
  const [resident, absent] = low ? [20, 6] : [36, 8];
  const around = rows.length * (10 + resident + 32 + (rows.length > 1 ? 16 : 0));
  const closest = Math.floor((most - around) / Math.max(1, rows.length * cursors.length));
  const streamHeight = low ? 0 : Math.min(streamRow(cursors.length), Math.max(LEAST_ROW, closest));
  const room = width - x - SIDE;
  let y = 0;
  const placed = rows.map((row, index): PlacedRow => {
    if (rows.length > 1 && !nameBeside) y += 16;
    const top = y;
    // A low table has one line for all its cursors; else each stream has its own.
    y += low ? 22 : cursors.length * streamHeight + 10;
    const strip = y;
    y += resident + (low ? 14 : 32);
    const fits = room / row.bins;
    const pitch = Math.min(WIDEST, row.size === 1 && fits >= BIN ? Math.floor(fits) : fits);
    const bar = pitch >= 5 ? pitch - 1 : pitch >= BIN ? pitch - 0.5 : pitch;
    return { row, index, x, pitch, bar, cursors: top, y: strip };
  });
  return { width, height: y + 2, rows: placed, low, streamHeight, resident, absent, nameBeside };
}

/** Where a block begins; blocks of one bin stand side by side within it. */
export const blockX = ({ row, x, pitch }: PlacedRow, block: number): number =>
  x + ((block - row.table.first) / row.size) * pitch;

export const middleOf = (placed: PlacedRow, bin: number): number =>
  placed.x + bin * placed.pitch + placed.bar / 2;

/** The bin at a place of the drawing, and the table's index; null where there is none. */
export function binAt(layout: StripLayout, x: number, y: number): { index: number; bin: number } | null {
  const last = layout.rows.length - 1;
  const found = layout.rows.find(({ y: top }, at) => at === last || y < top + layout.resident + 14);
  if (found === undefined) return null;
  const bin = Math.floor((x - found.x) / found.pitch);
  return bin < 0 || bin >= found.row.bins ? null : { index: found.index, bin };
}

/** The block at a place of the drawing, blocks of one bin standing side by side within it; null where there is none. */
export function blockAt(layout: StripLayout, x: number, y: number): number | null {
  const found = binAt(layout, x, y);
  const placed = layout.rows.find(({ index }) => index === found?.index);
  if (placed === undefined) return null;
  const { table, size } = placed.row;
  const within = Math.floor(((x - placed.x) / placed.pitch) * size);
  return table.first + Math.min(table.blocks - 1, Math.max(0, within));
}
