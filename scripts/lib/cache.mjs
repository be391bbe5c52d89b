/** The user's cache folder, which all clones share. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

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
