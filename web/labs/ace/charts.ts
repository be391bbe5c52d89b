/** The charts of the lab: which counters. */

import type { LabFrame } from "../../engine/types.ts";
import type { CurveFork } from "../../figures/curves/layout.ts";
import { type CurveChart, type CurveLabel, chartOf, countersNamed } from "../../shell/counters.ts";
import { laneLabel, shortLabel } from "./lanes.ts";

const IDS = ["write_batches", "pages_written", "pages_read", "latency_us", "run_time_us"];

/** Run time has a chart only where it is not device time. */
export const charts = ({ counters, lanes }: LabFrame): CurveChart[] =>
  countersNamed(counters, lanes.some(({ config }) => config.write_wait < 1) ? IDS : IDS.slice(0, -1)).map(
    (spec) => chartOf(spec),
  );

/** What each lane is called. */
export const labelsOf = (frame: LabFrame): CurveLabel[] =>
  frame.lanes.map((lane) => [laneLabel(lane), shortLabel(lane)]);

/** Where lanes leave others. */
export const forksOf = ({ lanes }: LabFrame): CurveFork[] =>
  lanes.flatMap(({ fork }, lane) => (fork === undefined ? [] : [{ lane, at: fork.at }]));
