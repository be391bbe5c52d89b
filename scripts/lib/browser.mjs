/** The Chromium of the end-to-end tests: named by hand, or Playwright's own, or the system's. */
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
  const system = "/usr/bin/chromium";
  return existsSync(system) && ask([system, "--version"]) !== undefined ? { path: system } : undefined;
}

/** @param {(line: string) => void} say */
export async function bringChromium(say) {
  if (await findChromium()) return;
  say("fetching Chromium for the end-to-end tests");
  await run([...npmProgram("@playwright/test", "playwright"), "install", "chromium"], { limitMs: 300_000 });
  if (await findChromium()) return;
  if (!hasApt()) throw new Failure("No Chromium: install one and name it in BUFFERPOOL_LAB_CHROMIUM.");
  say("Playwright cannot fetch it here: installing Debian's chromium instead");
  await aptInstall(["chromium"]);
}
