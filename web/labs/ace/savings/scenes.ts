/** The comparison of a scene, and the scene that a cell opens. */
import { type Comparison, comparisonOf, type OwnRequests } from "../../../engine/sweep/comparison.ts";
import type { Registry } from "../../../engine/types.ts";
import { DEVICE } from "../../../shell/chips/chip.ts";
import type { LaneChoice, Scene } from "../state/scene.ts";
import { COUNTERS } from "./model.ts";

/** Fields that vary by cell: the device, and the batch sizes that fit it. */
const OF_CELLS: readonly string[] = [...DEVICE, "n_w", "n_e"];

const MODES = ["baseline", "ace"] as const;

/** Every built-in policy alone and inside ACE on every device: equal for scenes with the same comparison. */
export const savingsOf = ({ devices, policies }: Registry, scene: Scene, own?: OwnRequests): Comparison =>
  comparisonOf(
    scene,
    {
      axes: [
        {
          id: "policy",
          values: policies
            .filter(({ programmed }) => !programmed)
            .map(({ id }) => ({ label: id, set: { policy: id } })),
        },
        { id: "device", values: devices.map(({ id }) => ({ label: id, set: { device: id } })) },
      ],
      lanes: MODES.map((mode) => ({ id: mode, set: { mode } })),
      counters: COUNTERS,
      extent: "whole",
      without: OF_CELLS,
    },
    own,
  );

/** Makes a scene the one of a cell: a policy alone and inside ACE, on a device. */
export function openCell(scene: Record<string, unknown>, policy: string, device: string): void {
  for (const id of OF_CELLS) delete scene[id];
  const lanes = MODES.map((mode): LaneChoice => ({ policy, mode }));
  Object.assign(scene, { device, lanes });
}
