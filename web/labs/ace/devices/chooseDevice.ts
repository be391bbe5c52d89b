import type { Registry } from "../../../engine/types.ts";
import { DEVICE } from "../../../shell/chips/chip.ts";
import type { Scene } from "../state/scene.ts";

/** In the place of a device's id: numbers of the scene's own. */
export const ownDevice = "";

/** Puts a scene on a device, or gives it the numbers in force as its own. */
export function chooseDevice(
  scene: Record<string, unknown>,
  id: string,
  resolved: Record<string, unknown> | undefined,
): void {
  for (const key of DEVICE) {
    if (id === ownDevice) scene[key] = resolved?.[key];
    else delete scene[key];
  }
  if (id === ownDevice) delete scene.device;
  else scene.device = id;
}

/** The device that all lanes of a scene have the numbers of; none where one number is another. A fork's name says its own. */
export function deviceOf(scene: Scene, { devices }: Registry): Registry["devices"][number] | undefined {
  const device = devices.find(({ id }) => id === scene.device);
  const numbers: Readonly<Record<string, unknown>> = { ...device };
  const lanes = scene.lanes.filter(({ fork }) => fork === undefined);
  const given: readonly Readonly<Record<string, unknown>>[] = [scene, ...lanes];
  const others = given.some((of) => DEVICE.some((id) => of[id] !== undefined && of[id] !== numbers[id]));
  return others ? undefined : device;
}
