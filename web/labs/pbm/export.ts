/** What is written of this lab and drawn for files, and a scene's shape, for what comes from outside; loaded when it is wanted. */
import * as z from "zod/mini";
import { exportedOf } from "../../lab/exported.ts";
import { settingsWords } from "../../shell/exportFiles.ts";
import { sceneFile, sceneShape } from "../../state/export/config.ts";
import { settingsOf } from "../../state/export/run.ts";
import { pbmText } from "../../text/pbm.ts";
import { picturesText } from "../../text/pictures.ts";
import { formatCount } from "../../ui/format.ts";
import type { PbmFrame, PbmRegistry } from "./engine/types.ts";
import type { PbmController, PbmScene } from "./lab.ts";
import { momentWords, prescanAxis } from "./time.ts";
import { labelsOf, laneLabel } from "./words.ts";

export const pbmSceneSchema = sceneShape({ policy: z.string() }, {});

export const { configJson, readConfig } = sceneFile<PbmScene>({
  format: "bufferpool-lab-pbm-scene",
  schema: pbmSceneSchema,
  ofLane: ["policy"],
});

/** With "N = 17,613, B = 5,120, …", as simulated. */
function words({ lanes, world }: PbmFrame) {
  const { block_numbers, frames, group_blocks, scale, k_r } = world;
  const named = { N: block_numbers, B: frames, G: group_blocks, s: scale, k_r };
  return {
    lanes: [picturesText().lanes(lanes.map(laneLabel)), settingsWords(Object.entries(named))],
    notes: scale === 1 ? [] : [pbmText().time.scaled(formatCount(scale))],
  };
}

export const exported = (lab: PbmController) =>
  exportedOf<PbmFrame, PbmScene, PbmRegistry>(lab, {
    written: {
      name: "bufferpool-lab-pbm",
      laneOf: ({ config }, { world: { scale } }) => ({ config, settings: { ...settingsOf(config), scale } }),
    },
    configJson,
    labelOf: laneLabel,
    labelsOf,
    words,
    size: lab.playback.session?.pages ?? 0,
    tooLarge: pbmText().exports.stateTooLarge,
    curves: (frame, prescan) => ({ axis: prescanAxis(prescan, frame) }),
    pictures: {
      // The tables of all lanes at the shown moment, and the buckets of those that have any.
      tables: [
        String,
        async (lanes, { caption }, { frame, prescan, title, when }) => {
          if (prescan === null) return null;
          const { tablesPicture } = await import("./figures/TablesPicture.tsx");
          const at = pbmText().exports.at(when, momentWords(prescanAxis(prescan, frame), frame));
          return tablesPicture(lanes, frame.world, { title: `${title}: ${at}`, caption });
        },
      ],
    },
  });
