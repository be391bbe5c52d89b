/** Facts about scenes of any lab. */
import type { PresetSpec, RunRegistry } from "../../engine/types.ts";
import type { RunScene, WorkloadChoice } from "./choices.ts";

/** Whether D follows from the workload, so that a scene need not say it. */
export const fixesPages = (registry: Pick<RunRegistry, "workloads">, { kind }: WorkloadChoice): boolean =>
  registry.workloads.some((spec) => spec.id === kind && spec.fixes_pages);

/** The scene of a preset. It comes from the engine itself, and tests hold all of them against the schemas. */
export const presetScene = <Scene extends RunScene>(preset: PresetSpec | undefined): Scene | undefined =>
  preset?.scene as Scene | undefined;

export const requestsOf = ({ workload, pages }: RunScene): string => JSON.stringify([workload, pages]);

export const sameRequests = (left: RunScene | null, right: RunScene): boolean =>
  left !== null && requestsOf(left) === requestsOf(right);

/** A copy that opens at its start. */
export function withoutPosition<Scene extends RunScene>(scene: Scene): Scene {
  const copy = structuredClone(scene);
  delete copy.at;
  return copy;
}

export function sameScene(left: unknown, right: unknown): boolean {
  return sceneText(left) === sceneText(right);
}

/** A scene without the position as text: equal for equal scenes. */
export const sceneText = (scene: unknown): string =>
  JSON.stringify({ ...(scene as object), at: undefined }, sorted);

function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
}
