/** What this lab's export menu writes; loaded when something is exported. */

import type { PrescanFrame } from "../../engine/types.ts";
import { type ExportFile, offer, ofPrescan } from "../../shell/exportFiles.ts";
import {
  type CountedLane,
  countersObject,
  countersTable,
  type ExportedLane,
  seriesObject,
  seriesTable,
  settingsOf,
} from "../../state/export/run.ts";
import { pbmText } from "../../text/pbm.ts";
import { formatCount } from "../../ui/format.ts";
import type { PbmFrame, PbmLaneFrame } from "./engine/types.ts";
import type { PbmExport } from "./exportNames.ts";
import { configJson } from "./state/exportConfig.ts";
import type { PbmController } from "./state/lab.ts";

/** Each block takes about 40 bytes of text in each lane, all of it held at once. */
const MOST_BLOCKS_AS_TEXT = 1_000_000;

/** A lane as series have it: named by what it runs, and at which scale. */
const running = ({ config }: PbmLaneFrame, { world: { scale } }: PbmFrame): ExportedLane => ({
  config,
  settings: { ...settingsOf(config), scale },
});

const counted = (lane: PbmLaneFrame, frame: PbmFrame): CountedLane => ({
  ...running(lane, frame),
  counters: lane.step.counters,
  identities: lane.step.identities,
});

function sceneParts(lab: PbmController) {
  const { scene } = lab.choices.getState();
  return scene === null ? null : [configJson(scene, lab.playback.target)];
}

function ofFrame(lab: PbmController, write: (frame: PbmFrame, lanes: CountedLane[]) => string) {
  const { frame } = lab.playback.shown();
  return frame === null
    ? null
    : [
        write(
          frame,
          frame.lanes.map((lane) => counted(lane, frame)),
        ),
      ];
}

type WriteSeries = (prescan: PrescanFrame, lanes: readonly ExportedLane[], counters: string[]) => string;

function ofSeries(lab: PbmController, write: WriteSeries) {
  const { frame } = lab.playback.shown();
  if (frame === null) return null;
  const counters = Object.keys(frame.lanes[0]?.step.counters ?? {});
  const lanes = frame.lanes.map((lane) => running(lane, frame));
  return ofPrescan(lab, (prescan) => write(prescan, lanes, counters));
}

function stateParts(lab: PbmController) {
  const { session } = lab.playback;
  if (session === null || session.pages <= MOST_BLOCKS_AS_TEXT) return session && [session.serialised()];
  const words = pbmText().exports.stateTooLarge(formatCount(session.pages), formatCount(MOST_BLOCKS_AS_TEXT));
  lab.tell({ tone: "info", text: words });
  return null;
}

const exportsOf = (lab: PbmController): Readonly<Record<PbmExport, ExportFile>> => ({
  scene: { file: "scene.json", parts: () => sceneParts(lab) },
  countersCsv: {
    file: "counters.csv",
    parts: () => ofFrame(lab, ({ position }, lanes) => countersTable(position, lanes)),
  },
  countersJson: {
    file: "counters.json",
    parts: () => ofFrame(lab, (frame, lanes) => countersObject("bufferpool-lab-pbm-counters", frame, lanes)),
  },
  seriesCsv: { file: "series.csv", parts: () => ofSeries(lab, seriesTable) },
  seriesJson: {
    file: "series.json",
    parts: () => ofSeries(lab, (...series) => seriesObject("bufferpool-lab-pbm-series", ...series)),
  },
  state: { file: "state.json", parts: () => stateParts(lab) },
});

/** Offers the file, if there is something to write. */
export const exportFile = (lab: PbmController, name: PbmExport): void =>
  offer(exportsOf(lab)[name], "bufferpool-lab-pbm");
