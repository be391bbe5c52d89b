/** A page that the browser translates works as any other: what moves is not translated, and what is translated does not move. */
import { draw } from "./support/draw.ts";
import { link } from "./support/page.ts";
import { openRoute, routes } from "./support/routes.ts";
import { smoke } from "./support/smoke.ts";
import { expect, test } from "./support/test.ts";
import { translate } from "./support/translation.ts";

for (const { name, attempt } of draw(smoke, 1, "translation"))
  test(`translated: ${name}`, async ({ page, lab: _ }) => {
    await translate(page);
    await attempt(page);
  });

for (const route of draw(routes, 1, "translation of routes"))
  test(`translated: ${route.name} opens, speaks another language, is left and comes back`, async ({
    page,
    lab: _,
  }) => {
    await translate(page);
    await openRoute(page, route);
    const language = page.getByRole("combobox", { name: "Language" }).first();
    if (await language.isVisible()) {
      await language.selectOption("de");
      await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe("de");
    }
    await link(page, "/figures");
    await page.getByRole("heading", { level: 1, name: /^(Figures|Abbildungen)$/ }).waitFor();
    await link(page, `${route.hash}${route.hash.includes("?") ? "&" : "?"}lang=en`);
    await route.ready(page);
  });

test("a lesson's prose is translated, numbers and scenes are not", async ({ page, lab: _ }) => {
  await translate(page);
  const [route] = routes.filter(({ hash }) => hash === "/lessons/ace");
  if (route === undefined) throw new Error("no such route");
  await openRoute(page, route);
  await page.waitForFunction(() => document.querySelector("main p font font") !== null);
  expect(await page.locator("[data-scene] font, [data-lane] font, .tabular-nums font").count()).toBe(0);
});
