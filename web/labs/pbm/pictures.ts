/** Pictures of this lab for files: what is drawn, and the words that let it stand alone. */

import type { PrescanFrame } from "../../engine/types.ts";
import { seriesOf } from "../../shell/counters.ts";
import { runTitle, whenWords, workloadWords } from "../../shell/pictureWords.ts";
import { formatUpTo } from "../../text/numbers.ts";
import { pbmText } from "../../text/pbm.ts";
import { picturesText } from "../../text/pictures.ts";
import { text } from "../../text/text.ts";
import { formatCount } from "../../ui/format.ts";
import { charts, labelsOf } from "./charts.ts";
import type { PbmFrame } from "./engine/types.ts";
import { laneLabel } from "./lanes.ts";
import type { PbmController } from "./state/lab.ts";
import { clockOf, momentWords, timeAxis } from "./time.ts";

/** "N = 17,613, B = 5,120, …", as simulated. */
const settings = ({ world }: PbmFrame): string =>
  [
    ["N", world.block_numbers],
    ["B", world.frames],
    ["G", world.group_blocks],
    ["s", world.scale],
    ["k_r", world.k_r],
  ]
    .map(([name, value]) => `${name} = ${formatUpTo(Number(value), 6)}`)
    .join(", ");

/** Preset, lanes, world, workload: everything that was chosen. */
function runWords(lab: PbmController, frame: PbmFrame): { title: string; words: string[] } | null {
  const choices = lab.choices.getState();
  const { registry, scene } = choices;
  if (registry === null || scene === null) return null;
  const words = picturesText();
  const { scale } = frame.world;
  return {
    title: runTitle(choices),
    words: [
      words.lanes(frame.lanes.map(laneLabel)),
      `${settings(frame)}.`,
      workloadWords(scene, registry),
      ...(scale === 1 ? [] : [pbmText().time.scaled(formatCount(scale))]),
      words.times,
    ],
  };
}

/** The tables of all lanes at the shown moment, and the buckets of those that have any. */
export async function tablesSvg(lab: PbmController): Promise<string | null> {
  const { frame, prescan } = lab.playback.shown();
  const run = frame === null ? null : runWords(lab, frame);
  if (frame === null || prescan === null || run === null) return null;
  const { tablesPicture } = await import("./figures/TablesPicture.tsx");
  const { requests, world } = frame;
  const axis = timeAxis(clockOf(prescan, frame.lanes.length), requests, world.scale);
  const when = pbmText().exports.at(whenWords(frame), momentWords(axis, frame));
  const lanes = frame.lanes.map((lane) => ({ lane, label: laneLabel(lane) }));
  return tablesPicture(lanes, world, { title: `${run.title}: ${when}`, caption: run.words });
}

/** These charts of the prescan, or all of them. */
export async function curvesSvg(
  lab: PbmController,
  prescan: PrescanFrame,
  counter?: string,
): Promise<string | null> {
  const { frame } = lab.playback.shown();
  const run = frame === null ? null : runWords(lab, frame);
  if (frame === null || run === null) return null;
  const { curvesPicture } = await import("../../figures/export/CurvesPicture.tsx");
  const { requests } = prescan;
  const axis = timeAxis(clockOf(prescan, frame.lanes.length), requests, frame.world.scale);
  const data = charts(frame)
    .filter((chart) => counter === undefined || chart.counter === counter)
    .map(({ counter: id, ...chart }) => ({
      ...chart,
      axis,
      requests: axis.end,
      positions: prescan.positions.map(axis.at),
      series: seriesOf(prescan, labelsOf(frame), id),
    }));
  const words = picturesText();
  const what = data.length === 1 ? (data[0]?.title ?? "") : text().counters.curves;
  const computed = words.computedUpTo(formatCount(prescan.position), formatCount(requests));
  const caption = prescan.position < requests ? [computed, ...run.words] : run.words;
  return curvesPicture(data, { title: words.curvesTitle(run.title, what), caption });
}
