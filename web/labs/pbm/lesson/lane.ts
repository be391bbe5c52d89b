/** A lane as predictive lessons draw it: with its world and, where needed, the real next requests. */

import type { SceneLook } from "../../../shell/lessons/lessonLab.ts";
import type { PbmSession } from "../engine/session.ts";
import type { PbmFrame, PbmLaneFrame, PbmWorld } from "../engine/types.ts";
import { candidateBlocks } from "../figures/candidates/model.ts";

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
