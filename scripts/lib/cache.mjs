/** What is kept: the user's cache folder, which all clones share, and stamps of work that need not be done again. */
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "./run.mjs";

export const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "bufferpool-lab");

/**
 * A scratch folder on the cache's own disk, gone after `work`: what is made in it moves into place at once.
 * @template T @param {(folder: string) => Promise<T>} work @returns {Promise<T>}
 */
export async function aside(work) {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "making-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** In node_modules: gone with the tools that did the work. */
export const kept = join(root, "node_modules/.cache/bufferpool-lab");

/** Made by tools, or read by no build. */
const skipped = new Set(["node_modules", "target", "dist", "tests", "benches", "types"]);

/** @param {string} path from the top @returns {string[]} its files, sorted */
function files(path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (stat.isFile()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => !skipped.has(name))
    .sort()
    .flatMap((name) => files(`${path}/${name}`));
}

/** @param {readonly string[]} paths files or folders from the top */
export function digest(paths) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(files)) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/**
 * Work that is done once for the same inputs. `way`: how it is done, where there are several; what was done in one way
 * is as good for another one that `alsoMade` names.
 * @typedef {{
 *   name: string, inputs: readonly string[], outputs: readonly string[], way?: string, alsoMade?: readonly string[],
 * }} Job
 */

const stampFile = (/** @type {Job} */ { name }) => join(kept, name);

/** @param {Job} job @param {string} inputs their digest @param {string} [way] */
const stampOf = ({ outputs }, inputs, way = "") => `${inputs} ${digest(outputs)} ${way}`.trimEnd();

/** Whether a job's inputs and outputs are those of the last time, by content: a checkout changes every date. Writes nothing. */
export function isFresh(/** @type {Job} */ job, inputs = digest(job.inputs)) {
  const last = statSync(stampFile(job), { throwIfNoEntry: false }) && readFileSync(stampFile(job), "utf8");
  const good = [job.way, ...(job.alsoMade ?? [])].map((way) => stampOf(job, inputs, way));
  return good.includes(last ?? "") && job.outputs.every((path) => files(path).length > 0);
}

/** Does `work` unless the job is fresh. @param {Job} job @param {() => Promise<unknown>} work */
export async function unlessFresh(job, work) {
  // Read before the work: a source saved while it runs must count as changed.
  const inputs = digest(job.inputs);
  if (isFresh(job, inputs)) return;
  await work();
  mkdirSync(dirname(stampFile(job)), { recursive: true });
  writeFileSync(stampFile(job), stampOf(job, inputs, job.way));
}
