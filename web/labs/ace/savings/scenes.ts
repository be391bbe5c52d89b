/** Which scene is compared, and which one a cell of the comparison opens. */
import type { Registry } from "../../../engine/types.ts";
import { DEVICE } from "../../../shell/chips/chip.ts";
import type { LaneChoice, Scene } from "../state/scene.ts";

/** What is another in each cell: the device, and batches as large as it takes. */
const OF_CELLS: readonly string[] = [...DEVICE, "n_w", "n_e"];

const without = (scene: object, ids: readonly string[]) =>
  Object.fromEntries(Object.entries(scene).filter(([id]) => !ids.includes(id)));

const lanesOf = (policy: string): LaneChoice[] => [
  { policy, mode: "baseline" },
  { policy, mode: "ace" },
];

/** The scene without all that cells set themselves: equal for scenes that compare alike. */
export function comparedScene({ devices, policies }: Registry, scene: Scene): Scene {
  const rest = without(scene, [...OF_CELLS, "lanes", "at", "program"]);
  const lanes = lanesOf(policies[0]?.id ?? "").slice(0, 1);
  return { ...rest, device: devices[0]?.id, lanes } as Scene;
}

/** Makes a scene the one of a cell: a policy alone and inside ACE, on a device. */
export function openCell(scene: Record<string, unknown>, policy: string, device: string): void {
  for (const id of OF_CELLS) delete scene[id];
  Object.assign(scene, { device, lanes: lanesOf(policy) });
}
