/** The charts of the lab: which counters, in which words. */

import type { LabFrame, SurveyFrame } from "../../engine/types.ts";
import type { CurveSeries } from "../../figures/CurvesFigure.tsx";
import { text } from "../../text/text.ts";
import { formatCount, formatTimeShort } from "../../ui/format.ts";
import { laneLabel } from "./lanes.ts";

export function charts() {
  const { names, batchesUnit, pagesUnit, latencyChart } = text().counters;
  return [
    { counter: "write_batches", title: names.write_batches, unit: batchesUnit, format: formatCount },
    { counter: "pages_written", title: names.pages_written, unit: pagesUnit, format: formatCount },
    { counter: "pages_read", title: names.pages_read, unit: pagesUnit, format: formatCount },
    { counter: "latency_us", title: latencyChart, unit: "µs", format: formatTimeShort },
  ];
}

export const labelsOf = (frame: LabFrame): string[] => frame.lanes.map(laneLabel);

/** A counter's curve in each lane. */
export const seriesOf = (survey: SurveyFrame, labels: readonly string[], counter: string): CurveSeries[] =>
  labels.map((label, lane) => ({ label, lane, values: survey.column(lane, counter) }));

/** Each chart with its curves. */
export const chartsOf = (frame: LabFrame, survey: SurveyFrame) =>
  charts().map((chart) => ({ ...chart, series: seriesOf(survey, labelsOf(frame), chart.counter) }));
