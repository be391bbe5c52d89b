/** The real engine of this lab in Node, for tests. */
import { readFile } from "node:fs/promises";
import init, { registry_json } from "../../../engine/pkg/pbm/pbm.js";
import { presetScene } from "../../../state/run/scene.ts";
import { PbmSession } from "../engine/session.ts";
import type { PbmRegistry } from "../engine/types.ts";
import type { PbmScene } from "../lab.ts";

/** Not by `import.meta.url`: in tests with a DOM that is the address of a page. */
const module = "web/engine/pkg/pbm/pbm_bg.wasm";

/** The registry as the engine gives it. Loads the engine, which tests may then use. */
export async function realRegistry(): Promise<PbmRegistry> {
  await init({ module_or_path: await readFile(module) });
  return JSON.parse(registry_json());
}

/** A run of a preset, after so many requests of all lanes. */
export function ranTo(registry: PbmRegistry, id: string, position: number): PbmSession {
  const scene = presetScene<PbmScene>(registry.presets.find((preset) => preset.id === id));
  if (scene === undefined) throw new Error(`no preset ${id}`);
  const opened = PbmSession.open(scene, registry);
  if (!opened.ok) throw new Error(opened.failure.message);
  opened.value.seek(position);
  return opened.value;
}
