/** The charts of the lab: which counters, in which words. */

import type { LabFrame, SurveyFrame } from "../../engine/types.ts";
import type { CurveFork } from "../../figures/curves/layout.ts";
import { text } from "../../text/text.ts";
import { formatCount, formatTimeShort } from "../../ui/format.ts";
import { type CurveChart, type CurveLabel, seriesOf } from "../common/charts.ts";
import { laneLabel, shortLabel } from "./lanes.ts";

export function charts(): CurveChart[] {
  const { names, batchesUnit, pagesUnit, latencyChart } = text().counters;
  return [
    { counter: "write_batches", title: names.write_batches, unit: batchesUnit, format: formatCount },
    { counter: "pages_written", title: names.pages_written, unit: pagesUnit, format: formatCount },
    { counter: "pages_read", title: names.pages_read, unit: pagesUnit, format: formatCount },
    { counter: "latency_us", title: latencyChart, unit: "µs", format: formatTimeShort },
  ];
}

/** What each lane is called. */
export const labelsOf = (frame: LabFrame): CurveLabel[] =>
  frame.lanes.map((lane) => [laneLabel(lane), shortLabel(lane)]);

/** Where lanes leave others. */
export const forksOf = ({ lanes }: LabFrame): CurveFork[] =>
  lanes.flatMap(({ fork }, lane) => (fork === undefined ? [] : [{ lane, at: fork.at }]));

/** Each chart with its curves. */
export const chartsOf = (frame: LabFrame, survey: SurveyFrame) =>
  charts().map((chart) => ({
    ...chart,
    series: seriesOf(survey, labelsOf(frame), chart.counter),
    forks: forksOf(frame),
  }));
