/** The request that led to a frame in words, as the speaker's notes name it. */

import { pbmText } from "../../text/pbm.ts";
import { formatCount } from "../../ui/format.ts";
import type { PbmFrame } from "./engine/types.ts";
import { laneLabel } from "./lanes.ts";
import { momentWords, type TimeAxis } from "./time.ts";

export function requestWords(frame: PbmFrame, axis: TimeAxis): string {
  const words = pbmText().time;
  const ended = words.ended(momentWords(axis, frame));
  const lane = frame.stepped === null ? undefined : frame.lanes[frame.stepped];
  const event = lane?.step.event;
  if (lane === undefined || event === undefined || event === null) return ended;
  const asked = words.request(
    formatCount(frame.position),
    formatCount(event.stream + 1),
    formatCount(event.block),
    laneLabel(lane),
    axis.format(((event.time_ns / 1_000) * frame.world.scale) / axis.us),
  );
  // What the last request began takes its time too.
  return frame.position === frame.requests ? `${asked}. ${ended}` : asked;
}
