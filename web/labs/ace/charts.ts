/** The charts of the lab: which counters, in which words. */

import type { LabFrame, SurveyFrame } from "../../engine/types.ts";
import type { CurveSeries } from "../../figures/CurvesFigure.tsx";
import type { CurveFork } from "../../figures/curves/layout.ts";
import { text } from "../../text/text.ts";
import { formatCount, formatTimeShort } from "../../ui/format.ts";
import { laneLabel, shortLabel } from "./lanes.ts";

export function charts() {
  const { names, batchesUnit, pagesUnit, latencyChart } = text().counters;
  return [
    { counter: "write_batches", title: names.write_batches, unit: batchesUnit, format: formatCount },
    { counter: "pages_written", title: names.pages_written, unit: pagesUnit, format: formatCount },
    { counter: "pages_read", title: names.pages_read, unit: pagesUnit, format: formatCount },
    { counter: "latency_us", title: latencyChart, unit: "µs", format: formatTimeShort },
  ];
}

/** What a lane is called, in full and at the end of its line. */
export type CurveLabel = readonly [label: string, short: string];

export const labelsOf = (frame: LabFrame): CurveLabel[] =>
  frame.lanes.map((lane) => [laneLabel(lane), shortLabel(lane)]);

/** Where lanes leave others. */
export const forksOf = ({ lanes }: LabFrame): CurveFork[] =>
  lanes.flatMap(({ fork }, lane) => (fork === undefined ? [] : [{ lane, at: fork.at }]));

/** A counter's curve in each lane. */
export const seriesOf = (
  survey: SurveyFrame,
  labels: readonly CurveLabel[],
  counter: string,
): CurveSeries[] =>
  labels.map(([label, short], lane) => ({ label, short, lane, values: survey.column(lane, counter) }));

/** Each chart with its curves. */
export const chartsOf = (frame: LabFrame, survey: SurveyFrame) =>
  charts().map((chart) => ({
    ...chart,
    series: seriesOf(survey, labelsOf(frame), chart.counter),
    forks: forksOf(frame),
  }));
