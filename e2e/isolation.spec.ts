/** What runs code from elsewhere stays apart from the site, whoever frames it; what a page once put among the kept files goes. */
import { expect, test } from "@playwright/test";
import { type StaticServer, servePage, serveSite } from "./support/staticServer.ts";

test.use({ serviceWorkers: "allow", reuseContext: false });

/** Frames the sandbox as another site would, sends it a program, and gives what it heard. */
const framing = ({ address }: StaticServer, attributes: string) => `<!doctype html><title>Another site</title>
<iframe id="frame" ${attributes} src="${address}sandbox.html"></iframe>
<script>
  window.heard = [];
  addEventListener("message", ({ data }) => heard.push(JSON.stringify(data)));
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => heard.push(data);
  document.getElementById("frame").onload = ({ target }) =>
    target.contentWindow.postMessage({ code: "onmessage = ({ ports: [port] }) => port.postMessage('ran in ' + self.origin)" }, "*", [port2]);
</script>`;

const heardOf = (page: import("@playwright/test").Page) =>
  page.waitForFunction(
    () =>
      (window as unknown as { heard: string[] }).heard.length > 0 &&
      (window as unknown as { heard: string[] }).heard,
  );

for (const [how, attributes, heard] of [
  ["without sandbox it runs nothing, and says why", "", "does nothing here"],
  [
    "with the site's origin given back it runs nothing either",
    'sandbox="allow-scripts allow-same-origin"',
    "does nothing here",
  ],
  ["in a frame of no origin it runs apart from the site", 'sandbox="allow-scripts"', "ran in null"],
] as const)
  test(`the sandbox, framed by another site: ${how}`, async ({ page }) => {
    const server = await serveSite("/lab/");
    const other = await servePage(framing(server, attributes));
    await page.goto(other.address);
    expect(await (await heardOf(page)).jsonValue()).toEqual([expect.stringContaining(heard)]);
    await Promise.all([other.close(), server.close()]);
  });

test("a newer version fetches all anew: what was put in place of a kept page is gone with it", {
  tag: "@all",
}, async ({ page }) => {
  const server = await serveSite("/lab/");
  await page.goto(server.address);
  await page.getByRole("link", { name: "Step through it" }).waitFor();
  const replaced = await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== "activated") await new Promise((resolve) => setTimeout(resolve, 50));
    const [name = ""] = await caches.keys();
    const cache = await caches.open(name);
    const [kept] = (await cache.keys()).filter(({ url }) => url.includes("/index.html"));
    if (kept !== undefined)
      await cache.put(kept, new Response("<h1>OWNED</h1>", { headers: { "Content-Type": "text/html" } }));
    return name;
  });
  await page.reload();
  await expect(page.getByRole("heading", { name: "OWNED" })).toBeVisible();
  // Another version, as a build of anything else writes it: another name for what it keeps.
  server.amend("sw.js", (body) => body.replace(/(?<=prefix:")[0-9a-f]{16}/, "0123456789abcdef"));
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const waiting = registration?.installing ?? registration?.waiting;
    while (waiting?.state === "installing") await new Promise((resolve) => setTimeout(resolve, 50));
    waiting?.postMessage({ type: "SKIP_WAITING" });
    while (waiting?.state !== "activated") await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await page.reload();
  await expect(page.getByRole("link", { name: "Step through it" })).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).not.toContain(replaced);
  await server.close();
});
