/** What this lab's export menu writes and draws; loaded when something is exported. */

import { chartsOf } from "../../shell/counters.ts";
import type { ExportName } from "../../shell/Exports.tsx";
import {
  type ExportFile,
  filesOf,
  offer,
  picturesOf,
  settingsWords,
  slicesOf,
  stateOf,
} from "../../shell/exportFiles.ts";
import { settingsOf, textsOf, traceTable, type Written } from "../../state/export/run.ts";
import { picturesText } from "../../text/pictures.ts";
import type { HybridFrame, HybridLaneFrame } from "./engine/types.ts";
import { labelsOf, laneLabel } from "./lanes.ts";
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

/** "r_f = 1, w_f = 118, …, b = 3, n = 10." */
function settings({ lanes: [first] }: HybridFrame): string[] {
  if (first === undefined) return [];
  const { frames, pages, rf, wf, rm, wm } = first.config;
  const named = { b: frames, n: pages, r_f: rf, w_f: wf, r_m: rm, w_m: wm };
  return [settingsWords(Object.entries(named))];
}

export function exported(lab: HybridController) {
  const { atPosition, curves } = picturesOf(lab, {
    labelOf: laneLabel,
    words: (frame: HybridFrame) => ({
      lanes: [picturesText().lanes(frame.lanes.map(laneLabel)), ...settings(frame)],
    }),
    curves: (frame) => ({ charts: chartsOf(frame), labels: labelsOf(frame) }),
  });
  const files: Record<ExportName, ExportFile> = {
    ...filesOf(lab, textsOf(written), configJson),
    traceCsv: { file: "trace.csv", parts: () => traceParts(lab) },
    state: stateOf(lab, lab.playback.session?.pages ?? 0, MOST_PAGES_AS_TEXT),
  };
  return {
    write: (name: ExportName) => offer(files[name], written.name),
    pictures: {
      pools: atPosition(picturesText().poolsTitle, async (lanes, words) => {
        const { queuesPicture } = await import("./figures/QueuesPicture.tsx");
        return queuesPicture(lanes, words);
      }),
      curves,
    },
  };
}
