/** What this lab's export menu writes and draws; loaded when something is exported. */

import { chartsOf } from "../../shell/counters.ts";
import type { ExportName } from "../../shell/Exports.tsx";
import { filesOf, offer, stateOf } from "../../shell/exportFiles.ts";
import { picturesOf, settingsWords } from "../../shell/pictures.ts";
import { settingsOf, textsOf, type Written } from "../../state/export/run.ts";
import { pbmText } from "../../text/pbm.ts";
import { picturesText } from "../../text/pictures.ts";
import { formatCount } from "../../ui/format.ts";
import type { PbmFrame, PbmLaneFrame } from "./engine/types.ts";
import { labelsOf, laneLabel } from "./lanes.ts";
import { configJson } from "./state/exportConfig.ts";
import type { PbmController } from "./state/lab.ts";
import { momentWords, prescanAxis } from "./time.ts";

/** Each block takes about 40 bytes of text in each lane, all of it held at once. */
const MOST_BLOCKS_AS_TEXT = 1_000_000;

const written: Written<PbmLaneFrame, PbmFrame> = {
  name: "bufferpool-lab-pbm",
  laneOf: ({ config }, { world: { scale } }) => ({ config, settings: { ...settingsOf(config), scale } }),
};

/** With "N = 17,613, B = 5,120, …", as simulated. */
function words({ lanes, world }: PbmFrame) {
  const { block_numbers, frames, group_blocks, scale, k_r } = world;
  const named = { N: block_numbers, B: frames, G: group_blocks, s: scale, k_r };
  return {
    lanes: [picturesText().lanes(lanes.map(laneLabel)), settingsWords(Object.entries(named))],
    notes: scale === 1 ? [] : [pbmText().time.scaled(formatCount(scale))],
  };
}

export function exported(lab: PbmController) {
  const { atPosition, curves } = picturesOf(lab, {
    labelOf: laneLabel,
    words,
    curves: (frame: PbmFrame, prescan) => ({
      charts: chartsOf(frame),
      labels: labelsOf(frame),
      axis: prescanAxis(prescan, frame),
    }),
  });
  const size = lab.playback.session?.pages ?? 0;
  const files = {
    ...filesOf(lab, textsOf(written), configJson),
    state: stateOf(lab, size, MOST_BLOCKS_AS_TEXT, pbmText().exports.stateTooLarge),
  };
  return {
    write: (name: ExportName) => name !== "traceCsv" && offer(files[name], written.name),
    pictures: {
      /** The tables of all lanes at the shown moment, and the buckets of those that have any. */
      tables: atPosition(String, async (lanes, { caption }, { frame, prescan, title, when }) => {
        if (prescan === null) return null;
        const { tablesPicture } = await import("./figures/TablesPicture.tsx");
        const at = pbmText().exports.at(when, momentWords(prescanAxis(prescan, frame), frame));
        return tablesPicture(lanes, frame.world, { title: `${title}: ${at}`, caption });
      }),
      curves,
    },
  };
}
