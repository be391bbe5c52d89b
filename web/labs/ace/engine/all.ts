/** Loads the engine with every policy. */
import { engineLoader } from "../../../engine/load.ts";
import init, {
  engine_memory,
  Lab,
  OwnTraceBuilder,
  registry_json,
  set_device_bytes,
  trace_making,
} from "../../../engine/pkg/ace-all/ace-all.js";
import address from "../../../engine/pkg/ace-all/ace-all_bg.wasm?url";
import type { Registry } from "../../../engine/types.ts";
import { besides } from "../../../figures/pool/besides.ts";
import { CellOfRecording } from "../../../figures/recorded/CellOfRecording.tsx";
import { nameByRelation } from "../../../figures/recorded/relations.ts";
import { registerFurtherPolicies } from "../../../text/furtherPolicies.ts";
import { OptimumOfRun } from "../optimum/OptimumOfRun.tsx";
import { tellOptimum } from "../optimum/shown.ts";
import { pack, unpack } from "../program/codec.ts";
import { recordings } from "../recordings.ts";
import { registerProgramCodec } from "../state/url/program.ts";
import { gaveRegistry } from "./builds.ts";

const load = engineLoader<Registry>({
  address,
  init,
  registry_json,
  set_device_bytes,
  presets: recordings,
  words: registerFurtherPolicies,
});

/** Its registry: sessions over it are made by it. */
export async function loadAll(): Promise<Registry> {
  const registry = await load();
  Object.assign(besides, { Cell: CellOfRecording, onOpen: nameByRelation });
  registerProgramCodec({ pack, unpack });
  tellOptimum({ Finder: OptimumOfRun });
  gaveRegistry({ engine_memory, Lab, OwnTraceBuilder, trace_making }, registry);
  return registry;
}
