/** Loads this lab's engine, and the words for what it says. */
import { engineLoader } from "../../../engine/load.ts";
import init, { registry_json, set_device_bytes } from "../../../engine/pkg/pbm/pbm.js";
import address from "../../../engine/pkg/pbm/pbm_bg.wasm?url";
import { registerPbmMessages } from "../../../text/pbmEngine.ts";
import type { PbmRegistry } from "./types.ts";

const words = registerPbmMessages;

export const loadPbmEngine = engineLoader<PbmRegistry>({
  address,
  init,
  registry_json,
  set_device_bytes,
  words,
});
