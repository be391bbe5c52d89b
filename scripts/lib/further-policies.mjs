/** The further policies, as their lines in the registry say. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.mjs";

export const registry = "engine-wasm/ace/src/policy/registry.rs";
const text = (/** @type {string} */ path) => readFileSync(join(root, path), "utf8");

/** In their order; `line`: with its end. @returns {Record<"id" | "file" | "line", string>[]} */
export function furtherPolicies() {
  const [, further = ""] = /\n {4}further \{\r?\n([\s\S]*)/.exec(text(registry)) ?? [];
  return [...further.matchAll(/^ {8}(\w+): \w+;\r?\n/gm)].map(([line, module]) => {
    const file = `engine-wasm/ace/src/policy/${module}.rs`;
    const [, id = ""] = /PolicySpec \{\s+id: "([\w-]+)"/.exec(text(file)) ?? [];
    return { id, file, line };
  });
}
