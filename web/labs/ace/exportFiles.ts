/** What the export menu writes; loaded when something is exported. */
import {
  configJson,
  counterNames,
  countersCsv,
  countersJson,
  seriesCsv,
  seriesJson,
  traceCsv,
} from "../../state/export.ts";
import type { LabController } from "../../state/lab.ts";
import { text } from "../../text/text.ts";
import { download } from "../../ui/download.ts";
import { formatCount } from "../../ui/format.ts";
import type { ExportName } from "./Exports.tsx";

const SLICE_REQUESTS = 65_536;
/** Each frame takes about 60 bytes of text in each lane, all of it held at once. */
const MOST_FRAMES_AS_TEXT = 1_000_000;

interface Export {
  file: string;
  type: string;
  /** The file's parts, or nothing if there is nothing to write yet. */
  parts: (lab: LabController) => Iterable<string> | null;
}

const csv = "text/csv";
const json = "application/json";

const exports: Readonly<Record<ExportName, Export>> = {
  scene: { file: "scene.json", type: json, parts: sceneParts },
  countersCsv: { file: "counters.csv", type: csv, parts: (lab) => ofFrame(lab, countersCsv) },
  countersJson: { file: "counters.json", type: json, parts: (lab) => ofFrame(lab, countersJson) },
  seriesCsv: { file: "series.csv", type: csv, parts: (lab) => ofSurvey(lab, seriesCsv) },
  seriesJson: { file: "series.json", type: json, parts: (lab) => ofSurvey(lab, seriesJson) },
  traceCsv: { file: "trace.csv", type: csv, parts: traceParts },
  state: { file: "state.json", type: json, parts: stateParts },
};

function sceneParts(lab: LabController) {
  const { scene } = lab.choices.getState();
  return scene === null ? null : [configJson(scene, lab.playback.target)];
}

function stateParts(lab: LabController) {
  const { session } = lab.playback;
  const frames = session?.lanes[0]?.frames ?? 0;
  if (frames > MOST_FRAMES_AS_TEXT) {
    const words = text().exports.tooLarge(formatCount(frames), formatCount(MOST_FRAMES_AS_TEXT));
    lab.tell({ tone: "info", text: words });
    return null;
  }
  return session === null ? null : [session.serialised()];
}

function ofFrame(lab: LabController, write: typeof countersCsv) {
  const { frame } = lab.playback.shown();
  return frame === null ? null : [write(frame)];
}

function ofSurvey(lab: LabController, write: typeof seriesCsv) {
  const { session } = lab.playback;
  const { frame } = lab.playback.shown();
  if (session === null || frame === null) return null;
  if (!session.surveyDone) {
    const done = formatCount(session.survey().position);
    lab.tell({
      tone: "info",
      text: text().exports.seriesSoFar(done, formatCount(session.requests)),
    });
    return null;
  }
  return [write(session.survey(), session.lanes, counterNames(frame))];
}

function traceParts(lab: LabController) {
  const { session } = lab.playback;
  if (session === null) return null;
  function* slices(from = 0): Generator<Uint32Array> {
    for (let at = from; at < (session?.requests ?? 0); at += SLICE_REQUESTS) {
      yield session?.requestsBetween(at, at + SLICE_REQUESTS) ?? new Uint32Array();
    }
  }
  return traceCsv(slices(), session.pageName);
}

/** Offers the file, if there is something to write. */
export function exportFile(lab: LabController, name: ExportName): void {
  const { file, type, parts } = exports[name];
  const made = parts(lab);
  if (made !== null) download(`bufferpool-lab-${file}`, made, type);
}
