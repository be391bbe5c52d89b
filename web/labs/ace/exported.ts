/** What this lab's export menu writes and draws; loaded when something is exported. */

import type { LabFrame, LaneConfig, Registry } from "../../engine/types.ts";
import { chartsOf } from "../../shell/counters.ts";
import type { ExportName } from "../../shell/Exports.tsx";
import {
  type ExportFile,
  filesOf,
  offer,
  picturesOf,
  setting,
  slicesOf,
  stateOf,
} from "../../shell/exportFiles.ts";
import { diskText } from "../../text/disk.ts";
import { picturesText } from "../../text/pictures.ts";
import { text } from "../../text/text.ts";
import { forksOf, hidesChart, labelsOf } from "./charts.ts";
import { heatOf } from "./disk/Disk.tsx";
import { laneLabel } from "./lanes.ts";
import { configJson, texts, traceCsv, written } from "./state/export.ts";
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

/** Each frame takes about 60 bytes of text in each lane, all of it held at once. */
const MOST_FRAMES_AS_TEXT = 1_000_000;

function traceParts({ playback: { session } }: LabController) {
  if (session?.recorded !== undefined) return [new TextDecoder().decode(session.recorded.trace_csv())];
  return session === null ? null : traceCsv(slicesOf(session), session.pageName);
}

function whatOf(only?: { title: string; unit: string }): string {
  if (only === undefined) return picturesText().cumulativeCounters;
  return `${only.title} ${text().curves.cumulative(only.unit)}`;
}

export function exported(lab: LabController) {
  const { atPosition, curves } = picturesOf(lab, {
    labelOf: laneLabel,
    words: (frame: LabFrame, registry: Registry, { start }) => ({
      lanes: lanesWords(frame, registry),
      notes: start === undefined ? [] : [picturesText().givenPages],
    }),
    curves: (frame) => ({
      charts: chartsOf(frame, (id) => hidesChart(id, frame)),
      labels: labelsOf(frame),
      forks: forksOf(frame),
      what: whatOf,
    }),
  });
  const { session } = lab.playback;
  const files: Record<ExportName, ExportFile> = {
    ...filesOf(lab, texts, configJson),
    traceCsv: { file: "trace.csv", parts: () => traceParts(lab) },
    state: stateOf(lab, session?.frames ?? 0, MOST_FRAMES_AS_TEXT),
  };
  const { poolsTitle } = picturesText();
  return {
    write: (name: ExportName) => offer(files[name], written.name),
    pictures: {
      pools: atPosition(poolsTitle, async (lanes, words) => {
        const { poolPicture } = await import("../../figures/export/LanePictures.tsx");
        return poolPicture(lanes, lab.choices.getState().view.arrangement, words);
      }),
      "device-channels": atPosition(text().device.pictureTitle, async (lanes, words) => {
        const { devicePicture } = await import("../../figures/export/LanePictures.tsx");
        return devicePicture(lanes, words);
      }),
      disk: atPosition(diskText().pictureTitle, async (lanes, words) => {
        const { diskPicture } = await import("../../figures/export/LanePictures.tsx");
        return diskPicture(lanes, session === null ? null : heatOf(session), words);
      }),
      curves,
    },
  };
}
