/** Where a lane leaves an earlier one, in a link: `fork:1@120` in the lane's words. Lanes count from 0. */

import { notice } from "../../../../state/url/notices.ts";
import { readNumber } from "../../../../state/url/numbers.ts";
import type { Reading } from "../../../../state/url/values.ts";
import { text as words } from "../../../../text/text.ts";
import type { LaneChoice } from "../scene.ts";

/** The lane's word before the colon. */
export const FORK = "fork";
const KEY = `lanes.${FORK}`;

export const writeFork = ({ fork }: LaneChoice): string | undefined => fork && `${fork.lane}@${fork.at}`;

/** The fork of lane `index`; without an earlier lane, or without two numbers, there is none. */
export function readFork(text: string, index: number, { registry, notices }: Reading): LaneChoice["fork"] {
  const { link } = words();
  const [left = "", at = "", ...rest] = text.split("@");
  if (index === 0 || rest.length > 0 || !/^\d/.test(left.trim()) || !/^\d/.test(at.trim())) {
    notices.push(notice(KEY, text, index === 0 ? link.noForkOfFirst : link.fork(index - 1), link.no(FORK)));
    return undefined;
  }
  const earlier = { minimum: 0, maximum: index - 1, integer: true };
  const positions = { minimum: 0, maximum: registry.requests.maximum, integer: true };
  return {
    lane: readNumber(`${KEY}.lane`, left, earlier, 0, "0", notices),
    at: readNumber(`${KEY}.at`, at, positions, 0, "0", notices),
  };
}

/** No fork lies beyond the trace, where its length is known. */
export function withinTrace(
  lanes: LaneChoice[],
  requests: number | undefined,
  reading: Reading,
): LaneChoice[] {
  return lanes.map((lane) => {
    if (lane.fork === undefined || requests === undefined || lane.fork.at <= requests) return lane;
    const range = { minimum: 0, maximum: requests, integer: true };
    const at = readNumber(`${KEY}.at`, String(lane.fork.at), range, 0, "0", reading.notices);
    return { ...lane, fork: { ...lane.fork, at } };
  });
}
