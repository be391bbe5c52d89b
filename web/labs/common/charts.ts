/** Charts of counters along a trace: which ones there are, and in which words, the lab says. */
import type { SurveyFrame } from "../../engine/types.ts";
import type { CurveSeries } from "../../figures/CurvesFigure.tsx";

export interface CurveChart {
  counter: string;
  title: string;
  unit: string;
  format: (value: number) => string;
  /** Whether a value is what it is at its position, and not a sum up to there. */
  level?: boolean;
}

/** What a lane is called, in full and at the end of its line. */
export type CurveLabel = readonly [label: string, short: string];

/** A counter's curve in each lane. */
export const seriesOf = (
  survey: SurveyFrame,
  labels: readonly CurveLabel[],
  counter: string,
): CurveSeries[] =>
  labels.map(([label, short], lane) => ({ label, short, lane, values: survey.column(lane, counter) }));
