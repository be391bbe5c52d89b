import type { LaneFrame } from "../../engine/types.ts";
import { sentenceOf as phrased } from "../../text/phrases.ts";
import { text } from "../../text/text.ts";
import { laneLabel } from "./lanes.ts";

/** What a step did in a lane, in one sentence. */
export const sentenceOf = (lane: LaneFrame): string => phrased(lane.step.phrases) || text().lab.nothingYet;

/** What a step did in each lane, with the lane's name. */
export const sentencesOf = (lanes: readonly LaneFrame[]) =>
  lanes.map((lane) => ({ lane: laneLabel(lane), sentence: sentenceOf(lane) }));
