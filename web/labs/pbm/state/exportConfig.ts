/** This lab's scene as a file: written from the scene shown, and read back. */
import type { Result } from "../../../engine/types.ts";
import { readShaped, sceneJson } from "../../../state/export/config.ts";
import type { PbmScene } from "./scene.ts";
import { pbmSceneSchema } from "./sceneSchema.ts";

const FORMAT = "bufferpool-lab-pbm-scene";

/** One shape for all: lanes in a list, each with its own policy, which a file may say once for all. */
function normalised({ policy, ...shared }: Record<string, unknown>): Record<string, unknown> {
  const lanes: unknown = shared.lanes ?? (policy === undefined ? undefined : [{}]);
  if (!Array.isArray(lanes) || policy === undefined) return { ...shared, lanes };
  return { ...shared, lanes: lanes.map((lane: object) => ({ policy, ...lane })) };
}

export const configJson = (scene: PbmScene, at: number): string => sceneJson(FORMAT, scene, at);

/** Reads a scene; ranges are the engine's to check. */
export const readConfig = (text: string): Result<{ scene: PbmScene; at: number }> =>
  readShaped(text, { format: FORMAT, schema: pbmSceneSchema, normalised }) as Result<{
    scene: PbmScene;
    at: number;
  }>;
