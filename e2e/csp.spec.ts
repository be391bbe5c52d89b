import { everyPolicy, hybrid, pbm, tenThousandFrames } from "./support/links.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";

declare global {
  interface Window {
    breaches: string[];
  }
}

test("a whole session keeps to the page's policy, and asks no other host for anything", {
  tag: "@all",
}, async ({ lab, page, baseURL }) => {
  await page.addInitScript(() => {
    window.breaches = [];
    addEventListener("securitypolicyviolation", (event) => {
      window.breaches.push(`${event.violatedDirective}: ${event.blockedURI}`);
    });
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const breaches = () => page.evaluate(() => window.breaches);

  await lab.open();
  await lab.walk("ArrowRight", 27);
  await lab.showParameters();
  await page.getByRole("button", { name: "Help: Devices" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Keys" }).click();
  await page.keyboard.press("Escape");
  await lab.sharedLink();
  await page.getByRole("button", { name: /^Theme:/ }).click();
  await lab.openFile("mine.csv", "R,1\nW,2\n");
  await expect.poll(() => lab.requests()).toBe(2);
  for (const label of ["Counters (CSV)", "Pools (SVG)", "Pools (PNG)", "Curves (PNG)"])
    await lab.exported(label);
  expect(await breaches()).toEqual([]);
  const pool = (frames: number) => page.getByRole("img", { name: new RegExp(`: pool of ${frames} frames`) });
  for (const [link, last] of [
    [everyPolicy(100), pool(12).first()],
    [tenThousandFrames(20_000, 15_000), pool(10_000).first()],
    [
      hybrid("cost-queues", "at=90"),
      page.getByRole("button", { name: /^About Hybrid, cost segment/ }).first(),
    ],
    [pbm("buckets", "at=600"), page.getByRole("button", { name: /^About PBM-PQ/ }).first()],
    ["/lessons/write-cost?part=inside-an-ssd", page.getByRole("group", { name: "Inside an SSD" })],
    ["/figures/poster-1", page.getByRole("heading", { level: 1, name: /Poster/ })],
  ] as const) {
    await page.evaluate((link) => {
      location.hash = link;
    }, link);
    await expect(last).toBeVisible();
    await settled(page);
  }
  expect(await breaches()).toEqual([]);

  const own = new URL(baseURL ?? "");
  const others = asked.filter((url) => /^https?:/.test(url) && !url.startsWith(own.href));
  expect(others).toEqual([]);
  // Nothing else came out of the air either: addresses of data made in the page, if any.
  expect(asked.filter((url) => !/^(https?|blob|data|about):/.test(url))).toEqual([]);
});

test("the policy is strict: only the page's own, and WebAssembly", async ({ page }) => {
  await page.goto("./");
  const policy =
    (await page.locator("meta[http-equiv=Content-Security-Policy]").getAttribute("content")) ?? "";
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|\*|https?:/);
  // It holds: a script and a style that someone slips in are not run.
  const slipped = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'slipped in'";
    document.body.append(script);
    return document.title;
  });
  expect(slipped).toMatch(/Bufferpool Lab$/);
});
