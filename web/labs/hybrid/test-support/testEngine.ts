/** The real engine of this lab in Node, for tests. */
import { readFile } from "node:fs/promises";
import init, { registry_json } from "../../../engine/pkg/hybrid/hybrid.js";
import { presetScene } from "../../../state/run/scene.ts";
import { HybridSession } from "../engine.ts";
import type { HybridScene } from "../lab.ts";
import type { HybridRegistry } from "../types.ts";

/** Not by `import.meta.url`: in tests with a DOM that is the address of a page. */
const module = "web/engine/pkg/hybrid/hybrid_bg.wasm";

/** The registry as the engine gives it. Loads the engine, which tests may then use. */
export async function realRegistry(): Promise<HybridRegistry> {
  await init({ module_or_path: await readFile(module) });
  return JSON.parse(registry_json());
}

/** A run of a preset, after so many requests. */
export function ranTo(registry: HybridRegistry, id: string, position: number): HybridSession {
  const scene = presetScene<HybridScene>(registry.presets.find((preset) => preset.id === id));
  if (scene === undefined) throw new Error(`no preset ${id}`);
  const opened = HybridSession.open(scene, registry);
  if (!opened.ok) throw new Error(opened.failure.message);
  opened.value.seek(position);
  return opened.value;
}
