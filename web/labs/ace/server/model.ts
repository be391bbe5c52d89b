/** Whether a scene has the server model on, and what runs it, which not every visit loads. */
import type { Made } from "../../../engine/pkg/ace/ace.js";
import type { Registry, Result } from "../../../engine/types.ts";
import { Session } from "../engine/session.ts";
import type { Scene } from "../state/scene.ts";

/** Keys of scenes, links and lanes' words that belong to the model; see the engine's `config::server`. */
const OF_MODEL = /(^|[?&~])(server|clients|txn|wal_us|n_b(?=$|[=:])|bgwriter|checkpoint)/;

/** Its yes/no settings. */
export const SWITCHES = ["server", "bgwriter", "checkpointer"] as const;

/** Any of its keys switches the model on. */
export const isServed = ({ lanes, ...shared }: Pick<Scene, "lanes">): boolean =>
  [shared, ...lanes].some((fields) => Object.keys(fields).some(isOfModel));

export const isOfModel = (key: string): boolean => OF_MODEL.test(key);

export const namesModel = (hash: string): boolean => OF_MODEL.test(hash);

let loaded: Served | undefined;
type Served = typeof import("./served.ts");

/** What runs it; undefined until it is loaded. */
export const served = (): Served | undefined => loaded;

/** From now on it is there. */
export const keepServed = (own: Served): void => {
  loaded = own;
};

export async function loadServed(): Promise<void> {
  const own = await import("./served.ts");
  await own.load();
  keepServed(own);
}

/** A session over a scene, whichever module of the engine runs it: that of the model is loaded before. */
export const openScene = (scene: Scene, registry: Registry, trace?: Made): Result<Session> =>
  (isServed(scene) ? loaded?.ServedSession.serve(scene, trace) : undefined) ??
  Session.open(scene, registry, trace);
