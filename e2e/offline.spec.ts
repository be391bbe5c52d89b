import { pathToFileURL } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { LabPage } from "./support/lab.ts";
import { type StaticServer, serveSite, site } from "./support/staticServer.ts";

// A network that is off, and what a site keeps, would be there for the next test.
test.use({ serviceWorkers: "allow", reuseContext: false });

const path = "/courses/databases-2026/lab/";

/** Opens the site's first page and waits until all of the site is kept. */
async function firstVisit(page: Page, server: StaticServer): Promise<void> {
  await page.goto(server.address);
  await page.getByRole("link", { name: "Step through it" }).waitFor();
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== "activated") await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

const at = (page: Page) => page.getByLabel("Position shown");

test("after one visit the lab opens, steps and reopens a link without a network", async ({ page }) => {
  const server = await serveSite(path);
  await firstVisit(page, server);
  await server.close();
  await page.reload();
  await page.goto(`${server.address}#/ace`);
  await expect(at(page)).toHaveText("15 / 27");
  await page.goto("about:blank");
  await page.goto(`${server.address}#/ace?v=1&preset=first-steps&at=0`);
  await page.getByRole("button", { name: "Step", exact: true }).click();
  await expect(at(page)).toHaveText("1 / 27");
  await page.goto("about:blank");
  await page.goto(`${server.address}#/ace?v=1&preset=poster&at=100`);
  await expect(at(page)).toHaveText(/^100 \//);
});

test("without a network the routes that were never opened are there too", { tag: "@all" }, async ({
  page,
  context,
}) => {
  const server = await serveSite(path);
  await firstVisit(page, server);
  await server.close();
  await context.setOffline(true);
  await page.goto("about:blank");
  await page.goto(`${server.address}#/figures`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Figures/);
  await page.goto("about:blank");
  await page.goto(`${server.address}#/figures/poster-1`);
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.getByText(/computed here/i).first()).toBeVisible();
});

test("without a network the flash + magnetic lab is there too, its words in German and the reader of its files", {
  tag: "@all",
}, async ({ page, context }) => {
  const server = await serveSite(path);
  await firstVisit(page, server);
  await server.close();
  await context.setOffline(true);
  await page.goto("about:blank");
  await page.goto(`${server.address}#/hybrid?v=1&preset=ten-pages&at=23&lang=de`);
  await page.getByRole("button", { name: "Schritt", exact: true }).click();
  await expect(page.getByTestId("sentence-0")).toContainText("also wechselt sie: Das Schreiben auf Flash");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Mehr zu dieser Szene" }).click();
  await page.getByRole("button", { name: "Öffnen", exact: true }).click();
  await (await chooser).setFiles({
    name: "a.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("R,0\nN,1\nF,\n"),
  });
  await expect(page.getByRole("slider", { name: "Position" })).toHaveAttribute("max", "3");
});

test("the address with the name of its file is kept as well", { tag: "@all" }, async ({ page }) => {
  const server = await serveSite(path);
  await firstVisit(page, server);
  await server.close();
  await page.goto(`${server.address}index.html#/ace?v=1&preset=first-steps&at=3`);
  await expect(at(page)).toHaveText("3 / 27");
});

test("the folder runs in any sub-path of a server that knows no WebAssembly and lost the service worker", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  const server = await serveSite("/a/b~c/d/");
  server.refuse(/sw\.js$/);
  const asked = page.waitForEvent("console", (message) => /404/.test(message.text()));
  await page.goto(`${server.address}#/ace?v=1&preset=first-steps&at=5`);
  await expect(at(page)).toHaveText("5 / 27");
  await asked;
  expect(errors).toEqual([]);
  await server.close();
});

/** Another version: with a cache of its own, for which all is fetched anew. */
const newer = (sw: string) => sw.replace(/"[0-9a-f]{16}"/, '"0000000000000000"');

/** Puts something else in the place of what the browser keeps. */
const damage = (page: Page, name: string) =>
  page.evaluate(async (name) => {
    for (const key of await caches.keys()) {
      const cache = await caches.open(key);
      for (const request of await cache.keys())
        if (new RegExp(name).test(request.url))
          await cache.put(
            request,
            new Response("<h1>LOG IN</h1>", { headers: { "Content-Type": "text/html" } }),
          );
    }
  }, name);

