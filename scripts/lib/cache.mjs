/** What all clones share: the user's cache folder, and programs that cargo builds into it. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { Failure, run, tail } from "./run.mjs";

export const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "bufferpool-lab");

/**
 * A scratch folder on the cache's own disk, gone after `work`: what is made in it moves into place at once.
 * @template T
 * @param {(folder: string) => Promise<T>} work
 * @returns {Promise<T>}
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

/** Unoptimised: half the time to build, and they run for less than a second each. */
const quickly = {
  CARGO_INCREMENTAL: "0",
  CARGO_PROFILE_DEV_DEBUG: "0",
  CARGO_PROFILE_DEV_DEBUG_ASSERTIONS: "false",
  CARGO_PROFILE_DEV_OVERFLOW_CHECKS: "false",
  CARGO_PROFILE_DEV_PANIC: "abort",
};

/**
 * Builds a program that crates.io has.
 * @param {string} crate
 * @param {string} range of versions, as cargo writes it
 * @param {string} to the folder whose `bin` it comes into
 * @param {{ flags?: readonly string[], target?: string }} [options] `target`: where programs share what they depend on
 */
export async function cargoInstall(crate, range, to, { flags = [], target } = {}) {
  const into = ["--root", to, ...(target === undefined ? [] : ["--target-dir", target])];
  const command = ["cargo", "install", crate, "--version", range, "--debug", ...into, ...flags];
  const { ok, output } = await run(command, { env: quickly });
  if (!ok) throw new Failure(`${tail(output)}\nBuilding ${crate} failed.`);
}
