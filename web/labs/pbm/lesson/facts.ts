/** A predictive lane's settings, state and last step, as a lesson's text writes them. */

import { listed } from "../../../shell/lessons/english.ts";
import { FREE_FRAME } from "../engine/types.ts";

import { type LessonPbmLane, reachOf, scansOf } from "./reach.ts";

/** Texts do not name single blocks of larger tables. */
const MOST_BLOCKS = 1_000;

/**
 * Numbers of the lane and its world; of this moment, whole, `speed_2` (stream 2's blocks a second), `us_to_40` (estimate
 * for block 40), and `before_40_of_2` (what stream 2 reads before it).
 */
export function configOf(lane: LessonPbmLane): Readonly<Record<string, unknown>> {
  const { config, world, columns, step } = lane;
  const fixed = {
    ...config,
    ...{ blocks: world.block_numbers, frames: world.frames, group_blocks: world.group_blocks },
    groups: Math.ceil(world.block_numbers / world.group_blocks),
    resident: columns.blocks.filter((block) => block !== FREE_FRAME).length,
  };
  if (world.block_numbers > MOST_BLOCKS) return fixed;
  const estimates = [...columns.tableTimesUs].map((us, block) => [`us_to_${block}`, Math.round(us)] as const);
  const scans = scansOf(step.streams, world);
  const speeds = scans.map(
    ({ stream, blocksASecond }) => [`speed_${stream}`, Math.round(blocksASecond)] as const,
  );
  const before = scans.flatMap((scan) =>
    scan.blocks.map((block) => [`before_${block}_of_${scan.stream}`, reachOf(scan, block).before] as const),
  );
  return {
    ...fixed,
    ...Object.fromEntries(estimates.filter(([, us]) => Number.isFinite(us))),
    ...Object.fromEntries([...speeds, ...before]),
  };
}

export function ofEvent({ step: { event } }: LessonPbmLane, part: string, as: "pages" | "count"): string {
  if (event === null) throw new Error(`no request has been served where "${part}" is asked for`);
  const blocks = {
    evicted: event.evicted.map(({ block }) => block),
    drawn: event.drawn.map(({ block }) => block),
  };
  if (part === "evicted" || part === "drawn")
    return as === "count" ? String(blocks[part].length) : listed(blocks[part]);
  const [victim] = blocks.evicted;
  const told = { block: event.block, victim, stream: event.stream + 1 }[part];
  if (told === undefined) throw new Error(`request ${event.position} has no "${part}"`);
  return String(told);
}
