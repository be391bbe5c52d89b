/** This lab's scene as a file, and its shape, for what comes from outside: files and lessons. */
import * as z from "zod/mini";
import { sceneFile } from "../../../state/export/config.ts";
import type { HybridScene } from "./scene.ts";

const laneSchema = z.looseObject({
  placement: z.string(),
  replacement: z.string(),
  floor: z.optional(z.boolean()),
});

/** The engine checks ranges; this checks the shape, so that the page can rely on it. */
export const hybridSceneSchema = z.looseObject({
  lanes: z.array(laneSchema).check(z.minLength(1), z.maxLength(4)),
  workload: z.looseObject({ kind: z.string() }),
  at: z.optional(z.number()),
});

export const { configJson, readConfig } = sceneFile<HybridScene>({
  format: "bufferpool-lab-hybrid-scene",
  schema: hybridSceneSchema,
  ofLane: ["placement", "replacement", "floor", "lambda"],
});
