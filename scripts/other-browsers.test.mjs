import { afterEach, expect, test, vi } from "vitest";

/** @type {Set<string>} */
const there = vi.hoisted(() => new Set());
vi.mock("node:fs", async (original) => ({
  .../** @type {object} */ (await original()),
  existsSync: (/** @type {string} */ path) => there.has(path),
}));

const { bringOtherBrowsers, findFirefox, leftOutTold, otherBrowsers } = await import("./lib/browser.mjs");

afterEach(() => {
  there.clear();
  vi.unstubAllEnvs();
});

test("a browser that is not there is left out, which is said with how to have it", () => {
  expect(otherBrowsers()).toEqual([]);
  expect(leftOutTold()).toBe(
    'left out: Firefox and WebKit ("npm run setup -- --system" installs them on Debian)',
  );
  there.add("/usr/bin/firefox");
  expect(otherBrowsers()).toEqual(["Firefox"]);
  expect(leftOutTold()).toBe('left out: WebKit ("npm run setup -- --system" installs it on Debian)');
  // Without a screen its driver starts nothing.
  there.add("/usr/bin/WebKitWebDriver");
  expect(otherBrowsers()).toEqual(["Firefox"]);
  there.add("/usr/bin/Xvfb");
  expect(otherBrowsers()).toEqual(["Firefox", "WebKit"]);
  expect(leftOutTold()).toBe("");
});

test("a Firefox that is named is taken", () => {
  vi.stubEnv("BUFFERPOOL_LAB_FIREFOX", "/opt/firefox/firefox");
  expect(findFirefox()).toBe("/opt/firefox/firefox");
});

test("where no package can be installed, set-up goes on without a word", async () => {
  const say = vi.fn();
  await bringOtherBrowsers(say);
  expect(say).not.toHaveBeenCalled();
});
