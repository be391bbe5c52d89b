/** Figures that explain, in their lessons: stepped by keyboard, in both themes and on a phone, without a breach that axe finds. */
import type { Page } from "@playwright/test";
import { violationsInThemes } from "./support/axe.ts";
import { link } from "./support/page.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";

/** One picture, drawn step by step or as a whole. */
const explaining = "main figure.my-6";

test.beforeEach(async ({ page }) => {
  await page.goto("./#/lessons/write-cost?part=inside-an-ssd");
});

test("inside an SSD: a garbage collection by keyboard alone, forwards and back", async ({ lab, page }) => {
  expect(lab).toBeDefined();
  const figure = page.getByRole("group", { name: "Inside an SSD" });
  await figure.getByRole("button", { name: "To next garbage collection" }).focus();
  await page.keyboard.press("Enter");
  await expect(figure.getByRole("status")).toContainText("garbage collection chooses block 3");
  await settled(page);
  const chosen = await figure.locator("svg[role=img] text").allTextContents();
  for (const said of ["F2 is still valid", "Block 3 is erased", "garbage collection chooses block 0"]) {
    await page.keyboard.press("ArrowRight");
    await expect(figure.getByRole("status")).toContainText(said);
  }
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowLeft");
  const texts = async () => (await figure.locator("svg[role=img] text").allTextContents()).sort();
  await expect.poll(texts).toEqual(chosen.sort());
});

test("only a page that garbage collection moves glides, and none for who wants less motion", {
  tag: "@all",
}, async ({ page }) => {
  const figure = page.getByRole("group", { name: "Inside an SSD" });
  const duration = () =>
    figure
      .locator("svg[role=img] > g")
      .evaluateAll(
        (cells) =>
          cells.filter((cell) => getComputedStyle(cell).transitionProperty.includes("transform")).length,
      );
  await expect.poll(duration).toBe(12);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(duration).toBe(0);
});

/** Lessons with pictures that explain, and what is opened or pointed at in them; a section in the link shows what predictions hide. */
const lessons: readonly (readonly [id: string, opened: (page: Page) => Promise<void>])[] = [
  [
    "write-cost?part=inside-an-ssd",
    (page) => page.getByRole("button", { name: "To next garbage collection" }).click(),
  ],
  ["ace?part=a-second-decision", (page) => page.getByRole("button", { name: "CFLRU", exact: true }).focus()],
  [
    "ace?part=one-page-has-to-leave",
    (page) =>
      page
        .getByRole("group", { name: "A miss on its way through ACE" })
        .getByRole("button", { name: "To end" })
        .click(),
  ],
];

for (const width of [1366, 320]) {
  test(`axe, ${width} px; nothing is wider than its figure`, { tag: "@all" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 800 });
    for (const [id, opened] of lessons) {
      await link(page, `/lessons/${id}`);
      await opened(page);
      // A lesson shows lanes too, and those have tests of their own.
      expect(await violationsInThemes(page, explaining, ["light", "dark"]), id).toEqual([]);
      await settled(page);
      const wider = await page
        .locator(explaining)
        .evaluateAll((parts) => parts.map((part) => part.scrollWidth - part.clientWidth));
      expect(Math.max(...wider), id).toBe(0);
    }
  });
}

test("German words, longer ones, fit into 320 px too", { tag: "@all" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.evaluate(() => localStorage.setItem("bufferpool-lab-language", "de"));
  await page.reload();
  await page.getByRole("button", { name: "Zur nächsten Speicherbereinigung" }).click();
  for (const [id] of lessons) {
    await link(page, `/lessons/${id}`);
    await page.locator(explaining).first().waitFor();
    await settled(page);
    const wider = await page.locator(explaining).evaluateAll((parts) =>
      parts.flatMap((part) =>
        [...part.querySelectorAll("*")]
          .filter((element) => element.closest(".sr-only") === null)
          .filter((element) => element.getBoundingClientRect().right > part.getBoundingClientRect().right + 1)
          .map((element) => element.textContent?.slice(0, 40)),
      ),
    );
    expect(wider, id).toEqual([]);
  }
});
