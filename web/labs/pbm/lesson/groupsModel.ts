/** Registrations of scans with block groups, derived from the streams' states. */
import type { LessonPbmLane } from "./lane.ts";
import { scansOf } from "./reach.ts";

/** A stream's registrations, as numbers of groups. */
export interface Row {
  /** From 1. */
  stream: number;
  /** Groups that it will read, the one that it is in among them. */
  registered: number[];
  /** Groups of this scan that it has finished. */
  done: number[];
  /** The group that it is in. */
  now: number | undefined;
}

export interface GroupsModel {
  groups: number;
  rows: Row[];
  /** Group → the streams that ask for it. */
  askedBy: number[][];
}

/** A scan is registered with each group in which it has a block to finish. */
export function groupsModel({ step: { streams }, world }: LessonPbmLane): GroupsModel {
  const groups = Math.ceil(world.block_numbers / world.group_blocks);
  const groupOf = (block: number) => Math.floor(block / world.group_blocks);
  const scans = new Map(scansOf(streams, world).map((scan) => [scan.stream, scan]));
  const rows = streams.map((_, index): Row => {
    const stream = index + 1;
    const { blocks = [], done = 0 } = scans.get(stream) ?? {};
    const registered = [...new Set(blocks.slice(done).map(groupOf))];
    const passed = [...new Set(blocks.slice(0, done).map(groupOf))];
    return {
      stream,
      registered,
      done: passed.filter((group) => !registered.includes(group)),
      now: registered[0],
    };
  });
  const askedBy = Array.from({ length: groups }, (_, group) =>
    rows.filter(({ registered }) => registered.includes(group)).map(({ stream }) => stream),
  );
  return { groups, rows, askedBy };
}
