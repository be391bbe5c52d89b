import type { LaneFrame } from "../../../engine/types.ts";
import { sentenceOf as phrased } from "../../../text/phrases.ts";
import { text } from "../../../text/text.ts";

/** What a step did in a lane, in one sentence. */
export const sentenceOf = (lane: LaneFrame): string => phrased(lane.step.phrases) || text().lab.nothingYet;
