/** This lab's scene as a file, and its shape, for what comes from outside: files and lessons. */
import * as z from "zod/mini";
import { sceneFile } from "../../../state/export/config.ts";
import type { PbmScene } from "./scene.ts";

const laneSchema = z.looseObject({ policy: z.string() });

/** The engine checks ranges; this checks the shape, so that the page can rely on it. */
export const pbmSceneSchema = z.looseObject({
  lanes: z.array(laneSchema).check(z.minLength(1), z.maxLength(4)),
  workload: z.looseObject({ kind: z.string() }),
  at: z.optional(z.number()),
});

export const { configJson, readConfig } = sceneFile<PbmScene>({
  format: "bufferpool-lab-pbm-scene",
  schema: pbmSceneSchema,
  ofLane: ["policy"],
});
