/** A predictive lane's settings, state and last step, as a lesson's text writes them. */
import { hitOrMiss, otherChoice } from "../../../shell/lessons/context.ts";
import type { AskedOf, Posed, ProcedureChoice } from "../../../shell/lessons/lessonLab.ts";
import { written } from "../../../shell/lessons/written.ts";
import { lessonText } from "../../../text/lessons.ts";
import { pbmLessons } from "../../../text/pbmLessons.ts";
import { FREE_FRAME, type PbmEvent, PINNED } from "../engine/types.ts";

import { type LessonPbmLane, reachOf, scansOf, soonest } from "./reach.ts";

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

export function ofEvent(
  { step: { event } }: LessonPbmLane,
  part: string,
  as: "pages" | "count",
  lang: string,
): string {
  if (event === null) throw new Error(`no request has been served where "${part}" is asked for`);
  const blocks = {
    evicted: event.evicted.map(({ block }) => block),
    drawn: event.drawn.map(({ block }) => block),
  };
  if (part === "evicted" || part === "drawn")
    return as === "count" ? String(blocks[part].length) : written(lang).listed(blocks[part]);
  const [victim] = blocks.evicted;
  const told = { block: event.block, victim, stream: event.stream + 1 }[part];
  if (told === undefined) throw new Error(`request ${event.position} has no "${part}"`);
  return String(told);
}

/** Questions about the next request in the predictive lab. */

type Question = (asked: AskedOf<LessonPbmLane>, event: PbmEvent) => Posed;

const blockChoice = (block: number, frame: number): ProcedureChoice => ({
  id: String(block),
  name: lessonText().block(String(block)),
  page: block,
  frame,
});

/** All blocks, in the order of the frames; those that a stream holds before and after the request cannot leave. */
function inPool(before: LessonPbmLane, after: LessonPbmLane): ProcedureChoice[] {
  const { blocks, flags } = before.columns;
  const pinned = (column: Uint8Array, frame: number) => ((column[frame] ?? 0) & PINNED) !== 0;
  return [...blocks].flatMap((block, frame) => {
    if (block === FREE_FRAME) return [];
    const stays = after.columns.blocks[frame] === block;
    const held = stays && pinned(flags, frame) && pinned(after.columns.flags, frame);
    return [{ ...blockChoice(block, frame), ...(held ? { note: pbmLessons().frames.held } : {}) }];
  });
}

/** Each block once, in the order in which it was drawn first. */
const drawnOf = ({ drawn }: PbmEvent): ProcedureChoice[] =>
  drawn
    .filter(({ frame }, at) => drawn.findIndex((other) => other.frame === frame) === at)
    .map(({ block, frame }) => blockChoice(block, frame));

const evictedOf = ({ evicted }: PbmEvent) => evicted.map(({ block }) => String(block));

const questions: Readonly<Partial<Record<AskedOf<LessonPbmLane>["ask"], Question>>> = {
  found: (_, { hit }) => ({ choices: hitOrMiss(), answer: [hit ? "hit" : "miss"], several: false }),
  block: ({ before, after }, event) => ({
    choices: inPool(before, after),
    answer: evictedOf(event),
    several: false,
  }),
  drawn: (_, event) => ({ choices: drawnOf(event), answer: evictedOf(event), several: false }),
  // With several victims, the draw is ordered by the answer: sort by id instead.
  together: (_, event) => ({
    choices: drawnOf(event).sort((a, b) => Number(a.id) - Number(b.id)),
    answer: evictedOf(event),
    several: true,
  }),
  reader: ({ before, page }) => {
    if (page === undefined) throw new Error('"reader" needs a page');
    const reaches = scansOf(before.step.streams, before.world).map((scan) => reachOf(scan, page));
    const first = soonest(reaches);
    return {
      choices: reaches.map(({ stream }) => otherChoice(String(stream), lessonText().stream(String(stream)))),
      answer: first === null ? [] : [String(first.stream)],
      several: false,
    };
  },
};

export function pose(asked: AskedOf<LessonPbmLane>): Posed {
  const question = questions[asked.ask];
  const { event } = asked.after.step;
  if (question === undefined) throw new Error(`this lab has no question "${asked.ask}"`);
  const moved = (asked.after.step.counters.requests ?? 0) - (asked.before.step.counters.requests ?? 0);
  if (event === null || moved !== 1) throw new Error("the next request is not this lane's");
  return question(asked, event);
}

/** The next request in words. */
export function requestWords({ step: { event } }: LessonPbmLane): string {
  if (event === null) throw new Error("there is no next request");
  return lessonText().asksFor(String(event.stream + 1), String(event.block));
}
