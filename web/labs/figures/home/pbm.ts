/** The predictive lab as the home of experiments. */
import { loadPbmEngine } from "../../../engine/pbm/load.ts";
import { readConfig } from "../../../state/pbm/exportConfig.ts";
import { encodeLink } from "../../../state/pbm/url.ts";
import { defaultView } from "../../../state/pbm/view.ts";
import type { Home } from "./types.ts";

export async function load(): Promise<Home> {
  const registry = await loadPbmEngine();
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
