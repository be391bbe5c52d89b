/** Loads the engine. */
import { engineLoader } from "../../../engine/load.ts";
import init, { registry_json, set_device_bytes } from "../../../engine/pkg/ace/ace.js";
import address from "../../../engine/pkg/ace/ace_bg.wasm?url";
import type { Registry } from "../../../engine/types.ts";
import { recordings } from "../recordings.ts";

export const loadEngine = engineLoader<Registry>({
  ...{ address, init, registry_json, set_device_bytes },
  presets: recordings,
});
