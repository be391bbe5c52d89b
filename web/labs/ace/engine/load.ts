/** Loads the engine. */

import { engineLoader, workloadPagesBy } from "../../../engine/load.ts";
import init, { registry_json, set_device_bytes, workload_pages_json } from "../../../engine/pkg/ace/ace.js";
import address from "../../../engine/pkg/ace/ace_bg.wasm?url";
import type { Registry } from "../../../engine/types.ts";
import { recordings } from "../recordings.ts";

export const loadEngine = engineLoader<Registry>({
  ...{ address, init, registry_json, set_device_bytes },
  presets: recordings,
});

/** How many pages a workload of this lab needs. */

export const workloadPages = workloadPagesBy(workload_pages_json);
