/** The charts of the lab: which counters. */
import { type CurveChart, type CurveLabel, chartOf, countersNamed } from "../../shell/counters.ts";
import type { PbmFrame } from "./engine/types.ts";
import { laneLabel, shortLabel } from "./lanes.ts";

const IDS = ["hit_percent", "io_gib", "misses", "queries_ended"];

export const charts = ({ counters }: PbmFrame): CurveChart[] =>
  countersNamed(counters, IDS).map((spec) => chartOf(spec));

/** What each lane is called. */
export const labelsOf = (frame: PbmFrame): CurveLabel[] =>
  frame.lanes.map((lane) => [laneLabel(lane), shortLabel(lane, frame.lanes)]);
