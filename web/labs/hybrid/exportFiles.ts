/** What this lab's export menu writes; loaded when something is exported. */

import { type ExportFile, filesOf, offer, slicesOf, stateOf } from "../../shell/exportFiles.ts";
import type { ExportName } from "../../shell/exportNames.ts";
import { settingsOf, textsOf, traceTable, type Written } from "../../state/export/run.ts";
import type { HybridFrame, HybridLaneFrame } from "./engine/types.ts";
import { configJson } from "./state/exportConfig.ts";
import type { HybridController } from "./state/lab.ts";

/** Each page takes about 40 bytes of text in each lane, all of it held at once. */
const MOST_PAGES_AS_TEXT = 1_000_000;
const NEW_PAGE = 0x8000_0000;
const EMPTY_POOL = 0xffff_ffff;

const written: Written<HybridLaneFrame, HybridFrame> = {
  name: "bufferpool-lab-hybrid",
  laneOf: ({ config }) => {
    const { placement, replacement, lambda, floor } = config;
    return { config, settings: settingsOf(config), named: { placement, replacement, lambda, floor } };
  },
};

function requestLine(packed: number, nameOf: (page: number) => string): string {
  if (packed === EMPTY_POOL) return "F,";
  const op = packed >= NEW_PAGE ? "N" : packed & 1 ? "W" : "R";
  return `${op},${nameOf((packed & ~NEW_PAGE) >>> 1)}`;
}

function traceParts({ playback: { session } }: HybridController) {
  const nameOf = session?.pageName ?? String;
  return session === null ? null : traceTable(slicesOf(session), (packed) => requestLine(packed, nameOf));
}

const exportsOf = (lab: HybridController): Readonly<Record<ExportName, ExportFile>> => ({
  ...filesOf(lab, textsOf(written), configJson),
  traceCsv: { file: "trace.csv", parts: () => traceParts(lab) },
  state: stateOf(lab, lab.playback.session?.pages ?? 0, MOST_PAGES_AS_TEXT),
});

/** Offers the file, if there is something to write. */
export const exportFile = (lab: HybridController, name: ExportName): void =>
  offer(exportsOf(lab)[name], written.name);
