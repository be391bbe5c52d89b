/** Loads the engine once; everything else of the page may be drawn before it is there. */
import { compiledModule } from "./module.ts";
import init, { registry_json } from "./pkg/engine.js";
import { spokenWords } from "./spoken.ts";
import type { Registry } from "./types.ts";

let loading: Promise<Registry> | undefined;

/** The registry, once the engine is ready. Later calls share the first one's work. */
export function loadEngine(): Promise<Registry> {
  loading ??= compiledModule()
    .then((module) => init({ module_or_path: module }))
    .then(() => spokenWords(JSON.parse(registry_json()) as Registry));
  return loading;
}
