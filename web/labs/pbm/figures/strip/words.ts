/** The strip in words: one bin, and the whole picture. */
import { formatCount } from "../../../../text/numbers.ts";
import { pbmFigures } from "../../../../text/pbmFigures.ts";
import { estimateWords, stepWords, type TimeScale } from "../timeScale.ts";
import {
  blocksOf,
  type Cursor,
  NONE_ABSENT,
  residentBySteps,
  type StripModel,
  type StripRow,
} from "./model.ts";

/** Streams that the summary names; the table names all. */
const NAMED = 8;

/** "3 under 1 ms, 5 nobody asked". */
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
