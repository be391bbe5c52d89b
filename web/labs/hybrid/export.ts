/** What is written of this lab and drawn for files, and a scene's shape, for what comes from outside; loaded when it is wanted. */
import * as z from "zod/mini";
import { exportedOf } from "../../lab/exported.ts";
import { settingsWords, slicesOf } from "../../shell/exportFiles.ts";
import { sceneFile, sceneShape } from "../../state/export/config.ts";
import { settingsOf, traceTable } from "../../state/export/run.ts";
import { picturesText } from "../../text/pictures.ts";
import { unpacked } from "./figures/model.ts";
import type { HybridController, HybridScene } from "./lab.ts";
import type { HybridFrame, HybridRegistry } from "./types.ts";
import { labelsOf, laneLabel } from "./words.ts";

export const hybridSceneSchema = sceneShape(
  { placement: z.string(), replacement: z.string(), floor: z.optional(z.boolean()) },
  {},
);

export const { configJson, readConfig } = sceneFile<HybridScene>({
  format: "bufferpool-lab-hybrid-scene",
  schema: hybridSceneSchema,
  ofLane: ["placement", "replacement", "floor", "lambda"],
});

/** "r_f = 1, w_f = 118, …, b = 3, n = 10." */
function settings({ lanes: [first] }: HybridFrame): string[] {
  if (first === undefined) return [];
  const { frames, pages, rf, wf, rm, wm } = first.config;
  return [settingsWords(Object.entries({ b: frames, n: pages, r_f: rf, w_f: wf, r_m: rm, w_m: wm }))];
}

export function exported(lab: HybridController) {
  const { session } = lab.playback;
  const line = (packed: number) => {
    const { op, page } = unpacked(packed);
    return `${op},${page === null ? "" : (session?.pageName ?? String)(page)}`;
  };
  return exportedOf<HybridFrame, HybridScene, HybridRegistry>(lab, {
    written: {
      name: "bufferpool-lab-hybrid",
      laneOf: ({ config }) => {
        const { placement, replacement, lambda, floor } = config;
        return { config, settings: settingsOf(config), named: { placement, replacement, lambda, floor } };
      },
    },
    configJson,
    labelOf: laneLabel,
    labelsOf,
    words: (frame) => ({
      lanes: [picturesText().lanes(frame.lanes.map(laneLabel)), ...settings(frame)],
    }),
    traceParts: () => session && traceTable(slicesOf(session), line),
    size: session?.pages ?? 0,
    pictures: {
      pools: [
        picturesText().poolsTitle,
        async (lanes, words) => {
          const { queuesPicture } = await import("./figures/QueuesPicture.tsx");
          return queuesPicture(lanes, words);
        },
      ],
    },
  });
}
