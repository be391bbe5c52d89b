import type { LaneFrame } from "../../../engine/types.ts";
import { presentText } from "../../../text/present.ts";

/** What a step did in a lane, in one sentence. */
export const sentenceOf = (lane: LaneFrame): string => lane.step.sentence ?? presentText().nothingYet;
