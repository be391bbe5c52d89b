/** The charts of the lab: which counters, in which words. */
import type { LabFrame, SurveyFrame } from "../../engine/types.ts";
import type { CurveSeries } from "../../figures/CurvesFigure.tsx";
import { formatCount, formatTimeShort } from "../../ui/format.ts";
import { laneLabel } from "./lanes.ts";

export const charts = [
  { counter: "write_batches", title: "Write batches", unit: "batches", format: formatCount },
  { counter: "pages_written", title: "Pages written", unit: "pages", format: formatCount },
  { counter: "pages_read", title: "Pages read", unit: "pages", format: formatCount },
  { counter: "latency_us", title: "Latency (simulated device time)", unit: "µs", format: formatTimeShort },
];

export const labelsOf = (frame: LabFrame): string[] => frame.lanes.map(laneLabel);

/** A counter's curve in each lane. */
export const seriesOf = (survey: SurveyFrame, labels: readonly string[], counter: string): CurveSeries[] =>
  labels.map((label, lane) => ({ label, lane, values: survey.column(lane, counter) }));

/** Each chart with its curves. */
export const chartsOf = (frame: LabFrame, survey: SurveyFrame) =>
  charts.map((chart) => ({ ...chart, series: seriesOf(survey, labelsOf(frame), chart.counter) }));
