/** The real engine in Node, for tests. */
import { readFile } from "node:fs/promises";
import { thrownValue } from "../../../engine/failure.ts";
import { initFull } from "../../../engine/full.ts";
import init, { Lab, registry_json } from "../../../engine/pkg/ace/ace.js";
import { Lab as FullLab, registry_json as full_json } from "../../../engine/pkg/full/full.js";
import abouts from "../../../engine/pkg/types/aceAbouts.json";
import further from "../../../engine/pkg/types/acePresets.json";
import type { Registry } from "../../../engine/types.ts";
import { load as loadDriven } from "../flash/driven.ts";
import { load as loadLogged } from "../log/logged.ts";
import { keepRunning, type Model, modelOf, type Running } from "../models.ts";
import { load as loadServed } from "../server/served.ts";
import type { Scene } from "./scene.ts";

/** Not by `import.meta.url`: in tests with a DOM that is the address of a page. */
const module = "web/engine/pkg/ace/ace_bg.wasm";

/** The registry as the engine gives it, with the presets that the build writes beside it. Loads the engine, which tests may then use. */
export async function realRegistry(): Promise<Registry> {
  await init({ module_or_path: await readFile(module) });
  const own: Registry = JSON.parse(registry_json());
  // Recordings are no presets of the engine.
  const withAbout = further.map((preset) => ({ ...preset, about: abouts[preset.id as keyof typeof abouts] }));
  return { ...own, presets: [...own.presets, ...(withAbout as Registry["presets"])] };
}

/** What is registered where lanes have a model. Loads its engine, which scenes with the model are opened in from now on. */
async function registryOf(model: Model, load: (from: () => Promise<Registry>) => Promise<Running>) {
  await initFull({ module_or_path: await readFile("web/engine/pkg/full/full_bg.wasm") });
  const registry: Registry = JSON.parse(full_json(model));
  keepRunning(model, await load(async () => registry));
  return registry;
}

/** With clients above the pool. */
export const servedRegistry = () => registryOf("server", loadServed);

/** With drives of flash below the lanes. */
export const drivenRegistry = () => registryOf("flash", loadDriven);

/** With the log strip. */
export const loggedRegistry = () => registryOf("log", loadLogged);

/** Opens a scene at a position, in the engine of its model, which must be loaded: `undefined` if it opened, or what the engine threw. */
export function rejectionOf(scene: Scene, at: number): unknown {
  try {
    new (modelOf(scene) === undefined ? Lab : FullLab)(JSON.stringify({ ...scene, at })).free();
    return undefined;
  } catch (thrown) {
    return thrownValue(thrown);
  }
}
