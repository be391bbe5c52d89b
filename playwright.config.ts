import { defineConfig } from "@playwright/test";
import { ALL } from "./e2e/support/day.ts";
import { drawnBy } from "./e2e/support/draw.ts";
import { findChromium } from "./scripts/lib/browser.mjs";

/** A free one, that the server told: known from when it listens, which is before any worker reads this file. */
const port = process.env.BUFFERPOOL_LAB_E2E_PORT ?? 0;
/** A sub-path, as on GitHub Pages: an address that starts at the server's root would fail here. */
const base = "/lab/";
const executablePath = (await findChromium())?.path;

const onServer = Boolean(process.env.CI);
const quiet =
  "--disable-gpu --disable-background-networking --disable-component-update --disable-sync --no-first-run";
/**
 * For every page, Chromium draws a list of suggestions for its own address bar ahead: a second of work, as much as most
 * tests. The switch counts once, so what Playwright itself turns off is named again.
 */
const off = [
  "WebUIOmniboxPopup,WebUIOmniboxAimPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable",
  "LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch",
];
const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

// Once: workers read this file too. Not where a report may stand.
if (process.env.TEST_WORKER_INDEX === undefined) process.stderr.write(`presets: ${drawnBy}\n`);

export default defineConfig({
  testDir: "e2e",
  // Other browsers are driven in another way.
  testIgnore: "browsers/**",
  fullyParallel: true,
  forbidOnly: true,
  // Other sizes, themes, languages and presets of what a test of the day looks at, and long runs: `npm run test:all`.
  ...(!ALL && { grepInvert: /@all/ }),
  // One more than cores: a page that waits for its browser leaves one idle for a fifth of the time.
  workers: 3,
  // For a stall of the machine itself; what a test needed it for is named in the summary of `npm test`.
  retries: 1,
  // A machine that others use too makes a step wait for ten seconds; a test that passes never waits so long.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // Dots, so that what failed stands at the beginning of what a log keeps; the report has the rest.
  reporter: onServer ? [["dot"], ["html", { outputFolder: "playwright-report", open: "never" }]] : "list",
  // One set of pictures for all systems: see e2e/screens.spec.ts.
  snapshotPathTemplate: "e2e/screens/{arg}{ext}",
  use: {
    browserName: "chromium",
    // One page of the browser for many tests, emptied between them: a sixth of the time.
    reuseContext: true,
    // Tests say page.goto("./#/…"): a leading slash would leave the sub-path.
    // A test of the offline site allows it; for all others it would fetch the whole site each time.
    serviceWorkers: "block",
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // What a failed test did, step by step. Keeping track takes a third of the time again: it is done when a test is repeated.
    trace: "on-first-retry",
    // Room for a lab with a tab open; tests of other windows set their own.
    viewport: { width: 1366, height: 1000 },
    baseURL: `http://localhost:${port}${base}`,
    launchOptions: {
      args: [...quiet.split(" "), `--disable-features=${off}`, ...asRoot],
      ...(executablePath && { executablePath }),
    },
  },
  webServer: {
    command: `"${process.execPath}" e2e/support/preview.mjs ${base}`,
    wait: { stdout: /http:\/\/localhost:(?<BUFFERPOOL_LAB_E2E_PORT>\d+)\// },
    timeout: 120_000,
  },
});
