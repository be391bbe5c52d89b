/** What is tried in other browsers than Chromium, in one window from the first test to the last. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { DrivenLab } from "../support/lab.ts";
import { breaches, labs, presetsOf, ways } from "../support/layoutWays.ts";
import { firstSteps, hybrid } from "../support/links.ts";
import { link } from "../support/page.ts";
import { openRoute, routes } from "../support/routes.ts";
import { settled } from "../support/settled.ts";
import { smoke } from "../support/smoke.ts";
import { type StaticServer, serveSite, site } from "../support/staticServer.ts";
import { type BrowserPage, drivenPage, inPage } from "./drivenPage.ts";
import { type Remote, startFirefox, startWebKit } from "./remote.ts";

/** Of the layout laws; each in one way. */
const PRESETS = 10;

const test = base.extend<{ driven: BrowserPage }, { remote: Remote; server: StaticServer }>({
  remote: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
    async ({}, use, { project }) => {
      const remote = await (project.name === "Firefox" ? startFirefox(project.outputDir) : startWebKit());
      await use(remote);
      await remote.end();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const server = await serveSite("/lab/");
      const script = /src="\.\/(assets\/index-[^"]+\.js)"/.exec(
        readFileSync(join(site, "index.html"), "utf8"),
      )?.[1];
      if (script === undefined) throw new Error("dist/index.html loads no script");
      server.amend(script, (body) => inPage + body);
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  driven: async ({ remote, server }, use) => {
    const page = drivenPage(remote, server.address);
    await page.setViewportSize({ width: 1366, height: 1000 });
    await use(page);
    await page.evaluate(() => {
      if (location.protocol === "http:") localStorage.clear();
    });
    expect(await page.complaints()).toEqual([]);
    await page.goto("about:blank");
  },
});

for (const { name, attempt } of smoke) test(name, ({ driven }) => attempt(driven));

test("every page opens", async ({ driven }) => {
  await driven.goto("./#/accessibility");
  const complaints: string[] = [];
  for (const { name, hash, ready, again } of routes) {
    const before = await driven.evaluate(() => document.title);
    await link(driven, hash);
    // Each has one of its own.
    if (again !== true) await driven.waitForFunction((before) => document.title !== before, before);
    await ready(driven);
    await settled(driven);
    complaints.push(...(await driven.complaints()).map((line) => `${name}: ${line}`));
  }
  expect(complaints).toEqual([]);
});

test("chosen in the heading, the language is German from then on", async ({ driven }) => {
  const lab = new DrivenLab(driven);
  await lab.open(firstSteps("at=9"));
  await driven.getByRole("combobox", { name: "Language" }).selectOption("de");
  const step = driven.getByRole("button", { name: "Schritt", exact: true });
  await step.click();
  await lab.at(10);
  const sentence = () =>
    driven.evaluate(() => document.querySelector("[data-testid=sentence-0]")?.textContent);
  expect(await sentence()).toMatch(/^Schreiben von Seite 9: Fehlzugriff/);
  await driven.goto("about:blank");
  await driven.goto(`./#${firstSteps()}`);
  await step.waitFor();
  expect(await driven.evaluate(() => document.documentElement.lang)).toBe("de");
});

test("what belongs together is in view", async ({ driven }) => {
  const lab = new DrivenLab(driven);
  await lab.open(firstSteps());
  await driven.evaluate(() => localStorage.setItem("bufferpool-lab-tab", ""));
  const scenes = [];
  for (const { path, parts } of labs)
    scenes.push(...(await presetsOf(driven, path)).map((scene) => ({ scene, parts })));
  const found: string[] = [];
  for (let number = 0; number < PRESETS; number += 1) {
    const way = ways[number % ways.length];
    const chosen = scenes[Math.floor((number * scenes.length) / PRESETS)];
    if (way === undefined || chosen === undefined) throw new Error("fewer presets than are looked at");
    await driven.setViewportSize(way.size);
    found.push(...(await breaches(driven, way, chosen.scene, chosen.parts)));
  }
  expect(found).toEqual([]);
});

// The last: its network does not come back.
test("after one visit labs, lessons and figures are there without a network", async ({ driven, server }) => {
  await driven.goto("./");
  const begin = driven.getByRole("link", { name: "Step through it" });
  await begin.waitFor();
  await driven.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== "activated") await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await server.close();
  await driven.goto("about:blank");
  await driven.goto("./");
  await begin.waitFor();
  for (const scene of [firstSteps("at=3"), hybrid("ten-pages", "at=3")]) {
    const lab = new DrivenLab(driven);
    await lab.open(scene);
    await lab.stepBy("ArrowRight", 4);
  }
  for (const route of routes.filter(({ name }) => ["a lesson", "a figure"].includes(name)))
    await openRoute(driven, route);
});
