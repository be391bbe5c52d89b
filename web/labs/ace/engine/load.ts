/** Loads the engine. */

import { engineLoader, workloadPagesBy } from "../../../engine/load.ts";
import init, { registry_json, set_device_bytes, workload_pages_json } from "../../../engine/pkg/ace/ace.js";
import address from "../../../engine/pkg/ace/ace_bg.wasm?url";
import type { Registry } from "../../../engine/types.ts";

const engine = { address, init, registry_json, set_device_bytes };

/** With all presets, which come beside the module. */
export const loadEngine = engineLoader<Registry>({
  ...engine,
  presets: async () => (await import("../presets.ts")).presets,
});

/** With the first preset alone: the first page shows no other. */
export const loadFirst = engineLoader<Registry>(engine);

/** How many pages a workload of this lab needs. */

export const workloadPages = workloadPagesBy(workload_pages_json);
