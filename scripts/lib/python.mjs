/** Python, where it is at hand: virtual environments in the cache folder, with what PyPI has. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cache } from "./cache.mjs";
import { ask, Failure, must, root, run, tail, windows } from "./run.mjs";

/** The oldest that the pinned packages run with. */
const oldest = [3, 11];
/** What pip says where PyPI cannot be reached. */
const unreachable = /Retrying \(|Max retries exceeded|Network is unreachable|Connection (refused|timed out)/;

/** @typedef {{ python: string, leftOut?: undefined } | { python?: undefined, leftOut: string }} Environment */

/**
 * The Python of a virtual environment that holds the packages of a requirements file; or why there is none here.
 * @param {string} requirements from the top of the repository
 * @returns {Promise<Environment>}
 */
export async function virtualEnvironment(requirements) {
  if (windows) return { leftOut: "not on Windows" };
  const found = ask(["python3", "-c", "import sys, venv, ensurepip; print(*sys.version_info[:2])"]);
  if (found === undefined) return { leftOut: "no python3 with venv and ensurepip here" };
  const [major = 0, minor = 0] = found.split(" ").map(Number);
  if (major !== oldest[0] || minor < (oldest[1] ?? 0))
    return { leftOut: `python3 is ${major}.${minor}, and ${oldest.join(".")} or later is needed` };

  const hash = createHash("sha256").update(`${found}\n${readFileSync(join(root, requirements))}`);
  const folder = join(cache, `python-${hash.digest("hex").slice(0, 16)}`);
  const [python, whole] = [join(folder, "bin/python"), join(folder, "whole")];
  if (existsSync(whole)) return { python };
  // Half of one, as an interrupted run leaves it.
  rmSync(folder, { recursive: true, force: true });
  await must(["python3", "-m", "venv", folder]);
  const pip = [python, "-m", "pip", "install", "--disable-pip-version-check", "--quiet"];
  const installed = await run([...pip, "--only-binary=:all:", "--requirement", requirements]);
  if (!installed.ok) {
    if (unreachable.test(installed.output)) return { leftOut: "PyPI is not to be reached from here" };
    throw new Failure(`${tail(installed.output)}\nInstalling ${requirements} failed.`);
  }
  writeFileSync(whole, "");
  return { python };
}
