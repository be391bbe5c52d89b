/**
 * The browsers that tests use in addition to Chromium, unmodified and driven by their own protocols: Firefox
 * by Marionette, WebKit (WebKitGTK) by WebKitWebDriver, on a virtual screen, since it has no headless mode.
 */
import { existsSync } from "node:fs";
import { aptInstall, hasApt } from "./apt.mjs";
import { Failure } from "./run.mjs";

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
  return names.length === 0
    ? ""
    : `left out: ${names.join(" and ")} ("npm run setup -- --system" installs ${names.length === 1 ? "it" : "them"} on Debian)`;
}

/**
 * Only optional tests depend on these browsers: a browser that cannot be installed is reported, not fatal.
 * @param {(line: string) => void} say
 * @param {{ system?: boolean }} [options] `system`: packages of the system are asked for
 */
export async function bringOtherBrowsers(say, { system = false } = {}) {
  if (!hasApt()) return;
  for (const { packages } of missing()) {
    try {
      await aptInstall(["--no-install-recommends", ...packages], { say, asked: system });
    } catch (error) {
      if (system || !(error instanceof Failure)) throw error;
    }
  }
}
