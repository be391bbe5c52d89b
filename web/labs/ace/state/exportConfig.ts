/** This lab's scene as a file: written from the scene shown, read back, also from the golden files' flat form. */
import type { Result } from "../../../engine/types.ts";
import { readShaped, sceneJson } from "../../../state/export/config.ts";
import type { Scene } from "./scene.ts";
import { sceneSchema } from "./sceneSchema.ts";

const FORMAT = "bufferpool-lab-scene";

/** A scene and the position to open it at. */
export interface Config {
  scene: Scene;
  at: number;
}

/** The scene at its position as JSON text; {@link readConfig} opens it again, and so does the command line. */
export const configJson = (scene: Scene, at: number): string => sceneJson(FORMAT, scene, at);

/** Keys of a lane that stand beside the shared ones in the golden files' form, which has one lane. */
const OF_A_LANE = ["policy", "mode", "prefetch", "reader", "seed"] as const;

/** One shape for all: lanes in a list, each with its own policy and mode. */
function withLanes(object: Record<string, unknown>): Record<string, unknown> {
  const own: Record<string, unknown> = {};
  const shared = { ...object };
  for (const key of OF_A_LANE) {
    if (key in shared) own[key] = shared[key];
    delete shared[key];
  }
  const lanes: unknown = shared.lanes ?? (own.policy === undefined ? undefined : [{}]);
  if (!Array.isArray(lanes)) return shared;
  return { ...shared, lanes: lanes.map((lane: object) => ({ mode: "baseline", ...own, ...lane })) };
}

/**
 * Reads a config: an exported one, a bare scene, or a golden file's flat config that names a workload. Ranges are
 * the engine's to check.
 */
export const readConfig = (text: string): Result<Config> =>
  readShaped(text, { format: FORMAT, schema: sceneSchema, normalised: withLanes }) as Result<Config>;
