/** The further policies, as their lines in the registry say. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.mjs";

export const registry = "engine-wasm/ace/src/policy/registry.rs";

/**
 * @typedef {object} FurtherPolicy
 * @property {string} id
 * @property {string} file its engine file
 * @property {string} line its line in the registry, with its end
 */

/** @returns {FurtherPolicy[]} in their order */
export function furtherPolicies() {
  const lines = readFileSync(join(root, registry), "utf8").matchAll(
    /^ +(\w+): \w+ = "([\w-]+)" ".+";\r?\n/gm,
  );
  return [...lines].map(([line, module, id]) => ({
    id: id ?? "",
    file: `engine-wasm/ace/src/policy/${module}.rs`,
    line,
  }));
}
