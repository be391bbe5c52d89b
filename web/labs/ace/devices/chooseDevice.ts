import { DEVICE } from "../../../shell/chips/chip.ts";

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
