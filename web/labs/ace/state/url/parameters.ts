/** The shared numbers of a scene: parameters of pool and device, and those of policies. */
import type { DeviceSpec, ParameterSpec, Registry } from "../../../../engine/types.ts";
import { numbersWith, SIZES } from "../../../../lab/lanes.ts";
import { type Fallback, fallbackOf, type Settings } from "../../../../state/url/numbers.ts";
import { type Reading, readChoice } from "../../../../state/url/values.ts";
import { text as words } from "../../../../text/text.ts";
import type { Scene } from "../scene.ts";

/** Numbers that a device's id stands for, and that a scene without a device must give. */
const DEVICE_NUMBERS: readonly string[] = ["alpha", "base_us", "k_r", "k_w"] satisfies (keyof DeviceSpec)[];
const COSTS = ["ideal", "poster"] as const satisfies readonly Scene["cost"][];

/** All shared numbers: the engine's own, then those of policies. */
export const sharedParameters = (registry: Registry): ParameterSpec[] =>
  numbersWith(registry, registry.policies);

/** A cost model of the link. */
export const readCost = (key: string, text: string, { notices }: Reading) =>
  readChoice(key, text, COSTS, COSTS[0], notices);

type DeviceSettings = Pick<Scene, "device" | "cost" | "reference"> & Settings;

const isRequired = (spec: ParameterSpec, scene: DeviceSettings): boolean =>
  SIZES.includes(spec.id) || (scene.device === undefined && DEVICE_NUMBERS.includes(spec.id));

/** Device, cost model and reference: the link's over those of the scene. */
export function readNames(reading: Reading<Registry>, scene: DeviceSettings): void {
  const { values, registry, notices } = reading;
  const device = values.get("device");
  if (device !== undefined) {
    const ids = registry.devices.map((entry) => entry.id);
    const id = readChoice("device", device, ids, scene.device, notices);
    if (id !== undefined && id !== scene.device) {
      scene.device = id;
      // A device named by the link is not changed by the numbers of the scene it replaces.
      for (const number of DEVICE_NUMBERS) delete scene[number];
    }
  }
  const cost = values.get("cost");
  if (cost !== undefined) scene.cost = readCost("cost", cost, reading);
  const reference = values.get("reference");
  if (reference !== undefined) {
    const ids = registry.policies.filter(({ programmed }) => !programmed).map(({ id }) => id);
    const id = readChoice("reference", reference, ids, scene.reference, notices);
    if (id !== undefined) scene.reference = id;
  }
}

/** Which shared numbers such a scene needs, and what each is if the link gives none. */
export function rulesOf(scene: DeviceSettings) {
  const needed = (spec: ParameterSpec) => isRequired(spec, scene);
  const fallback = (spec: ParameterSpec): Fallback => {
    const ofDevice = DEVICE_NUMBERS.includes(spec.id) && scene.device !== undefined;
    return ofDevice && typeof scene[spec.id] !== "number"
      ? [undefined, words().link.theDevices]
      : fallbackOf(spec, scene, needed(spec));
  };
  return [needed, fallback] as const;
}
