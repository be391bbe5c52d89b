/**
 * The Chromium of the end-to-end tests: named by hand, or Playwright's own, or the system's; the shell without windows,
 * as Playwright's own is: a fifth quicker, and letters are drawn alike, which the kept pictures need.
 */
import { existsSync } from "node:fs";
import { aptInstall, hasApt } from "./apt.mjs";
import { ask, Failure, npmProgram, run } from "./run.mjs";

/**
 * `path` is undefined for Playwright's own, which it finds by itself.
 * @returns {Promise<{ path: string | undefined } | undefined>} undefined: none
 */
export async function findChromium() {
  const named = process.env.BUFFERPOOL_LAB_CHROMIUM;
  if (named) return { path: named };
  const { chromium } = await import("@playwright/test");
  if (existsSync(chromium.executablePath())) return { path: undefined };
  const system = "/usr/bin/chromium-headless-shell";
  return existsSync(system) && ask([system, "--version"]) !== undefined ? { path: system } : undefined;
}

/**
 * Playwright's Chromium is installed in the user's cache. Debian's is a system package: unpacking it into a
 * folder would take dozens of libraries, which still look for their data and settings in the system.
 * @param {(line: string) => void} say
 * @param {{ system?: boolean }} [options] `system`: packages of the system are asked for
 */
export async function bringChromium(say, { system = false } = {}) {
  if (await findChromium()) return;
  say("fetching Chromium for the end-to-end tests");
  await run([...npmProgram("@playwright/test", "playwright"), "install", "chromium"], { limitMs: 300_000 });
  if (await findChromium()) return;
  if (!hasApt()) throw new Failure("No Chromium: install one and name it in BUFFERPOOL_LAB_CHROMIUM.");
  say("Playwright cannot fetch it here; Debian has it");
  await aptInstall(["chromium-headless-shell"], { say, asked: system });
}
