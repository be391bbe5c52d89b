/** What this lab's export menu writes; loaded when something is exported. */

import type { PrescanFrame } from "../../engine/types.ts";
import { type ExportFile, offer, ofPrescan, slicesOf, stateOf } from "../../shell/exportFiles.ts";
import type { ExportName } from "../../shell/exportNames.ts";
import {
  type CountedLane,
  countersObject,
  countersTable,
  type ExportedLane,
  seriesObject,
  seriesTable,
  settingsOf,
  traceTable,
} from "../../state/export/run.ts";
import type { HybridFrame, HybridLaneFrame } from "./engine/types.ts";
import { configJson } from "./state/exportConfig.ts";
import type { HybridController } from "./state/lab.ts";

/** Each page takes about 40 bytes of text in each lane, all of it held at once. */
const MOST_PAGES_AS_TEXT = 1_000_000;
const NEW_PAGE = 0x8000_0000;
const EMPTY_POOL = 0xffff_ffff;

const counted = ({ config, step: { counters, identities } }: HybridLaneFrame): CountedLane => ({
  config,
  settings: settingsOf(config),
  counters,
  identities,
});

/** A lane as series have it: named by what it runs. */
function running({ config }: HybridLaneFrame): ExportedLane {
  const { placement, replacement, lambda, floor } = config;
  return { config, settings: { placement, replacement, lambda, floor } };
}

function requestLine(packed: number, nameOf: (page: number) => string): string {
  if (packed === EMPTY_POOL) return "F,";
  const op = packed >= NEW_PAGE ? "N" : packed & 1 ? "W" : "R";
  return `${op},${nameOf((packed & ~NEW_PAGE) >>> 1)}`;
}

function traceParts({ playback: { session } }: HybridController) {
  const nameOf = session?.pageName ?? String;
  return session === null ? null : traceTable(slicesOf(session), (packed) => requestLine(packed, nameOf));
}

function sceneParts(lab: HybridController) {
  const { scene } = lab.choices.getState();
  return scene === null ? null : [configJson(scene, lab.playback.target)];
}

function ofFrame(lab: HybridController, write: (frame: HybridFrame) => string) {
  const { frame } = lab.playback.shown();
  return frame === null ? null : [write(frame)];
}

type WriteSeries = (prescan: PrescanFrame, lanes: readonly ExportedLane[], counters: string[]) => string;

function ofSeries(lab: HybridController, write: WriteSeries) {
  const { frame } = lab.playback.shown();
  if (frame === null) return null;
  const counters = Object.keys(frame.lanes[0]?.step.counters ?? {});
  return ofPrescan(lab, (prescan) => write(prescan, frame.lanes.map(running), counters));
}

const exportsOf = (lab: HybridController): Readonly<Record<ExportName, ExportFile>> => ({
  scene: { file: "scene.json", parts: () => sceneParts(lab) },
  countersCsv: {
    file: "counters.csv",
    parts: () => ofFrame(lab, ({ position, lanes }) => countersTable(position, lanes.map(counted))),
  },
  countersJson: {
    file: "counters.json",
    parts: () =>
      ofFrame(lab, (frame) =>
        countersObject("bufferpool-lab-hybrid-counters", frame, frame.lanes.map(counted)),
      ),
  },
  seriesCsv: { file: "series.csv", parts: () => ofSeries(lab, seriesTable) },
  seriesJson: {
    file: "series.json",
    parts: () => ofSeries(lab, (...series) => seriesObject("bufferpool-lab-hybrid-series", ...series)),
  },
  traceCsv: { file: "trace.csv", parts: () => traceParts(lab) },
  state: {
    file: "state.json",
    parts: () => stateOf(lab, lab.playback.session?.pages ?? 0, MOST_PAGES_AS_TEXT),
  },
});

/** Offers the file, if there is something to write. */
export const exportFile = (lab: HybridController, name: ExportName): void =>
  offer(exportsOf(lab)[name], "bufferpool-lab-hybrid");
