/** A lane as lessons of the predictive lab draw it: with the world around it, and what will really happen where that is asked. */

import type { SceneLook } from "../../../shell/lessons/lessonLab.ts";
import type { PbmSession } from "../engine/session.ts";
import type { PbmFrame, PbmLaneFrame, PbmWorld } from "../engine/types.ts";
import { candidateBlocks } from "../figures/candidates/model.ts";

export interface LessonPbmLane extends PbmLaneFrame {
  world: PbmWorld;
  /** Microseconds until each candidate of the last eviction is really asked for; only where candidates are shown. */
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
