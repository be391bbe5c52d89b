/** Pictures of this lab for files: what is drawn, and the words that let it stand alone. */

import { curvesOf, pictured, settingsWords } from "../../shell/pictures.ts";
import { picturesText } from "../../text/pictures.ts";
import { text } from "../../text/text.ts";
import { charts, labelsOf } from "./charts.ts";
import type { HybridFrame } from "./engine/types.ts";
import { laneLabel } from "./lanes.ts";
import type { HybridController } from "./state/lab.ts";

/** "r_f = 1, w_f = 118, …, b = 3, n = 10." */
function settings({ lanes: [first] }: HybridFrame): string[] {
  if (first === undefined) return [];
  const { frames, pages, rf, wf, rm, wm } = first.config;
  const named = { b: frames, n: pages, r_f: rf, w_f: wf, r_m: rm, w_m: wm };
  return [settingsWords(Object.entries(named))];
}

const shown = (lab: HybridController) =>
  pictured(lab, (frame) => ({
    lanes: [picturesText().lanes(frame.lanes.map(laneLabel)), ...settings(frame)],
  }));

/** The pools and disks of all lanes at the shown position. */
export async function poolSvg(lab: HybridController): Promise<string | null> {
  const run = shown(lab);
  if (run === null) return null;
  const { queuesPicture } = await import("./figures/QueuesPicture.tsx");
  const { frame, title, when, caption } = run;
  const lanes = frame.lanes.map((lane) => ({ lane, label: laneLabel(lane) }));
  return queuesPicture(lanes, { title: picturesText().poolsTitle(title, when), caption });
}

/** The chart of a counter, or all of them. */
export async function curvesSvg(lab: HybridController, counter?: string): Promise<string | null> {
  const run = shown(lab);
  const what = (only?: { title: string }) => only?.title ?? text().counters.curves;
  return (
    run && curvesOf(run, () => ({ charts: charts(run.frame), labels: labelsOf(run.frame), what }), counter)
  );
}
