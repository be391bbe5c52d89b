/** What this lab's export menu writes; loaded when something is exported. */

import { type ExportFile, filesOf, offer, stateOf } from "../../shell/exportFiles.ts";
import { settingsOf, textsOf, type Written } from "../../state/export/run.ts";
import { pbmText } from "../../text/pbm.ts";
import type { PbmFrame, PbmLaneFrame } from "./engine/types.ts";
import type { PbmExport } from "./exportNames.ts";
import { configJson } from "./state/exportConfig.ts";
import type { PbmController } from "./state/lab.ts";

/** Each block takes about 40 bytes of text in each lane, all of it held at once. */
const MOST_BLOCKS_AS_TEXT = 1_000_000;

const written: Written<PbmLaneFrame, PbmFrame> = {
  name: "bufferpool-lab-pbm",
  laneOf: ({ config }, { world: { scale } }) => ({ config, settings: { ...settingsOf(config), scale } }),
};

const exportsOf = (lab: PbmController): Readonly<Record<PbmExport, ExportFile>> => ({
  ...filesOf(lab, textsOf(written), configJson),
  state: stateOf(lab, lab.playback.session?.pages ?? 0, MOST_BLOCKS_AS_TEXT, pbmText().exports.stateTooLarge),
});

/** Offers the file, if there is something to write. */
export const exportFile = (lab: PbmController, name: PbmExport): void =>
  offer(exportsOf(lab)[name], written.name);
