/** What an estimate is made of: for each stream what its scan reads before a block, and how fast. */
import type { PbmStream, PbmWorld } from "../engine/types.ts";

/** A scan under way. */
export interface ScanUnderWay {
  /** From 1, as streams are called. */
  stream: number;
  /** Its blocks in the order in which it reads them. */
  blocks: readonly number[];
  /** How many of them it has finished; the next one is being read or worked on. */
  done: number;
  blocksASecond: number;
}

/** How far a scan is from a block. */
export interface Reach {
  stream: number;
  /** Blocks still to come before it; null if this scan will not read it. */
  before: number | null;
  blocksASecond: number;
  /** The quotient; infinite if this scan will not read it. */
  us: number;
}

const run = (first: number, end: number) =>
  Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);

/** The scan of a stream; null if it does something else, or nothing. */
export function scanOf(
  { part, blocks_a_second }: PbmStream,
  index: number,
  { tables, group_blocks }: PbmWorld,
): ScanUnderWay | null {
  if (part === null || !("groups" in part) || blocks_a_second === null) return null;
  const table = tables[part.table];
  const end = table === undefined ? 0 : table.first + table.blocks;
  const blocks =
    part.groups === null
      ? run(part.first, part.first + part.blocks)
      : part.groups.flatMap((group) => run(group * group_blocks, Math.min(end, (group + 1) * group_blocks)));
  return { stream: index + 1, blocks, done: Math.max(0, part.asked - 1), blocksASecond: blocks_a_second };
}

export const scansOf = (streams: readonly PbmStream[], world: PbmWorld): ScanUnderWay[] =>
  streams.map((stream, index) => scanOf(stream, index, world)).filter((scan) => scan !== null);

export function reachOf({ stream, blocks, done, blocksASecond }: ScanUnderWay, block: number): Reach {
  const before = blocks.indexOf(block) - done;
  const reads = blocks.includes(block) && before >= 0;
  return {
    stream,
    before: reads ? before : null,
    blocksASecond,
    us: reads ? (before / blocksASecond) * 1e6 : Number.POSITIVE_INFINITY,
  };
}

/** The reach that counts: the soonest, the first of equals; null if no scan reads the block. */
export const soonest = (reaches: readonly Reach[]): Reach | null =>
  reaches.reduce<Reach | null>(
    (best, reach) => (reach.us < (best?.us ?? Number.POSITIVE_INFINITY) ? reach : best),
    null,
  );
