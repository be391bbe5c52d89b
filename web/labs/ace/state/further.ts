/** Whether a link or a scene asks for policies that the engine at hand does not have. */
import type { Registry } from "../../../engine/types.ts";
import { presetNamed } from "../../../state/url/presets.ts";
import { readHash } from "../../../state/url/raw.ts";
import { presetScene, type Scene } from "./scene.ts";
import { hasUnknownNames } from "./url/lanes.ts";
import { sharedParameters } from "./url/parameters.ts";
import { knownKeys } from "./url.ts";

/** Numbers of a scene that are no parameters. */
const NUMBERS = ["at", "seed"];

/** A key of a link that can be a parameter. */
const PARAMETER = /^[a-z][a-z0-9_]*$/;

const knows = ({ policies }: Registry, policy: string | undefined): boolean =>
  policy === undefined || policies.some(({ id }) => id === policy);

function isUnknownLink(hash: string, registry: Registry): boolean {
  const values = readHash(hash, () => true, []);
  const known = knownKeys(registry);
  if ([...values.keys()].some((key) => PARAMETER.test(key) && !known(key))) return true;
  if (!knows(registry, values.get("reference"))) return true;
  const lanes = values.get("lanes");
  if (lanes !== undefined) return hasUnknownNames(lanes, registry);
  // As the link will be read.
  const [first] = registry.presets;
  const named = presetNamed(values.get("preset") ?? "", registry.presets) ?? first?.id;
  const preset = presetScene(registry.presets.find(({ id }) => id === named));
  return preset !== undefined && isUnknownScene(preset, registry);
}

function isUnknownScene(scene: Scene, registry: Registry): boolean {
  const known = new Set([...NUMBERS, ...sharedParameters(registry).map(({ id }) => id)]);
  const isUnknown = (fields: object) =>
    Object.entries(fields).some(([id, value]) => typeof value === "number" && !known.has(id));
  const named = [scene.reference, ...scene.lanes.map(({ policy }) => policy)];
  return isUnknown(scene) || scene.lanes.some(isUnknown) || !named.every((policy) => knows(registry, policy));
}

export function asksForFurther(asked: string | Scene, registry: Registry): boolean {
  const { policies, further } = registry;
  if (further.every(({ id }) => policies.some((policy) => policy.id === id))) return false;
  return typeof asked === "string" ? isUnknownLink(asked, registry) : isUnknownScene(asked, registry);
}
