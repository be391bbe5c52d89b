/** How much memory there is, where the browser tells: a scene that will not fit is refused before it is tried. */

/** Tells an engine. Browsers that know it round to a power of two gigabytes, at most 8. */
export function tellDeviceMemory(set_device_bytes: (bytes: number) => void): void {
  const { deviceMemory } = (globalThis.navigator ?? {}) as { deviceMemory?: number };
  if (deviceMemory !== undefined) set_device_bytes(deviceMemory * 2 ** 30);
}
