/** The charts of the lab: which counters, in which words. */
import type { PbmFrame } from "../../engine/pbm/types.ts";
import { formatUpTo } from "../../text/numbers.ts";
import { pbmText } from "../../text/pbm.ts";
import { formatCount } from "../../ui/format.ts";
import type { CurveChart, CurveLabel } from "../common/charts.ts";
import { formatGib } from "./counterRows.ts";
import { laneLabel, shortLabel } from "./lanes.ts";

const percent = (value: number) => formatUpTo(value, 1);

export function charts(): CurveChart[] {
  const words = pbmText().curves;
  return [
    { counter: "hit_percent", title: words.hitPercent, unit: words.hitUnit, format: percent, level: true },
    { counter: "io_gib", title: words.io, unit: words.ioUnit, format: formatGib },
    { counter: "misses", title: words.misses, unit: words.missesUnit, format: formatCount },
    { counter: "queries_ended", title: words.queries, unit: words.queriesUnit, format: formatCount },
  ];
}

/** What each lane is called. */
export const labelsOf = (frame: PbmFrame): CurveLabel[] =>
  frame.lanes.map((lane) => [laneLabel(lane), shortLabel(lane, frame.lanes)]);
