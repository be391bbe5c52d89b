/** What an estimate is made of: for each stream what its scan reads before a block, and how fast. */
import { range } from "d3-array";
import type { SceneLook } from "../../../shell/lessons/lessonLab.ts";
import type { PbmSession } from "../engine/session.ts";
import type { PbmFrame, PbmLaneFrame, PbmStream, PbmWorld } from "../engine/types.ts";
import { candidateBlocks } from "../figures/candidates/model.ts";

/** `blocks` in the order in which it reads them; `done`: how many it has finished, the next one is read or worked on. */
export type ScanUnderWay = NonNullable<ReturnType<typeof scanOf>>;

/** `before`: blocks still to come before it, null if this scan will not read it; `us` is then infinite. */
export type Reach = ReturnType<typeof reachOf>;

/** The scan of a stream; null if it does something else, or nothing. */
export function scanOf(
  { part, blocks_a_second }: PbmStream,
  index: number,
  { tables, group_blocks }: PbmWorld,
) {
  if (part === null || !("groups" in part) || blocks_a_second === null) return null;
  const table = tables[part.table];
  const end = table === undefined ? 0 : table.first + table.blocks;
  const blocks =
    part.groups === null
      ? range(part.first, part.first + part.blocks)
      : part.groups.flatMap((group) =>
          range(group * group_blocks, Math.min(end, (group + 1) * group_blocks)),
        );
  return { stream: index + 1, blocks, done: Math.max(0, part.asked - 1), blocksASecond: blocks_a_second };
}

export const scansOf = (streams: readonly PbmStream[], world: PbmWorld) =>
  streams.map((stream, index) => scanOf(stream, index, world)).filter((scan) => scan !== null);

export function reachOf({ stream, blocks, done, blocksASecond }: ScanUnderWay, block: number) {
  const before = blocks.indexOf(block) - done;
  const reads = blocks.includes(block) && before >= 0;
  const us = reads ? (before / blocksASecond) * 1e6 : Number.POSITIVE_INFINITY;
  return { stream, before: reads ? before : null, blocksASecond, us };
}

/** The reach that counts: the soonest, the first of equals; null if no scan reads the block. */
export const soonest = (reaches: readonly Reach[]): Reach | null =>
  reaches.reduce<Reach | null>(
    (best, reach) => (reach.us < (best?.us ?? Number.POSITIVE_INFINITY) ? reach : best),
    null,
  );

export interface LessonPbmLane extends PbmLaneFrame {
  world: PbmWorld;
  /** Microseconds to the real next requests of the last eviction's candidates; only where these are shown. */
  nextUs?: Float64Array;
}

export interface LessonPbmFrame extends PbmFrame {
  lanes: LessonPbmLane[];
}

/** Scenes of lessons are small: a run to the end takes no time. */
const TO_THE_END = 1e9;

export function lessonFrame(session: PbmSession, { show }: SceneLook): LessonPbmFrame {
  const frame = session.frame();
  const candidates = show?.includes("candidates") === true;
  const lanes = frame.lanes.map((lane, index): LessonPbmLane => {
    const { event } = lane.step;
    const known = { ...lane, world: frame.world };
    return candidates && event !== null
      ? { ...known, nextUs: nextRequests(session, index, candidateBlocks(event)) }
      : known;
  });
  return { ...frame, lanes };
}

function nextRequests(session: PbmSession, lane: number, blocks: Uint32Array): Float64Array {
  const lookahead = session.lookahead(lane, blocks);
  if (lookahead === undefined) return new Float64Array();
  try {
    lookahead.advance(TO_THE_END);
    return lookahead.found_us();
  } finally {
    lookahead.free();
  }
}
