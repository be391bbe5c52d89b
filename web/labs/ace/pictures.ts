/** Pictures of the lab for files: what is drawn, and the words that let it stand alone. */

import type { LabFrame, LaneConfig, LaneFrame, PrescanFrame, Registry } from "../../engine/types.ts";
import type { CurvesData } from "../../figures/export/CurvesPicture.tsx";
import { runTitle, setting, whenWords, workloadWords } from "../../shell/pictureWords.ts";
import { diskText } from "../../text/disk.ts";
import { picturesText } from "../../text/pictures.ts";
import { text } from "../../text/text.ts";
import { formatCount } from "../../ui/format.ts";
import { chartsOf } from "./charts.ts";
import { heatOf } from "./disk/useHeat.ts";
import { laneLabel } from "./lanes.ts";
import type { LabController } from "./state/lab.ts";

/** What lanes share, once; what a lane has of its own, after its name. */
function lanesWords({ lanes }: LabFrame, { parameters, policies }: Registry): string[] {
  const specs = [...parameters, ...policies.flatMap((policy) => policy.parameters)];
  const [first] = lanes;
  if (first === undefined) return [];
  const differing = (id: string) =>
    lanes.some(({ config, fork }) => (fork?.config ?? config)[id] !== first.config[id]);
  const known = (config: LaneConfig, own: boolean) =>
    specs
      .filter(({ id }) => config[id] !== undefined && differing(id) === own)
      .map((spec) => setting(spec, config[spec.id]));
  // A fork's name says what it changes.
  const named = lanes.map((lane) =>
    lane.fork ? laneLabel(lane) : [laneLabel(lane), ...known(lane.config, true)].join(", "),
  );
  return [picturesText().lanes(named), `${known(first.config, false).join(", ")}.`];
}

/** Preset, lanes, parameters, workload: everything that was chosen. */
function runWords(lab: LabController, frame: LabFrame): { title: string; words: string[] } | null {
  const choices = lab.choices.getState();
  const { registry, scene } = choices;
  if (registry === null || scene === null) return null;
  const words = picturesText();
  const start = scene.start === undefined ? [] : [words.givenPages];
  return {
    title: runTitle(choices),
    words: [...lanesWords(frame, registry), workloadWords(scene, registry), ...start, words.times],
  };
}

type Draw = (
  lanes: { lane: LaneFrame; label: string }[],
  words: { title: string; caption: string[] },
) => string | Promise<string>;

/** A picture of all lanes at the shown position, under a title that says where that is. */
async function atPosition(
  lab: LabController,
  titled: (run: string, when: string) => string,
  draw: Draw,
): Promise<string | null> {
  const { frame } = lab.playback.shown();
  const run = frame === null ? null : runWords(lab, frame);
  if (frame === null || run === null) return null;
  const title = titled(run.title, whenWords(frame));
  const named = frame.lanes.map((lane) => ({ lane, label: laneLabel(lane) }));
  return draw(named, { title, caption: run.words });
}

/** The pools of all lanes at the shown position. */
export const poolSvg = (lab: LabController) =>
  atPosition(lab, picturesText().poolsTitle, async (lanes, words) => {
    const { poolPicture } = await import("../../figures/export/PoolPicture.tsx");
    return poolPicture(lanes, lab.choices.getState().view.arrangement, words);
  });

/** The device channels of all lanes at the shown position. */
export const deviceSvg = (lab: LabController) =>
  atPosition(lab, text().device.pictureTitle, async (lanes, words) => {
    const { devicePicture } = await import("../../figures/export/DevicePicture.tsx");
    return devicePicture(lanes, words);
  });

/** The disk at the shown position. */
export const diskSvg = (lab: LabController) =>
  atPosition(lab, diskText().pictureTitle, async (lanes, words) => {
    const { diskPicture } = await import("../../figures/export/DiskPicture.tsx");
    const { session } = lab.playback;
    return diskPicture(lanes, session === null ? null : heatOf(session), words);
  });

/** These charts of the prescan, or all of them. */
export async function curvesSvg(
  lab: LabController,
  prescan: PrescanFrame,
  counter?: string,
): Promise<string | null> {
  const { frame } = lab.playback.shown();
  const run = frame === null ? null : runWords(lab, frame);
  if (frame === null || run === null) return null;
  const { curvesPicture } = await import("../../figures/export/CurvesPicture.tsx");
  const { requests, positions, position } = prescan;
  const charts: CurvesData[] = chartsOf(frame, prescan)
    .filter((chart) => counter === undefined || chart.counter === counter)
    .map(({ counter: _, ...chart }) => ({ ...chart, requests, positions }));
  const [only] = charts;
  const words = picturesText();
  const what =
    charts.length === 1 && only
      ? `${only.title} ${text().curves.cumulative(only.unit)}`
      : words.cumulativeCounters;
  const computed = words.computedUpTo(formatCount(position), formatCount(requests));
  const caption = position < requests ? [computed, ...run.words] : run.words;
  return curvesPicture(charts, { title: words.curvesTitle(run.title, what), caption });
}
