/**
 * What the ACE lab's page gives away, and its scene as a file; loaded when it is wanted. Counters carry the names of the spec,
 * times end in `_us` (microseconds), and each file says that times are simulated, not measured.
 */
import type { LabFrame, LaneConfig, LaneFrame, PageName, Registry } from "../../engine/types.ts";
import { exportedOf } from "../../lab/exported.ts";
import { chartsOf } from "../../shell/counters.ts";
import { setting, slicesOf } from "../../shell/exportFiles.ts";
import { sceneFile } from "../../state/export/config.ts";
import { settingsOf, textsOf, traceTable, type Written } from "../../state/export/run.ts";
import { diskText } from "../../text/disk.ts";
import { picturesText } from "../../text/pictures.ts";
import { text } from "../../text/text.ts";
import { heatOf } from "./disk/Disk.tsx";
import { forksOf, hidesChart, labelsOf, laneLabel } from "./lanes.ts";
import type { LabController } from "./state/lab.ts";
import { type Scene, sceneSchema } from "./state/sceneSchema.ts";

/** The command line opens it too. */
export const { configJson, readConfig } = sceneFile<Scene>({
  format: "bufferpool-lab-scene",
  schema: sceneSchema,
  ofLane: ["policy", "mode", "prefetch", "reader", "seed"],
  usual: { mode: "baseline" },
});

/** Where a lane leaves which other one, counted from 1 as `lane` is; no cells for a lane that begins with the trace. */
const forkCells = ({ fork }: LaneConfig): Record<string, number> =>
  fork === undefined ? {} : { fork_of_lane: fork.lane + 1, forked_at: fork.at };

/** A lane has its own config in files, as a fork also before it is reached; series name it by what it runs. */
const written: Written<LaneFrame, LabFrame> = {
  name: "bufferpool-lab",
  laneOf: (lane) => {
    const config = lane.fork?.config ?? lane.config;
    const { policy, mode, prefetch } = config;
    const fork = forkCells(config);
    return {
      config,
      settings: { ...fork, ...settingsOf(config) },
      named: { ...fork, policy, mode, prefetch },
    };
  },
};

export const texts = textsOf(written);

/** The trace as CSV from packed requests (page * 2, plus 1 for a write); `pageName` names pages as their file does. */
export const traceCsv = (slices: Iterable<Uint32Array>, pageName: PageName = String): Generator<string> =>
  traceTable(slices, (request) => `${request & 1 ? "W" : "R"},${pageName(request >>> 1)}`);

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

export function exported(lab: LabController) {
  const { session } = lab.playback;
  const { poolsTitle, givenPages, cumulativeCounters } = picturesText();
  const { device, curves } = text();
  return exportedOf<LabFrame, Scene, Registry>(lab, {
    written,
    configJson,
    labelOf: laneLabel,
    labelsOf,
    words: (frame, registry, { start }) => ({
      lanes: lanesWords(frame, registry),
      notes: start === undefined ? [] : [givenPages],
    }),
    traceParts: () => {
      const file = session?.traceFile();
      return file === undefined ? session && traceCsv(slicesOf(session), session.pageName) : [file];
    },
    size: session?.frames ?? 0,
    curves: (frame) => ({
      charts: chartsOf(frame, (id) => hidesChart(id, frame)),
      forks: forksOf(frame),
      what: (only) =>
        only === undefined ? cumulativeCounters : `${only.title} ${curves.cumulative(only.unit)}`,
    }),
    pictures: {
      pools: [
        poolsTitle,
        async (lanes, words) => {
          const { poolPicture } = await import("../../figures/export/LanePictures.tsx");
          return poolPicture(lanes, lab.choices.getState().view.arrangement, words);
        },
      ],
      "device-channels": [
        device.pictureTitle,
        async (lanes, words) => {
          const { devicePicture } = await import("../../figures/export/LanePictures.tsx");
          return devicePicture(lanes, words);
        },
      ],
      disk: [
        diskText().pictureTitle,
        async (lanes, words) => {
          const { diskPicture } = await import("../../figures/export/LanePictures.tsx");
          return diskPicture(lanes, session === null ? null : heatOf(session), words);
        },
      ],
    },
  });
}
