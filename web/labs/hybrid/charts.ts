/** The charts of the lab: which counters. */
import { type CurveChart, type CurveLabel, chartOf, countersNamed } from "../../shell/counters.ts";
import type { HybridFrame } from "./engine/types.ts";
import { laneLabel, shortLabel } from "./lanes.ts";

const IDS = ["pages_on_f", "cost", "migrations_to_f", "physical_writes_f"];
const LEVELS = ["pages_on_f"];

export const charts = ({ counters }: HybridFrame): CurveChart[] =>
  countersNamed(counters, IDS).map((spec) => chartOf(spec, LEVELS));

/** What each lane is called. */
export const labelsOf = (frame: HybridFrame): CurveLabel[] =>
  frame.lanes.map((lane) => [laneLabel(lane), shortLabel(lane)]);
