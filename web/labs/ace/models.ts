/** Models that not every visit loads, each run by a module of the engine: clients above the pool, a drive of flash below it, the log beside it. */
import type { Made } from "../../engine/pkg/ace/ace.js";
import type { ParameterSpec, Registry, Result } from "../../engine/types.ts";
import { Session } from "./engine/session.ts";
import { isDriven, namesFlash } from "./flash/model.ts";
import { isLogged, namesLog } from "./log/model.ts";
import { isServed, namesServer } from "./server/model.ts";
import type { Scene } from "./state/scene.ts";

/** What runs a model, once it is loaded. */
export interface Running {
  open: (scene: Scene, trace?: Made) => Result<Session>;
  /** Begins to make a scene's requests, in the model's own module. */
  making: (scene: object) => unknown;
  /** Numbers of the model, beside those of every lane. */
  parameters: () => readonly ParameterSpec[];
  registry: () => Registry;
}

const MODELS = {
  server: {
    is: isServed,
    named: namesServer,
    load: async () => (await import("./server/served.ts")).load(),
  },
  flash: { is: isDriven, named: namesFlash, load: async () => (await import("./flash/driven.ts")).load() },
  // After the others, which have room for it too.
  log: { is: isLogged, named: namesLog, load: async () => (await import("./log/logged.ts")).load() },
};
export type Model = keyof typeof MODELS;
const IDS = Object.keys(MODELS) as Model[];

/** Those of some names; what names none is passed over. */
export const modelsAmong = (names: readonly string[]): Model[] => IDS.filter((id) => names.includes(id));

const loaded: Partial<Record<Model, Running>> = {};

/** The model of a scene, if it has one. Of both the first one's engine says that they exclude each other. */
export const modelOf = (scene: Pick<Scene, "lanes" | "log">): Model | undefined =>
  IDS.find((id) => MODELS[id].is(scene));

/** Those that a link names. */
export const modelsNamed = (hash: string): Model[] => IDS.filter((id) => MODELS[id].named(hash));

/** What runs a model; undefined until it is loaded. */
export const running = (model: Model): Running | undefined => loaded[model];

/** From now on it is there. */
export const keepRunning = (model: Model, own: Running): void => {
  loaded[model] = own;
};

export async function loadModel(model: Model): Promise<void> {
  keepRunning(model, await MODELS[model].load());
}

export const loadModels = async (models: readonly Model[]): Promise<void> =>
  void (await Promise.all(models.filter((model) => loaded[model] === undefined).map(loadModel)));

/** What runs a scene's model, if it has one that is loaded. */
export function runningOf(scene: Pick<Scene, "lanes" | "log">): Running | undefined {
  const model = modelOf(scene);
  return model && loaded[model];
}

/** A session over a scene, whichever module of the engine runs it: that of its model is loaded before. */
export const openScene = (scene: Scene, registry: Registry, trace?: Made): Result<Session> =>
  runningOf(scene)?.open(scene, trace) ?? Session.open(scene, registry, trace);
