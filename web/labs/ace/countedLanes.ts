import type { LaneFrame } from "../../engine/types.ts";
import type { CountedLane } from "../../shell/counters.ts";
import { text } from "../../text/text.ts";
import { comparedWith, laneLabel, shortLabel } from "./lanes.ts";

/** Lanes with their counters: a fork is compared with the lane that it left, the others with the first. */
export const countedLanes = (lanes: LaneFrame[]): CountedLane[] =>
  lanes.map((lane, index) => {
    const other = index === 0 ? undefined : comparedWith(lanes, index);
    const { counters } = lane.step;
    if (other === undefined) return { label: laneLabel(lane), counters };
    const words = text().fork.against(shortLabel(other));
    const against = { label: laneLabel(other), counters: other.step.counters, words };
    return { label: laneLabel(lane), counters, against };
  });
