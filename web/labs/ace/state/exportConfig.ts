/** This lab's scene as a file; the command line opens it too. */
import { sceneFile } from "../../../state/export/config.ts";
import { type Scene, sceneSchema } from "./sceneSchema.ts";

export const { configJson, readConfig } = sceneFile<Scene>({
  format: "bufferpool-lab-scene",
  schema: sceneSchema,
  ofLane: ["policy", "mode", "prefetch", "reader", "seed"],
  usual: { mode: "baseline" },
});
