/** The ACE lab as the home of experiments. */
import { loadEngine } from "../../../engine/load.ts";
import { readConfig } from "../../../state/export.ts";
import { encodeLink } from "../../../state/url.ts";
import { defaultView } from "../../../state/view.ts";
import type { Home } from "./types.ts";

export async function load(): Promise<Home> {
  const registry = await loadEngine();
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
