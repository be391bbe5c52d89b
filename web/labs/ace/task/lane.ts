import type { Registry } from "../../../engine/types.ts";
import { laneLabel } from "../lanes.ts";
import type { Scene } from "../state/scene.ts";

/** What the only lane of an exercise's scene is called. */
export function laneOf(registry: Registry, scene: Scene): string {
  const [lane] = scene.lanes;
  const policy = registry.policies.find((spec) => spec.id === lane?.policy);
  if (lane === undefined || policy === undefined) return "";
  return laneLabel({ config: { mode: lane.mode, prefetch: lane.prefetch === true }, policy });
}
