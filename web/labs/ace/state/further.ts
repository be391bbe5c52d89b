/** Whether a link or a scene asks for policies that the engine at hand does not have. */
import type { Registry } from "../../../engine/types.ts";
import { readHash } from "../../../state/url/raw.ts";
import type { Scene } from "./scene.ts";
import { hasUnknownNames } from "./url/lanes.ts";
import { sharedParameters } from "./url/parameters.ts";
import { knownKeys } from "./url.ts";

/** Numbers of a scene that are no parameters. */
const NUMBERS = ["at", "seed"];

/** A key of a link that can be a parameter. */
const PARAMETER = /^[a-z][a-z0-9_]*$/;

function isUnknownLink(hash: string, registry: Registry): boolean {
  const values = readHash(hash, () => true, []);
  const known = knownKeys(registry);
  const lanes = values.get("lanes");
  return (
    [...values.keys()].some((key) => PARAMETER.test(key) && !known(key)) ||
    (lanes !== undefined && hasUnknownNames(lanes, registry))
  );
}

export function asksForFurther(asked: string | Scene, registry: Registry): boolean {
  const { policies, further } = registry;
  const has = (policy: string) => policies.some(({ id }) => id === policy);
  if (further.every(({ id }) => has(id))) return false;
  if (typeof asked === "string") return isUnknownLink(asked, registry);
  const known = new Set([...NUMBERS, ...sharedParameters(registry).map(({ id }) => id)]);
  const isUnknown = (fields: object) =>
    Object.entries(fields).some(([id, value]) => typeof value === "number" && !known.has(id));
  return isUnknown(asked) || asked.lanes.some((lane) => !has(lane.policy) || isUnknown(lane));
}
