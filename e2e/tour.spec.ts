import { violations } from "./support/axe.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";

const offer = "New here?";

test("the first visit offers a tour in one line, and starts nothing by itself", async ({ lab, page }) => {
  await lab.open();
  await expect(page.getByText(offer)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // It lies over nothing, however long the names of the pages are beside it.
  for (const language of ["en", "de"]) {
    await page.getByRole("combobox", { name: /Language|Sprache/ }).selectOption(language);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    for (const width of [1024, 1343, 1344, 1551, 1552]) {
      await page.setViewportSize({ width, height: 768 });
      await settled(page);
      const covered = await page.locator(".site-pages a").evaluateAll((links) =>
        links
          .filter((link) => {
            const { right, top, height } = link.getBoundingClientRect();
            return !link.contains(document.elementFromPoint(right - 2, top + height / 2));
          })
          .map(({ textContent }) => textContent),
      );
      expect(covered, `${language}, ${width} px`).toEqual([]);
    }
  }
});

test("declined once, it is never offered again", async ({ lab, page }) => {
  await lab.open();
  await page.getByRole("button", { name: "No, thanks" }).click();
  await expect(page.getByText(offer)).toBeHidden();
  await lab.open();
  await expect(page.getByText(offer)).toBeHidden();
});

test("it goes through its stops by keyboard without stepping the run, and gives the focus to Step", async ({
  lab,
  page,
}) => {
  await lab.open();
  await page.getByRole("button", { name: "Take the tour" }).press("Enter");
  const popover = page.getByRole("dialog");
  const titles = new Set<string>();
  for (let stop = 1; stop <= 3; stop += 1) {
    await expect(popover.getByText(`${stop} of 3`)).toBeVisible();
    titles.add((await popover.textContent()) ?? "");
    // On its way the highlight answers no key, and its colours are none of its own.
    await expect(page.locator(".driver-active-element")).not.toHaveAttribute("aria-expanded");
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("ArrowRight");
  }
  expect(titles.size).toBe(3);
  await expect(popover).toHaveCount(0);
  await expect(lab.step).toBeFocused();
  expect(await lab.position()).toBe(0);
});

test("Escape ends it at any stop, and the foot of the page has it for later", async ({ lab, page }) => {
  await lab.open();
  await page.getByRole("button", { name: "No, thanks" }).click();
  await page.getByRole("button", { name: "Tour", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Next" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await lab.step.click();
  await lab.at(1);
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]) {
  test(`each stop fits on a screen of ${viewport.width} px`, async ({ lab, page }) => {
    await page.setViewportSize(viewport);
    await lab.open();
    await settled(page);
    await page.getByRole("button", { name: "Take the tour" }).click();
    for (let stop = 1; stop <= 3; stop += 1) {
      const popover = page.getByRole("dialog");
      await expect(popover.getByText(`${stop} of 3`)).toBeVisible();
      await settled(page);
      const box = await popover.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
      await popover.getByRole("button", { name: stop === 3 ? "Done" : "Next" }).click();
    }
  });
}
