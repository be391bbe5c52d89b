/** Loads a lab's engine once; everything else of the page may be drawn before it is there. */
import { compiled, tellDeviceMemory } from "./module.ts";
import type { Preset } from "./pkg/types/lab.ts";
import { localized } from "./spoken.ts";
import type { WorkloadPages } from "./types.ts";

export interface Engine {
  address: string;
  init: (options: { module_or_path: WebAssembly.Module }) => Promise<unknown>;
  registry_json: () => string;
  set_device_bytes: (bytes: number) => void;
  /** Presets that the engine does not have. */
  presets?: () => Promise<readonly Preset[]>;
}

/** Gives the registry, once the engine is ready. Later calls share the first one's work, unless it failed. */
export function engineLoader<Registry>(engine: Engine) {
  const { address, init, registry_json, set_device_bytes, presets = async () => [] } = engine;
  let loading: Promise<Registry> | undefined;
  return (): Promise<Registry> => {
    loading ??= Promise.all([compiled(address), presets()])
      .then(async ([module, further]) => {
        await init({ module_or_path: module });
        tellDeviceMemory(set_device_bytes);
        const own = JSON.parse(registry_json());
        return localized({ ...own, ...(own.presets && { presets: [...own.presets, ...further] }) });
      })
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };
}

/** By its config alone; `null` if it takes them as given, or is not legal: opening it says why. */
export const workloadPagesBy =
  (workload_pages_json: (workload: string) => string) =>
  (workload: object): WorkloadPages | null => {
    try {
      return JSON.parse(workload_pages_json(JSON.stringify(workload)));
    } catch {
      return null;
    }
  };
