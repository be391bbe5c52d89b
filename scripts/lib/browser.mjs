/**
 * The browsers of the tests. Chromium: named by hand, or Playwright's own, or the system's; the shell without windows, as
 * Playwright's own is: a fifth quicker, and letters are drawn alike, which the kept pictures need. In addition, unmodified
 * and driven by their own protocols, Firefox by Marionette and WebKit (WebKitGTK) by WebKitWebDriver, on a virtual screen,
 * since it has no headless mode.
 */
import { existsSync } from "node:fs";
import { aptInstall, hasApt } from "./apt.mjs";
import { ask, Failure, npmProgram, run } from "./run.mjs";

/** `path` is undefined for Playwright's own, which it finds by itself. @returns {Promise<{ path: string | undefined } | undefined>} undefined: none */
export async function findChromium() {
  const named = process.env.BUFFERPOOL_LAB_CHROMIUM;
  if (named) return { path: named };
  const { chromium } = await import("@playwright/test");
  if (existsSync(chromium.executablePath())) return { path: undefined };
  const system = "/usr/bin/chromium-headless-shell";
  return existsSync(system) && ask([system, "--version"]) !== undefined ? { path: system } : undefined;
}

/** `system`: packages of the system are asked for. @typedef {(say: (line: string) => void, options?: { system?: boolean }) => Promise<void>} Bring */

/**
 * Playwright's Chromium is installed in the user's cache. Debian's is a system package: unpacking it into a
 * folder would take dozens of libraries, which still look for their data and settings in the system.
 * @type {Bring}
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

const firefoxes = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];
export const findFirefox = () =>
  process.env.BUFFERPOOL_LAB_FIREFOX ?? firefoxes.find((path) => existsSync(path));
const hasWebKit = () => ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"].every((path) => existsSync(path));

/** By the name of their project in `e2e/browsers`. */
const browsers = [
  { name: "Firefox", found: () => findFirefox() !== undefined, packages: ["firefox-esr"] },
  { name: "WebKit", found: hasWebKit, packages: ["webkit2gtk-driver", "xvfb"] },
];
export const otherBrowsers = () => browsers.filter(({ found }) => found()).map(({ name }) => name);
const missing = () => browsers.filter(({ found }) => !found());

/** "left out: WebKit (…)", or nothing. */
export function leftOutTold() {
  const names = missing().map(({ name }) => name);
  const them = names.length === 1 ? "it" : "them";
  return names.length === 0
    ? ""
    : `left out: ${names.join(" and ")} ("npm run setup -- --system" installs ${them} on Debian)`;
}

/** Only optional tests depend on these browsers: one that cannot be installed is no error. @type {Bring} */
export async function bringOtherBrowsers(say, { system = false } = {}) {
  for (const { packages } of hasApt() ? missing() : [])
    try {
      await aptInstall(["--no-install-recommends", ...packages], { say, asked: system });
    } catch (error) {
      if (system || !(error instanceof Failure)) throw error;
    }
}
