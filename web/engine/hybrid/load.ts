/** Loads the flash + magnetic lab's engine once. */
import { hybridSays } from "../../text/hybridEngine.ts";
import { compiled } from "../module.ts";
import init, { registry_json } from "../pkg/hybrid/hybrid.js";
import address from "../pkg/hybrid/hybrid_bg.wasm?url";
import { spokenWords } from "../spoken.ts";
import type { HybridRegistry } from "./types.ts";

let loading: Promise<HybridRegistry> | undefined;

/** The registry, once the engine is ready. Later calls share the first one's work. */
export function loadHybridEngine(): Promise<HybridRegistry> {
  loading ??= compiled(address)
    .then((module) => init({ module_or_path: module }))
    .then(hybridSays)
    .then(() => spokenWords(JSON.parse(registry_json()) as HybridRegistry));
  return loading;
}
