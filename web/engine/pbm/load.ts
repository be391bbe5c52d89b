/** Loads the predictive lab's engine once. */
import { pbmSays } from "../../text/pbmEngine.ts";
import { compiled } from "../module.ts";
import init, { registry_json } from "../pkg/pbm/pbm.js";
import address from "../pkg/pbm/pbm_bg.wasm?url";
import { spokenWords } from "../spoken.ts";
import type { PbmRegistry } from "./types.ts";

let loading: Promise<PbmRegistry> | undefined;

/** The registry, once the engine is ready. Later calls share the first one's work. */
export function loadPbmEngine(): Promise<PbmRegistry> {
  loading ??= compiled(address)
    .then((module) => init({ module_or_path: module }))
    .then(pbmSays)
    .then(() => spokenWords(JSON.parse(registry_json()) as PbmRegistry));
  return loading;
}
