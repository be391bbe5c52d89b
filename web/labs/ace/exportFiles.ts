/** What this lab's export menu writes; loaded when something is exported. */

import { type ExportFile, filesOf, offer, slicesOf, stateOf } from "../../shell/exportFiles.ts";
import type { ExportName } from "../../shell/exportNames.ts";
import { configJson, texts, traceCsv, written } from "./state/export.ts";
import type { LabController } from "./state/lab.ts";

/** Each frame takes about 60 bytes of text in each lane, all of it held at once. */
const MOST_FRAMES_AS_TEXT = 1_000_000;

const exportsOf = (lab: LabController): Readonly<Record<ExportName, ExportFile>> => ({
  ...filesOf(lab, texts, configJson),
  traceCsv: { file: "trace.csv", parts: () => traceParts(lab) },
  state: stateOf(lab, lab.playback.session?.frames ?? 0, MOST_FRAMES_AS_TEXT),
});

function traceParts({ playback: { session } }: LabController) {
  if (session?.recorded !== undefined) return [new TextDecoder().decode(session.recorded.trace_csv())];
  return session === null ? null : traceCsv(slicesOf(session), session.pageName);
}

/** Offers the file, if there is something to write. */
export const exportFile = (lab: LabController, name: ExportName): void =>
  offer(exportsOf(lab)[name], written.name);
