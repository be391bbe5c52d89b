/** Pictures of the lab for files: what is drawn, and the words that let it stand alone. */

import type { LabFrame, LaneConfig, LaneFrame, Registry } from "../../engine/types.ts";
import { curvesOf, pictured } from "../../shell/pictures.ts";
import { setting } from "../../shell/pictureWords.ts";
import { diskText } from "../../text/disk.ts";
import { picturesText } from "../../text/pictures.ts";
import { text } from "../../text/text.ts";
import { charts, forksOf, labelsOf } from "./charts.ts";
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

const shown = (lab: LabController) =>
  pictured(lab, (frame, registry, { start }) => ({
    lanes: lanesWords(frame, registry),
    notes: start === undefined ? [] : [picturesText().givenPages],
  }));

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
  const run = shown(lab);
  if (run === null) return null;
  const { frame, title, when, caption } = run;
  const named = frame.lanes.map((lane) => ({ lane, label: laneLabel(lane) }));
  return draw(named, { title: titled(title, when), caption });
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

/** The chart of a counter, or all of them. */
export async function curvesSvg(lab: LabController, counter?: string): Promise<string | null> {
  const run = shown(lab);
  if (run === null) return null;
  const { frame } = run;
  const what = (only?: { title: string; unit: string }) =>
    only === undefined
      ? picturesText().cumulativeCounters
      : `${only.title} ${text().curves.cumulative(only.unit)}`;
  const curves = { charts: charts(frame), labels: labelsOf(frame), forks: forksOf(frame), what };
  return curvesOf(run, () => curves, counter);
}
