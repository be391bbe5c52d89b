/** The charts of the lab: which counters, in which words. */
import type { HybridFrame } from "../../engine/hybrid/types.ts";
import type { SurveyFrame } from "../../engine/types.ts";
import type { CurveSeries } from "../../figures/CurvesFigure.tsx";
import { hybridText } from "../../text/hybrid.ts";
import { formatUpTo } from "../../text/numbers.ts";
import { formatCount } from "../../ui/format.ts";
import { laneLabel, shortLabel } from "./lanes.ts";

const units = (value: number) => formatUpTo(value, 1);

export function charts() {
  const words = hybridText().curves;
  return [
    { counter: "pages_on_f", title: words.pages, unit: words.pagesUnit, format: formatCount },
    { counter: "cost", title: words.cost, unit: words.costUnit, format: units },
    { counter: "migrations_to_f", title: words.moves, unit: words.operationsUnit, format: formatCount },
    { counter: "physical_writes_f", title: words.writes, unit: words.operationsUnit, format: formatCount },
  ];
}

/** What a lane is called, in full and at the end of its line. */
export type CurveLabel = readonly [label: string, short: string];

export const labelsOf = (frame: HybridFrame): CurveLabel[] =>
  frame.lanes.map((lane) => [laneLabel(lane), shortLabel(lane)]);

/** A counter's curve in each lane. */
export const seriesOf = (
  survey: SurveyFrame,
  labels: readonly CurveLabel[],
  counter: string,
): CurveSeries[] =>
  labels.map(([label, short], lane) => ({ label, short, lane, values: survey.column(lane, counter) }));
