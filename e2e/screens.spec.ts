/**
 * The main scenes as pictures, compared with those in `e2e/screens`: what no other test sees, such as a shifted lane or a
 * lost colour. The page's own face makes them alike on every machine; what is left of differences between machines is
 * allowed for. After a change that is meant: `npx playwright test e2e/screens.spec.ts --update-snapshots`, look, commit.
 */

import type { Page } from "@playwright/test";
import { byDay } from "./support/day.ts";
import type { Driven } from "./support/driven.ts";
import { openRoute, type SiteRoute } from "./support/routes.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";
import { chooseTheme, type themes } from "./support/themes.ts";

test.use({
  // A style sheet of the test's own, which the page's policy would refuse.
  bypassCSP: true,
  contextOptions: { reducedMotion: "reduce" },
});

const step = async (page: Driven) => {
  await page.getByRole("button", { name: "Step", exact: true }).waitFor();
};
const heading = async (page: Driven) => {
  await page.getByRole("heading", { level: 1 }).waitFor();
};
/** Where the preset opens, unless more says otherwise. */
const preset = (id: string, more = "") => `/ace?v=1&preset=${id}${more}`;

interface Scene extends SiteRoute {
  theme?: (typeof themes)[number];
  width?: number;
  height?: number;
}

const phone = { width: 390, height: 844 };
const scenes: readonly Scene[] = [
  { name: "lab", hash: preset("first-steps"), ready: step },
  { name: "lab-dark", hash: preset("first-steps"), ready: step, theme: "dark" },
  { name: "lab-phone", hash: preset("first-steps"), ready: step, ...phone },
  { name: "clock-sweep", hash: preset("clock-sweep"), ready: step },
  { name: "clean-first-window", hash: preset("cflru-spares"), ready: step },
  { name: "cold-flags", hash: preset("lru-wsr-flags"), ready: step },
  { name: "prefetching", hash: preset("prefetch-stream"), ready: step },
  { name: "hundred-frames", hash: preset("poster", "&at=2000&frames=100"), ready: step, theme: "dark" },
  { name: "presentation", hash: preset("lru-wsr-flags", "&present=1"), ready: heading },
  { name: "embed", hash: preset("slides-lru", "&at=1&embed=1"), ready: heading, width: 800, height: 600 },
  { name: "hybrid", hash: "/hybrid?v=1&preset=ten-pages&page=7", ready: step },
  { name: "hybrid-queues", hash: "/hybrid?v=1&preset=cost-queues&at=90", ready: step, theme: "dark" },
  { name: "exercise", hash: preset("slides-lru", "&at=0&task=predict"), ready: heading },
  { name: "lesson", hash: "/lessons/ace?seed=7", ready: heading },
  { name: "teacher-notes", hash: "/lessons/ace/notes", ready: heading },
  { name: "lessons", hash: "/lessons", ready: heading },
  { name: "figure", hash: "/figures/poster-1", ready: heading },
];

/** Less than a cell, less than a number in it: what differs between machines are edges, which are not counted at all. */
const tolerance = { threshold: 0.2, maxDiffPixels: 20 };
const still = { animations: "disabled", caret: "hide", scale: "css" } as const;

/** Opens a scene as it stands on its picture. */
async function lookAt(name: string, page: Page): Promise<Scene> {
  const scene = scenes.find((each) => each.name === name);
  if (scene === undefined) throw new Error(`no scene ${name}`);
  await page.setViewportSize({ width: scene.width ?? 1366, height: scene.height ?? 768 });
  await chooseTheme(page, scene.theme ?? "light");
  await page.addInitScript(() => {
    // As a reader sees it first: no tab was opened by hand.
    if (location.protocol.startsWith("http")) localStorage.setItem("bufferpool-lab-tab", "");
  });
  await openRoute(page, scene);
  // No caret is drawn that blinks.
  await page.addStyleTag({ content: "* { caret-color: transparent !important; }" });
  await settled(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return scene;
}

/** One of each kind of page. */
const daily = ["lab", "presentation", "embed", "hybrid", "exercise", "lesson", "lessons", "figure"];

for (const scene of scenes) {
  test(`${scene.name} looks as it did`, byDay(daily.includes(scene.name)), async ({ page, lab: _ }) => {
    await lookAt(scene.name, page);
    await expect(page).toHaveScreenshot(`${scene.name}.png`, tolerance);
  });
}

test("a cell of another colour, and a page of another number, are seen", { tag: "@all" }, async ({
  page,
  lab: _,
}) => {
  const scene = await lookAt("lab", page);
  expect(await page.screenshot(still)).toMatchSnapshot(`${scene.name}.png`, tolerance);
  const cell = page.locator("[data-frame]").first();
  const fill = await cell.locator("rect").first().getAttribute("class");
  const repaint = (name: string) =>
    cell
      .locator("rect")
      .first()
      .evaluate((face, name) => face.setAttribute("class", name), name);
  await repaint(
    (fill ?? "").replace(/fill-(clean|dirty)/, (_, state) => `fill-${state === "clean" ? "dirty" : "clean"}`),
  );
  expect(await page.screenshot(still)).not.toMatchSnapshot(`${scene.name}.png`, tolerance);
  await repaint(fill ?? "");
  expect(await page.screenshot(still)).toMatchSnapshot(`${scene.name}.png`, tolerance);
  await cell.locator("text[text-anchor=middle]").evaluate((words) => {
    words.textContent = "8";
  });
  expect(await page.screenshot(still)).not.toMatchSnapshot(`${scene.name}.png`, tolerance);
});
