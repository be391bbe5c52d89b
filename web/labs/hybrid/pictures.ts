/** Pictures of this lab for files: what is drawn, and the words that let it stand alone. */

import type { PrescanFrame } from "../../engine/types.ts";
import { seriesOf } from "../../shell/counters.ts";
import { runTitle, whenWords, workloadWords } from "../../shell/pictureWords.ts";
import { formatUpTo } from "../../text/numbers.ts";
import { picturesText } from "../../text/pictures.ts";
import { text } from "../../text/text.ts";
import { formatCount } from "../../ui/format.ts";
import { charts, labelsOf } from "./charts.ts";
import type { HybridFrame, HybridLaneFrame } from "./engine/types.ts";
import { laneLabel } from "./lanes.ts";
import type { HybridController } from "./state/lab.ts";

/** "r_f = 1, w_f = 118, …, b = 3, n = 10". */
const settings = ({ config }: HybridLaneFrame): string =>
  [
    ["b", config.frames],
    ["n", config.pages],
    ["r_f", config.rf],
    ["w_f", config.wf],
    ["r_m", config.rm],
    ["w_m", config.wm],
  ]
    .map(([name, value]) => `${name} = ${formatUpTo(Number(value), 6)}`)
    .join(", ");

/** Preset, lanes, prices, workload: everything that was chosen. */
function runWords(lab: HybridController, frame: HybridFrame): { title: string; words: string[] } | null {
  const choices = lab.choices.getState();
  const { registry, scene } = choices;
  const [first] = frame.lanes;
  if (registry === null || scene === null || first === undefined) return null;
  const words = picturesText();
  return {
    title: runTitle(choices),
    words: [
      words.lanes(frame.lanes.map(laneLabel)),
      `${settings(first)}.`,
      workloadWords(scene, registry),
      words.times,
    ],
  };
}

/** The pools and disks of all lanes at the shown position. */
export async function poolSvg(lab: HybridController): Promise<string | null> {
  const { frame } = lab.playback.shown();
  const run = frame === null ? null : runWords(lab, frame);
  if (frame === null || run === null) return null;
  const { queuesPicture } = await import("./figures/QueuesPicture.tsx");
  const words = picturesText();
  const lanes = frame.lanes.map((lane) => ({ lane, label: laneLabel(lane) }));
  return queuesPicture(lanes, { title: words.poolsTitle(run.title, whenWords(frame)), caption: run.words });
}

/** These charts of the prescan, or all of them. */
export async function curvesSvg(
  lab: HybridController,
  prescan: PrescanFrame,
  counter?: string,
): Promise<string | null> {
  const { frame } = lab.playback.shown();
  const run = frame === null ? null : runWords(lab, frame);
  if (frame === null || run === null) return null;
  const { curvesPicture } = await import("../../figures/export/CurvesPicture.tsx");
  const { requests, positions } = prescan;
  const data = charts(frame)
    .filter((chart) => counter === undefined || chart.counter === counter)
    .map(({ counter: id, ...chart }) => ({
      ...chart,
      requests,
      positions,
      series: seriesOf(prescan, labelsOf(frame), id),
    }));
  const words = picturesText();
  const what = data.length === 1 ? (data[0]?.title ?? "") : text().counters.curves;
  const computed = words.computedUpTo(formatCount(prescan.position), formatCount(requests));
  const caption = prescan.position < requests ? [computed, ...run.words] : run.words;
  return curvesPicture(data, { title: words.curvesTitle(run.title, what), caption });
}
