/** The real engine of this lab in Node, for tests. */
import { readFile } from "node:fs/promises";
import type { HybridRegistry } from "../../engine/hybrid/types.ts";
import init, { registry_json } from "../../engine/pkg/hybrid/hybrid.js";

/** Not by `import.meta.url`: in tests with a DOM that is the address of a page. */
const module = "web/engine/pkg/hybrid/hybrid_bg.wasm";

/** The registry as the engine gives it. Loads the engine, which tests may then use. */
export async function realHybridRegistry(): Promise<HybridRegistry> {
  await init({ module_or_path: await readFile(module) });
  return JSON.parse(registry_json());
}
