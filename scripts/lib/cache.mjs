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
 * Does `work` unless its inputs and outputs are those of the last time, by content: a checkout changes every date.
 * @param {string} name
 * @param {{ inputs: readonly string[], outputs: readonly string[], work: () => Promise<unknown> }} job
 */
export async function unlessFresh(name, { inputs, outputs, work }) {
  // Read before the work: a source saved while it runs must count as changed.
  const before = digest(inputs);
  const stamp = () => `${before} ${digest(outputs)}`;
  const file = join(kept, name);
  const last = statSync(file, { throwIfNoEntry: false }) && readFileSync(file, "utf8");
  if (last === stamp() && outputs.every((path) => files(path).length > 0)) return;
  await work();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stamp());
}
