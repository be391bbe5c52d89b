/** This lab's scene as a file: written from the scene shown, read back, also from the golden files' flat form. */
import type { Result } from "../../../engine/types.ts";
import { readShaped, sceneJson } from "../../../state/export/config.ts";
import type { HybridScene } from "./scene.ts";
import { hybridSceneSchema } from "./sceneSchema.ts";

const FORMAT = "bufferpool-lab-hybrid-scene";
/** Keys of a lane that may stand beside the shared ones: in the golden files' form, which has one lane, and for all lanes. */
const OF_A_LANE = ["placement", "replacement", "floor", "lambda"] as const;

/** One shape for all: lanes in a list, each with its own placement and replacement. */
function normalised(object: Record<string, unknown>): Record<string, unknown> {
  const lanes: unknown = object.lanes ?? (object.placement === undefined ? undefined : [{}]);
  if (!Array.isArray(lanes)) return object;
  const shared = { ...object };
  const own: Record<string, unknown> = {};
  for (const key of OF_A_LANE) {
    if (key in shared) own[key] = shared[key];
    delete shared[key];
  }
  return { ...shared, lanes: lanes.map((lane: object) => ({ ...own, ...lane })) };
}

export const configJson = (scene: HybridScene, at: number): string => sceneJson(FORMAT, scene, at);

/** Reads a scene; ranges are the engine's to check. */
export const readConfig = (text: string): Result<{ scene: HybridScene; at: number }> =>
  readShaped(text, { format: FORMAT, schema: hybridSceneSchema, normalised }) as Result<{
    scene: HybridScene;
    at: number;
  }>;
