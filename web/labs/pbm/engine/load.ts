/** Loads this lab's engine. */
import { engineLoader } from "../../../engine/load.ts";
import init, { registry_json, set_device_bytes } from "../../../engine/pkg/pbm/pbm.js";
import address from "../../../engine/pkg/pbm/pbm_bg.wasm?url";
import type { PbmRegistry } from "./types.ts";

export const loadPbmEngine = engineLoader<PbmRegistry>({
  ...{ address, init, registry_json, set_device_bytes },
});
