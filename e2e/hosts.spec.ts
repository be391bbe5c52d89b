/** Servers and frames on a bad day: a file that is not there, a frame that may do nothing, a tab that is open for long. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FrameLocator, Page } from "@playwright/test";
import { firstSteps } from "./support/links.ts";
import { listedPresets } from "./support/presets.ts";
import { settled } from "./support/settled.ts";
import { servePage, serveSite, site } from "./support/staticServer.ts";
import { expect, test } from "./support/test.ts";

const at = (page: Page | FrameLocator) => page.getByLabel("Position shown");
const step = (page: Page | FrameLocator) => page.getByRole("button", { name: "Step", exact: true });
const again = (page: Page) => page.getByRole("button", { name: "Try again" });

/** Scenes that need a part which is not there at first. */
const SCENES = ["clients=4", "flash=1", "log=1", "program=x"].map((more) => `preset=first-steps&${more}`);
const LATE = /\/assets\/(served|driven|logged|full|full_bg|browser)-/;

test("where a part that a scene needs does not arrive that is told, and the scene that was asked for comes with it", {
  tag: "@all",
}, async ({ page }) => {
  const server = await serveSite("/lab/");
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  for (const query of [...SCENES, "preset=twenty-clients", "preset=full-drive"])
    await test.step(query, async () => {
      const hash = `#/ace?v=1&${query}&at=3`;
      server.refuse(LATE);
      await page.goto("about:blank");
      await page.goto(`${server.address}${hash}`);
      await expect(page.getByRole("alert")).toContainText("could not be loaded");
      await expect(at(page), "no other scene").toHaveCount(0);
      server.refuse();
      await again(page).click();
      await expect(at(page)).toHaveText(/^3 \//);
      const asked = await page.getByLabel("Position shown").textContent();
      // On an open page the run at hand stays until the part is there.
      server.refuse(LATE);
      await page.goto("about:blank");
      await page.goto(`${server.address}#/ace?v=1&preset=first-steps&at=5`);
      await expect(at(page)).toHaveText("5 / 27");
      await page.evaluate((hash) => {
        location.hash = hash;
      }, hash);
      await expect(page.getByRole("alert")).toContainText("could not be loaded");
      await expect(at(page)).toHaveText("5 / 27");
      server.refuse();
      await again(page).click();
      await expect(at(page)).toHaveText(asked ?? "");
      await expect(page.getByText("could not be loaded")).toHaveCount(0);
    });
  expect(errors).toEqual([]);
  await server.close();
});

test("what the server does not have is told in its place, and comes when it is tried again", {
  tag: "@all",
}, async ({ page }) => {
  const server = await serveSite("/lab/");
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await test.step("an engine: the other pages stand", async () => {
    server.refuse(/ace_bg/);
    await page.goto(`${server.address}#/ace?v=1&preset=first-steps&at=5`);
    await expect(page.getByRole("alert")).toContainText("The engine could not be loaded: 404");
    await page.getByRole("link", { name: "Lessons" }).click();
    await expect(page.getByRole("heading", { name: "Lessons", level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("alert")).toBeVisible();
    server.refuse();
    await again(page).click();
    await expect(at(page)).toHaveText("5 / 27");
  });
  await test.step("parts of a lab, a language and a dialog: the run stays", async () => {
    server.refuse(/\/(Parameters|de|ForkDialog)-/);
    await page.getByRole("button", { name: "Parameters" }).click();
    const parameters = page.getByRole("complementary", { name: "Parameters" });
    await expect(parameters.getByRole("alert")).toContainText("could not be loaded");
    await step(page).click();
    await expect(at(page)).toHaveText("6 / 27");
    const over = page.getByRole("alert").last();
    await page.getByRole("combobox", { name: "Language" }).selectOption("de");
    await expect(over).toContainText("/de-");
    await page.getByRole("button", { name: "New lane" }).click();
    await expect(over).toContainText("/ForkDialog-");
    server.refuse();
    await again(page).last().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await again(page).click();
    await expect(
      parameters.getByRole("spinbutton").or(parameters.getByRole("textbox")).first(),
    ).toBeVisible();
    await expect(page.getByRole("alert")).toBeHidden();
  });
  await test.step("an older page than the server's: loaded again where it stands", async () => {
    server.refuse(/\/assets\/ShareOptions-/);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    const reload = page.getByRole("button", { name: "Reload the page" });
    await expect(reload).toBeVisible();
    server.refuse();
    const reloaded = page.waitForEvent("load");
    await reload.click();
    await reloaded;
    await expect(at(page)).toHaveText("6 / 27");
  });
  expect(errors).toEqual([]);
  await server.close();
});

test("a frame of no origin says what it needs; where its files come, it works without storage and workers", {
  tag: "@all",
}, async ({ page }) => {
  const framed = async (headers: Record<string, string>, work: (frame: FrameLocator) => Promise<void>) => {
    const server = await serveSite("/lab/", headers);
    const source = `${server.address}#/ace?v=1&preset=first-steps&at=5`;
    const host = await servePage(
      `<iframe sandbox="allow-scripts" width="1300" height="900" src="${source}"></iframe>`,
    );
    await page.goto(host.address);
    await work(page.frameLocator("iframe"));
    await server.close();
    await host.close();
  };
  await framed({}, (frame) => expect(frame.getByText("allow-scripts allow-same-origin")).toBeVisible());
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await framed({ "Access-Control-Allow-Origin": "*" }, async (frame) => {
    await expect(frame.getByText("allow-same-origin")).toBeHidden();
    await step(frame).click();
    await expect(at(frame)).toHaveText("6 / 27");
    await frame.getByRole("link", { name: "Figures" }).click();
    await frame
      .getByRole("link", { name: /Four policies/ })
      .first()
      .click();
    await frame.getByRole("button", { name: "Run", exact: true }).click();
    await expect(frame.getByRole("alert")).toContainText("cannot be accessed");
    await expect(frame.getByRole("button", { name: "Run", exact: true })).toBeVisible();
  });
  expect(errors).toEqual([]);
});

test("a host that forbids frames is told as the reason why an own policy does not run, and the wait for it can be ended", {
  tag: "@all",
}, async ({ page }) => {
  test.setTimeout(120_000);
  const server = await serveSite("/lab/", { "X-Frame-Options": "DENY" });
  await page.goto(`${server.address}#/ace?v=1&preset=first-steps&at=5`);
  await expect(at(page)).toHaveText("5 / 27");
  const ask = () =>
    page.evaluate(() => {
      location.hash = "#/ace?v=1&preset=first-steps&lanes=own-policy~baseline,lru~ace&at=6";
    });
  await ask();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(at(page)).toHaveText("5 / 27");
  await page.evaluate(() => {
    location.hash = "#/ace?v=1&preset=first-steps&at=5";
  });
  await ask();
  await expect(page.getByRole("alert")).toContainText("must not send X-Frame-Options: DENY", {
    timeout: 60_000,
  });
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(at(page)).toHaveText("5 / 27");
  await server.close();
});

/** Memory of the engine: it never shrinks. */
const engineBytes = () =>
  (window as unknown as { bufferpoolLab: { engineBytes: () => number } }).bufferpoolLab.engineBytes();

test("changes of preset leave nothing behind: elements, listeners and the engine's memory are level", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(firstSteps("at=5"));
  const browser = await page.context().newCDPSession(page);
  const presets = (await listedPresets(page)).map(({ id }) => id).slice(0, 5);
  /** All presets, and back to the first one. */
  const round = async () => {
    for (const preset of [...presets, presets[0] ?? ""]) {
      await lab.choosePreset(preset);
      await step(page).click();
    }
    await settled(page);
  };
  /** Without what only waits to be collected: between two collections that may be thousands. */
  const counted = async () => {
    await browser.send("HeapProfiler.collectGarbage");
    const counters = await browser.send("Memory.getDOMCounters");
    return { ...counters, engineBytes: await page.evaluate(engineBytes) };
  };
  await round();
  await counted();
  const before = await counted();
  await round();
  await expect.poll(counted).toEqual(before);
});

test("a link away is the licence of all that the site holds of others: packages, crates, the service worker's parts", async ({
  page,
  lab: _,
}) => {
  await page.goto("./#/lessons");
  const href = await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Licences" })
    .getAttribute("href");
  const told = await (await page.request.get(String(href))).text();
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const packages = Object.entries(dependencies).map(([name, version]) => `${name} ${version} (`);
  const worker = readFileSync(join(site, "sw.js"), "latin1").matchAll(/workbox:([a-z]+):[\d.]+/g);
  const parts = [...worker].map(([, name]) => `workbox-${name} `);
  const assets = readdirSync(join(site, "assets")).filter((name) => name.endsWith(".wasm"));
  // Where a crate's code fails, the module names its file.
  const crates = assets.flatMap((name) => {
    const module = readFileSync(join(site, "assets", name), "latin1");
    const files = module.matchAll(/registry\/src\/[^/]+\/([\w-]+)-(\d+\.\d+\.\d+)\/src/g);
    return [...files].map(([, crate, version]) => `${crate} ${version} (`);
  });
  expect([packages.length > 20, parts.length > 2, crates.length > 5]).toEqual([true, true, true]);
  expect([...packages, ...parts, ...crates].filter((name) => !told.includes(name))).toEqual([]);
});
