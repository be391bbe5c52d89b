/** Additions to the lab's charts, beyond their counters. */

import type { LabFrame } from "../../engine/types.ts";
import type { CurveFork } from "../../figures/curves/layout.ts";
import type { CurveLabel } from "../../shell/counters.ts";
import { laneLabel, shortLabel } from "./lanes.ts";

/** Run time has a chart only where it is not device time. */
export const hidesChart = (id: string, { lanes }: LabFrame): boolean =>
  id === "run_time_us" && lanes.every(({ config }) => config.write_wait === 1);

/** What each lane is called. */
export const labelsOf = (frame: LabFrame): CurveLabel[] =>
  frame.lanes.map((lane) => [laneLabel(lane), shortLabel(lane)]);

/** Where lanes leave others. */
export const forksOf = ({ lanes }: LabFrame): CurveFork[] =>
  lanes.flatMap(({ fork }, lane) => (fork === undefined ? [] : [{ lane, at: fork.at }]));
