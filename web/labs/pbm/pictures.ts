/** Pictures of this lab for files: what is drawn, and the words that let it stand alone. */

import { curvesOf, pictured, settingsWords } from "../../shell/pictures.ts";
import { pbmText } from "../../text/pbm.ts";
import { picturesText } from "../../text/pictures.ts";
import { text } from "../../text/text.ts";
import { formatCount } from "../../ui/format.ts";
import { charts, labelsOf } from "./charts.ts";
import { laneLabel } from "./lanes.ts";
import type { PbmController } from "./state/lab.ts";
import { momentWords, prescanAxis } from "./time.ts";

/** With "N = 17,613, B = 5,120, …", as simulated. */
const shown = (lab: PbmController) =>
  pictured(lab, ({ lanes, world }) => {
    const { block_numbers, frames, group_blocks, scale, k_r } = world;
    const named = { N: block_numbers, B: frames, G: group_blocks, s: scale, k_r };
    return {
      lanes: [picturesText().lanes(lanes.map(laneLabel)), settingsWords(Object.entries(named))],
      notes: scale === 1 ? [] : [pbmText().time.scaled(formatCount(scale))],
    };
  });

/** The tables of all lanes at the shown moment, and the buckets of those that have any. */
export async function tablesSvg(lab: PbmController): Promise<string | null> {
  const run = shown(lab);
  if (run === null || run.prescan === null) return null;
  const { tablesPicture } = await import("./figures/TablesPicture.tsx");
  const { frame, prescan, title, caption } = run;
  const when = pbmText().exports.at(run.when, momentWords(prescanAxis(prescan, frame), frame));
  const lanes = frame.lanes.map((lane) => ({ lane, label: laneLabel(lane) }));
  return tablesPicture(lanes, frame.world, { title: `${title}: ${when}`, caption });
}

/** The chart of a counter, or all of them. */
export async function curvesSvg(lab: PbmController, counter?: string): Promise<string | null> {
  const run = shown(lab);
  if (run === null) return null;
  const { frame } = run;
  const what = (only?: { title: string }) => only?.title ?? text().counters.curves;
  const curves = { charts: charts(frame), labels: labelsOf(frame), what };
  return curvesOf(run, (prescan) => ({ ...curves, axis: prescanAxis(prescan, frame) }), counter);
}
