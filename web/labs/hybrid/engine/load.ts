/** Loads this lab's engine, and the words for what it says. */
import { engineLoader } from "../../../engine/load.ts";
import init, { registry_json, set_device_bytes } from "../../../engine/pkg/hybrid/hybrid.js";
import address from "../../../engine/pkg/hybrid/hybrid_bg.wasm?url";
import { registerHybridMessages } from "../../../text/hybridEngine.ts";
import type { HybridRegistry } from "./types.ts";

const words = registerHybridMessages;

export const loadHybridEngine = engineLoader<HybridRegistry>({
  address,
  init,
  registry_json,
  set_device_bytes,
  words,
});
