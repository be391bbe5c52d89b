/** What this lab's export menu writes; loaded when something is exported. */

import { type ExportFile, offer, ofPrescan, slicesOf, stateOf } from "../../shell/exportFiles.ts";
import type { ExportName } from "../../shell/exportNames.ts";
import {
  configJson,
  counterNames,
  countersCsv,
  countersJson,
  seriesCsv,
  seriesJson,
  traceCsv,
} from "./state/export.ts";
import type { LabController } from "./state/lab.ts";

/** Each frame takes about 60 bytes of text in each lane, all of it held at once. */
const MOST_FRAMES_AS_TEXT = 1_000_000;

const exportsOf = (lab: LabController): Readonly<Record<ExportName, ExportFile>> => ({
  scene: { file: "scene.json", parts: () => sceneParts(lab) },
  countersCsv: { file: "counters.csv", parts: () => ofFrame(lab, countersCsv) },
  countersJson: { file: "counters.json", parts: () => ofFrame(lab, countersJson) },
  seriesCsv: { file: "series.csv", parts: () => ofSeries(lab, seriesCsv) },
  seriesJson: { file: "series.json", parts: () => ofSeries(lab, seriesJson) },
  traceCsv: { file: "trace.csv", parts: () => traceParts(lab) },
  state: {
    file: "state.json",
    parts: () => stateOf(lab, lab.playback.session?.frames ?? 0, MOST_FRAMES_AS_TEXT),
  },
});

function sceneParts(lab: LabController) {
  const { scene } = lab.choices.getState();
  return scene === null ? null : [configJson(scene, lab.playback.target)];
}

function ofFrame(lab: LabController, write: typeof countersCsv) {
  const { frame } = lab.playback.shown();
  return frame === null ? null : [write(frame)];
}

function ofSeries(lab: LabController, write: typeof seriesCsv) {
  const { session } = lab.playback;
  const { frame } = lab.playback.shown();
  if (session === null || frame === null) return null;
  return ofPrescan(lab, (prescan) => write(prescan, session.lanes, counterNames(frame)));
}

function traceParts({ playback: { session } }: LabController) {
  if (session?.recorded !== undefined) return [new TextDecoder().decode(session.recorded.trace_csv())];
  return session === null ? null : traceCsv(slicesOf(session), session.pageName);
}

/** Offers the file, if there is something to write. */
export const exportFile = (lab: LabController, name: ExportName): void =>
  offer(exportsOf(lab)[name], "bufferpool-lab");
