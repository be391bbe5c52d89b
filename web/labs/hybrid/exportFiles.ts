/** What this lab's export menu writes; loaded when something is exported. */
import type { HybridFrame, HybridLaneFrame } from "../../engine/hybrid/types.ts";
import type { SurveyFrame } from "../../engine/types.ts";
import { csv } from "../../state/export/table.ts";
import { configJson } from "../../state/hybrid/exportConfig.ts";
import type { HybridController } from "../../state/hybrid/lab.ts";
import { text } from "../../text/text.ts";
import { download } from "../../ui/download.ts";
import { formatCount } from "../../ui/format.ts";
import type { ExportName } from "./Exports.tsx";
import { unpacked } from "./requests.ts";

const SLICE_REQUESTS = 65_536;
/** Each page takes about 40 bytes of text in each lane, all of it held at once. */
const MOST_PAGES_AS_TEXT = 1_000_000;
/** Stands in every file with times in it. */
const TIMES = "simulated device time";

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const cells = ({ config }: HybridLaneFrame): Record<string, string | number | boolean> => ({ ...config });

const countersCsv = ({ position, lanes }: HybridFrame) =>
  csv(
    lanes.map((lane, index) => ({
      lane: index + 1,
      ...cells(lane),
      position,
      ...lane.step.counters,
      times: TIMES,
    })),
  );

const countersJson = ({ position, requests, lanes }: HybridFrame) =>
  json({
    format: "bufferpool-lab-hybrid-counters",
    version: 1,
    times: TIMES,
    position,
    requests,
    lanes: lanes.map(({ config, step }, index) => ({
      lane: index + 1,
      config,
      counters: step.counters,
      identities: step.identities,
    })),
  });

/** The columns of a lane that the survey has. */
function columns(survey: SurveyFrame, frame: HybridFrame, lane: number) {
  const names = Object.keys(frame.lanes[lane]?.step.counters ?? {});
  return names
    .map((name) => [name, survey.column(lane, name)] as const)
    .filter(([, column]) => column.length === survey.positions.length);
}

function seriesCsv(survey: SurveyFrame, frame: HybridFrame): string {
  const rows = frame.lanes.flatMap(({ config: { placement, replacement, lambda, floor } }, index) => {
    const series = columns(survey, frame, index);
    return Array.from(survey.positions, (position, sample) => ({
      position,
      lane: index + 1,
      placement,
      replacement,
      lambda,
      floor,
      ...Object.fromEntries(series.map(([name, column]) => [name, column[sample]])),
      parted: survey.parted[sample],
      times: TIMES,
    }));
  });
  return csv(rows);
}

const seriesJson = (survey: SurveyFrame, frame: HybridFrame) =>
  json({
    format: "bufferpool-lab-hybrid-series",
    version: 1,
    times: TIMES,
    surveyed: survey.position,
    requests: survey.requests,
    first_parting: survey.firstParting,
    positions: [...survey.positions],
    parted: [...survey.parted],
    lanes: frame.lanes.map(({ config }, index) => ({
      lane: index + 1,
      config,
      series: Object.fromEntries(columns(survey, frame, index).map(([name, column]) => [name, [...column]])),
    })),
  });

function line(packed: number, nameOf: (page: number) => string): string {
  const { op, page } = unpacked(packed);
  return `${op},${page === null ? "" : nameOf(page)}\n`;
}

/** The trace as CSV, piece by piece. */
function* traceCsv({ playback: { session } }: HybridController): Generator<string> {
  yield "op,page\n";
  const nameOf = session?.pageName ?? String;
  for (let at = 0; at < (session?.requests ?? 0); at += SLICE_REQUESTS) {
    const slice = session?.requestsBetween(at, at + SLICE_REQUESTS) ?? new Uint32Array();
    yield Array.from(slice, (packed) => line(packed, nameOf)).join("");
  }
}

function ofFrame(lab: HybridController, write: (frame: HybridFrame) => string) {
  const { frame } = lab.playback.shown();
  return frame === null ? null : [write(frame)];
}

function ofSurvey(lab: HybridController, write: (survey: SurveyFrame, frame: HybridFrame) => string) {
  const { session } = lab.playback;
  const { frame } = lab.playback.shown();
  if (session === null || frame === null) return null;
  if (session.surveyDone) return [write(session.survey(), frame)];
  const done = formatCount(session.survey().position);
  lab.tell({ tone: "info", text: text().exports.seriesSoFar(done, formatCount(session.requests)) });
  return null;
}

function stateParts(lab: HybridController) {
  const { session } = lab.playback;
  if (session === null) return null;
  if (session.pages <= MOST_PAGES_AS_TEXT) return [session.serialised()];
  const words = text().exports.tooLarge(formatCount(session.pages), formatCount(MOST_PAGES_AS_TEXT));
  lab.tell({ tone: "info", text: words });
  return null;
}

interface Export {
  file: string;
  /** The file's parts, or nothing if there is nothing to write yet. */
  parts: (lab: HybridController) => Iterable<string> | null;
}

const exports: Readonly<Record<ExportName, Export>> = {
  scene: {
    file: "scene.json",
    parts: (lab) => {
      const { scene } = lab.choices.getState();
      return scene === null ? null : [configJson(scene, lab.playback.target)];
    },
  },
  countersCsv: { file: "counters.csv", parts: (lab) => ofFrame(lab, countersCsv) },
  countersJson: { file: "counters.json", parts: (lab) => ofFrame(lab, countersJson) },
  seriesCsv: { file: "series.csv", parts: (lab) => ofSurvey(lab, seriesCsv) },
  seriesJson: { file: "series.json", parts: (lab) => ofSurvey(lab, seriesJson) },
  traceCsv: { file: "trace.csv", parts: traceCsv },
  state: { file: "state.json", parts: stateParts },
};

/** Offers the file, if there is something to write. */
export function exportFile(lab: HybridController, name: ExportName): void {
  const { file, parts } = exports[name];
  const made = parts(lab);
  const type = file.endsWith(".csv") ? "text/csv" : "application/json";
  if (made !== null) download(`bufferpool-lab-hybrid-${file}`, made, type);
}