const whole = (page: Page) => page.getByRole("link", { name: "Step through it" });

test("nothing that a server answers in the place of a file is kept: not at first, and not by an update", {
  tag: "@all",
}, async ({ page }) => {
  const server = await serveSite(path);
  server.pretend(/\/assets\/SqlPage-/);
  await page.goto(server.address);
  await whole(page).waitFor();
  await expect.poll(() => server.pretended()).toBeGreaterThan(0);
  const isRegistered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
  await expect.poll(isRegistered).toBe(false);
  server.pretend();
  await firstVisit(page, server);
  server.amend("sw.js", newer);
  server.pretend(/\/assets\/SqlPage-/);
  await page.reload();
  await expect.poll(() => server.pretended()).toBeGreaterThan(0);
  const onItsWay = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return [registration?.installing, registration?.waiting].some((worker) => worker != null);
    });
  await expect.poll(onItsWay).toBe(false);
  await expect(page.getByRole("button", { name: "Load it now" })).toHaveCount(0);
  await server.close();
  await page.goto(`${server.address}#/sql`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What your query asks the pool for");
});

test("a page that does not start, since what is kept is damaged, lets go of it, begins anew and says so", {
  tag: "@all",
}, async ({ page }) => {
  const server = await serveSite(path);
  await firstVisit(page, server);
  await damage(page, "assets/index-.*\\.js");
  await page.reload();
  await expect(whole(page)).toBeVisible();
  await expect(page.getByText("What this browser had kept of this site was damaged")).toBeVisible();
  await server.close();
});

test("a newer version comes in by itself where no page of the one before works", { tag: "@all" }, async ({
  page,
}) => {
  const server = await serveSite(path);
  await firstVisit(page, server);
  await damage(page, "index\\.html");
  await page.reload();
  await expect(page.getByRole("heading", { name: "LOG IN" })).toBeVisible();
  server.amend("sw.js", newer);
  await expect(async () => {
    await page.reload();
    await expect(whole(page)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await server.close();
});

test("a newer version waits until the reader asks for it; another tab says so, and keeps its run and own trace", {
  tag: "@all",
}, async ({ page, context }) => {
  const server = await serveSite(path);
  await firstVisit(page, server);
  await page.goto(`${server.address}#/ace?v=1&preset=first-steps&at=3`);
  await page.reload();
  // Any other bytes are another version.
  server.amend("sw.js", (body) => `${body}\n// newer`);
  await page.reload();
  const load = page.getByRole("button", { name: "Load it now" });
  await expect(load).toBeVisible();
  await expect(at(page)).toHaveText("3 / 27");
  const other = new LabPage(await context.newPage());
  await other.page.goto(`${server.address}#/ace?v=1&preset=first-steps&at=0`);
  await other.openFile("mine.csv", "R,1\nW,2\nR,3\nW,1\nR,5\n");
  // Of the file: the preset stands at 0 too, until it has been read.
  await expect(at(other.page)).toHaveText("0 / 5");
  await other.scrub(3);
  const before = await other.serialised();
  const reloaded = page.waitForEvent("load");
  await load.click();
  await reloaded;
  await expect(at(page)).toHaveText("3 / 27");
  await expect(load).toBeHidden();
  await expect(other.page.getByText(/Another tab has loaded a newer version/)).toBeVisible();
  await other.at(3);
  const otherReloaded = other.page.waitForEvent("load");
  await other.page.getByRole("button", { name: "Load it now" }).click();
  await otherReloaded;
  await expect(at(other.page)).toHaveText("3 / 5");
  expect(await other.serialised()).toBe(before);
  await expect(other.page.getByRole("alert")).toBeHidden();
  await server.close();
});

test("opened as a file, the page says how to serve it", async ({ page }) => {
  await page.goto(pathToFileURL(`${site}/index.html`).href);
  await expect(page.getByText("python3 -m http.server")).toBeVisible();
});

test("served, it says nothing of that, until its script has not come for a while", async ({ page }) => {
  const server = await serveSite(path);
  server.refuse(/\/index-[\w-]+\.js$/);
  await page.goto(server.address);
  await expect(page.getByText("A database keeps pages")).toBeVisible();
  await expect(page.getByText("a file did not arrive")).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(page.getByText("a file did not arrive")).toBeVisible();
  await server.close();
});
