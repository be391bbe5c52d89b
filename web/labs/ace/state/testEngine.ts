/** The real engine in Node, for tests. */
import { readFile } from "node:fs/promises";
import { thrownValue } from "../../../engine/failure.ts";
import init, { Lab, registry_json } from "../../../engine/pkg/ace/ace.js";
import initFlash, {
  Lab as DrivenLab,
  registry_json as driven_json,
} from "../../../engine/pkg/flash/flash.js";
import initLog, { Lab as LoggedLab, registry_json as logged_json } from "../../../engine/pkg/log/log.js";
import initServer, {
  Lab as ServedLab,
  registry_json as served_json,
} from "../../../engine/pkg/server/server.js";
import abouts from "../../../engine/pkg/types/aceAbouts.json";
import further from "../../../engine/pkg/types/acePresets.json";
import type { Registry } from "../../../engine/types.ts";
import { load as loadDriven } from "../flash/driven.ts";
import { load as loadLogged } from "../log/logged.ts";
import { keepRunning, modelOf } from "../models.ts";
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

/** What is registered where clients stand above the pool. Loads that engine, which scenes with clients are opened in from now on. */
export async function servedRegistry(): Promise<Registry> {
  await initServer({ module_or_path: await readFile("web/engine/pkg/server/server_bg.wasm") });
  const registry: Registry = JSON.parse(served_json());
  keepRunning("server", await loadServed(async () => registry));
  return registry;
}

/** The same with drives of flash below the lanes. */
export async function drivenRegistry(): Promise<Registry> {
  await initFlash({ module_or_path: await readFile("web/engine/pkg/flash/flash_bg.wasm") });
  const registry: Registry = JSON.parse(driven_json());
  keepRunning("flash", await loadDriven(async () => registry));
  return registry;
}

/** The same with the log strip. */
export async function loggedRegistry(): Promise<Registry> {
  await initLog({ module_or_path: await readFile("web/engine/pkg/log/log_bg.wasm") });
  const registry: Registry = JSON.parse(logged_json());
  keepRunning("log", await loadLogged(async () => registry));
  return registry;
}

/** Opens a scene at a position, in the engine of its model, which must be loaded: `undefined` if it opened, or what the engine threw. */
export function rejectionOf(scene: Scene, at: number): unknown {
  const labs = { server: ServedLab, flash: DrivenLab, log: LoggedLab };
  const model = modelOf(scene);
  try {
    new (model === undefined ? Lab : labs[model])(JSON.stringify({ ...scene, at })).free();
    return undefined;
  } catch (thrown) {
    return thrownValue(thrown);
  }
}
