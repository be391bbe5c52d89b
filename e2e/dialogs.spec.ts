/** What stands over the page: nothing of it is cut, and what it asks for is in view. */

import type { Page } from "@playwright/test";
import { byDay } from "./support/day.ts";
import { firstSteps } from "./support/links.ts";
import { expect, test } from "./support/test.ts";

const sizes = [
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

/** Controls of the open dialog that are not wholly within it and the window, after a scroll to each if need be. */
const cutOf = (page: Page, scrolled: boolean) =>
  page.evaluate((scrolled) => {
    const dialog = document.querySelector("dialog[open]");
    const controls = dialog?.querySelectorAll(
      scrolled ? "button, select, input:not(.sr-only)" : ".dialog-actions button, h2",
    );
    return [...(controls ?? [])]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        if (scrolled) control.scrollIntoView({ block: "nearest" });
        const [own, around] = [
          control.getBoundingClientRect(),
          dialog?.getBoundingClientRect() ?? new DOMRect(),
        ];
        const at = document.elementFromPoint(own.x + own.width / 2, own.bottom - 2);
        return (
          own.bottom > Math.min(around.bottom, innerHeight) ||
          own.top < Math.max(around.top, 0) ||
          own.right > around.right ||
          (at !== control && !control.contains(at))
        );
      })
      .map((control) => control.textContent || control.outerHTML);
  }, scrolled);

const dialogs: Record<string, (page: Page) => Promise<void>> = {
  "Fork a lane": (page) => page.getByRole("button", { name: "New lane" }).click(),
  Share: async (page) => {
    const share = page.getByRole("button", { name: "Share", exact: true });
    // On a phone it is in the menu.
    if (!(await share.isVisible())) await page.getByRole("button", { name: "More for this scene" }).click();
    await share.click();
  },
  Keys: (page) => page.getByRole("button", { name: "Keys" }).click(),
};

for (const size of sizes) {
  test(
    `no dialog is cut, ${size.width} × ${size.height}`,
    byDay(size.width === 1366),
    async ({ lab, page }) => {
      await page.setViewportSize(size);
      await lab.open(firstSteps("at=14"));
      for (const [name, open] of Object.entries(dialogs)) {
        await open(page);
        const dialog = page.getByRole("dialog", { name, exact: true });
        // What is in it may be on its way.
        await expect(dialog.locator("button, table").nth(1)).toBeAttached();
        expect(await cutOf(page, false), `${name}, as it opens`).toEqual([]);
        expect(await cutOf(page, true), name).toEqual([]);
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
      }
    },
  );
}

test("the menu's items are one kind, in groups, and lead to where requests come from", async ({
  lab,
  page,
}) => {
  await lab.open();
  const menu = await lab.menu();
  for (const name of ["View", "Other requests", "Save"])
    await expect(menu.getByRole("group", { name, exact: true })).toBeVisible();
  const others = menu.getByRole("group", { name: "Other requests" });
  const looks = await others.locator("a, button").evaluateAll((items) =>
    items.map((item) => {
      const { left, width, height } = item.getBoundingClientRect();
      const { borderTopWidth, fontSize, justifyContent } = getComputedStyle(item);
      return [left, width, height, borderTopWidth, fontSize, justifyContent].join();
    }),
  );
  expect(looks).toHaveLength(3);
  expect(looks).toEqual([looks[0], looks[0], looks[0]]);
  const cut = await menu
    .getByPlaceholder("Where is page")
    .evaluate((field: HTMLInputElement) => field.scrollWidth > field.clientWidth);
  expect(cut).toBe(false);
  await others.getByRole("link", { name: "From SQL" }).click();
  await expect(page).toHaveURL(/#\/sql$/);
});

test("the claim of a preset goes once the scene is another, and comes back with it", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  await lab.open(firstSteps("at=14"));
  const claim = page.locator(".lab-about");
  await expect(claim).toContainText("A dirty eviction costs a write");
  await expect(page).toHaveTitle("First steps · ACE lab · Bufferpool Lab");
  const parameters = await lab.showParameters();
  await parameters.getByRole("textbox", { name: /^Requests, such as/ }).fill("R1 R2 R3");
  await page.keyboard.press("Tab");
  await expect(claim).toHaveText("Changed: what the preset shows need not hold here.");
  await expect(page).toHaveTitle("First steps (changed) · ACE lab · Bufferpool Lab");
  await page.getByRole("button", { name: "Reset to preset" }).click();
  await expect(claim).toContainText("A dirty eviction costs a write");
  await page.goto("./#/pbm?v=1&preset=looping-scan&lang=de");
  await expect(page).toHaveTitle(/^Ein Scan.+ · Labor Vorausschau · Bufferpool Lab$/);
});
