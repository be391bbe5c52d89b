/** The flash + magnetic lab as the home of experiments. */
import { loadHybridEngine } from "../../../engine/hybrid/load.ts";
import { readConfig } from "../../../state/hybrid/exportConfig.ts";
import { encodeLink } from "../../../state/hybrid/url.ts";
import { defaultView } from "../../../state/hybrid/view.ts";
import type { Home } from "./types.ts";

export async function load(): Promise<Home> {
  const registry = await loadHybridEngine();
  return {
    registry,
    seeded: true,
    openRun: (scene) => {
      const config = readConfig(scene);
      if (!config.ok) return config;
      return { ok: true, value: encodeLink({ ...config.value, view: defaultView }, registry) };
    },
  };
}
