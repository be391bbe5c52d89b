/** Whether a scene has the server model on: clients above the pool. */
import type { Scene } from "../state/scene.ts";

/** Keys of scenes, links and lanes' words that belong to the model; see the engine's `config::server`. */
const OF_MODEL = /(^|[?&~])(server|clients|txn|wal_us|n_b(?=$|[=:])|bgwriter|checkpoint)/;

/** Its yes/no settings. */
export const SWITCHES = ["server", "bgwriter", "checkpointer"] as const;

/** Any of its keys switches the model on. */
export const isServed = ({ lanes, ...shared }: Pick<Scene, "lanes">): boolean =>
  [shared, ...lanes].some((fields) => Object.keys(fields).some(isOfModel));

export const isOfModel = (key: string): boolean => OF_MODEL.test(key);

export const namesServer = (hash: string): boolean => OF_MODEL.test(hash);
