/** The tests of other browsers than Chromium: those that are there, each in a process of its own. */
import { defineConfig } from "@playwright/test";
import { otherBrowsers } from "../../scripts/lib/browser.mjs";

const browsers = otherBrowsers();

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/browsers",
  forbidOnly: true,
  workers: 2,
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  projects: browsers.map((name) => ({ name })),
  // Without projects there would be one without a name.
  ...(browsers.length === 0 && { testIgnore: "**" }),
});
