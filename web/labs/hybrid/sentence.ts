import { hybridText } from "../../text/hybrid.ts";
import { sentenceOf as phrased } from "../../text/phrases.ts";
import type { HybridLaneFrame } from "./engine/types.ts";
import { laneLabel } from "./lanes.ts";

/** What a step did in a lane, in words. */
export const sentenceOf = (lane: HybridLaneFrame): string =>
  phrased(lane.step.phrases) || hybridText().lane.nothingYet;

/** What a step did in each lane, with the lane's name. */
export const sentencesOf = (lanes: readonly HybridLaneFrame[]) =>
  lanes.map((lane) => ({ lane: laneLabel(lane), sentence: sentenceOf(lane) }));
