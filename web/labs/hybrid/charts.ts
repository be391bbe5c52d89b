/** The charts of the lab: which counters, in which words. */
import type { HybridFrame } from "../../engine/hybrid/types.ts";
import { hybridText } from "../../text/hybrid.ts";
import { formatUpTo } from "../../text/numbers.ts";
import { formatCount } from "../../ui/format.ts";
import type { CurveChart, CurveLabel } from "../common/charts.ts";
import { laneLabel, shortLabel } from "./lanes.ts";

const units = (value: number) => formatUpTo(value, 1);

export function charts(): CurveChart[] {
  const words = hybridText().curves;
  return [
    { counter: "pages_on_f", title: words.pages, unit: words.pagesUnit, format: formatCount, level: true },
    { counter: "cost", title: words.cost, unit: words.costUnit, format: units },
    { counter: "migrations_to_f", title: words.moves, unit: words.operationsUnit, format: formatCount },
    { counter: "physical_writes_f", title: words.writes, unit: words.operationsUnit, format: formatCount },
  ];
}

/** What each lane is called. */
export const labelsOf = (frame: HybridFrame): CurveLabel[] =>
  frame.lanes.map((lane) => [laneLabel(lane), shortLabel(lane)]);
