/** What a scene needs before it opens: a lane with an own policy, the tape of its program. */
import type { Made } from "../../../engine/pkg/ace/ace.js";
import type { Registry } from "../../../engine/types.ts";
import type { Preparation } from "../../../state/run/definition.ts";
import { wantedTrace } from "../../../state/run/wanted.ts";
import { tapesOf } from "../engine/tapes.ts";
import type { Scene } from "./scene.ts";

/** Undefined if no preparation is needed, or none is possible before the trace is loaded. */
export function preparation(
  scene: Scene,
  registry: Registry | null,
  trace: Made | undefined,
): Preparation | undefined {
  const programmed = registry?.policies.find((policy) => policy.programmed)?.id;
  const runsProgram = scene.lanes.some(({ policy }) => policy === programmed);
  if (registry === null || !runsProgram || tapesOf(scene) !== undefined) return undefined;
  const own = wantedTrace(scene) === null ? undefined : trace;
  if (wantedTrace(scene) !== null && own === undefined) return undefined;
  return async (onProgress, signal) => {
    const { recordScene } = await import("../program/record.ts");
    return recordScene(scene, own, onProgress, signal);
  };
}
