/** Loads this lab's engine. */
import { engineLoader } from "../../../engine/load.ts";
import init, { registry_json, set_device_bytes } from "../../../engine/pkg/hybrid/hybrid.js";
import address from "../../../engine/pkg/hybrid/hybrid_bg.wasm?url";
import type { HybridRegistry } from "./types.ts";

export const loadHybridEngine = engineLoader<HybridRegistry>({
  ...{ address, init, registry_json, set_device_bytes },
});
