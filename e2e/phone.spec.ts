/** A phone: what is compared and the buttons in its window (layout.spec.ts has the law), the rest a tap or a turn away. */

import { violations } from "./support/axe.ts";
import { firstSteps, hybrid, pbm } from "./support/links.ts";
import { sideways } from "./support/page.ts";
import { openScreen } from "./support/present.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";

test.use({
  ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  contextOptions: { reducedMotion: "reduce" },
});

const TURNED = { width: 844, height: 390 };

for (const [name, hash, folded] of [
  ["the ACE lab", firstSteps("at=15"), "Device channels"],
  ["the flash + magnetic lab", hybrid("cost-queues", "at=90"), "The two disks"],
  ["the predictive lab", pbm("looping-scan", "at=60"), "The last request's eviction"],
] as const)
  test(`a tap opens a sentence and a folded figure, and neither turns the page: ${name}`, {
    tag: "@all",
  }, async ({ lab, page }) => {
    await lab.open(hash);
    await settled(page);
    const whole = page.getByRole("button", { name: /: the whole sentence$/ }).first();
    const sentence = page.getByTestId("sentence-0");
    const hidden = () => sentence.evaluate((told) => told.scrollHeight - told.clientHeight);
    await whole.tap();
    await expect(whole).toHaveAttribute("aria-expanded", "true");
    expect(await hidden()).toBe(0);
    await page.locator("summary", { hasText: folded }).first().tap();
    await expect(page.locator(".lane details[open]").first()).toBeVisible();
    await settled(page);
    expect(await sideways(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    await whole.tap();
    await page.setViewportSize(TURNED);
    await settled(page);
    const [left, right] = await page
      .locator(".lane")
      .evaluateAll((lanes) => lanes.map((lane) => lane.getBoundingClientRect().toJSON() as DOMRect));
    expect(left?.top).toBe(right?.top);
    expect(await sideways(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    // In a window nothing is folded, and no finger needs a button for a beat.
    await page.setViewportSize({ width: 1366, height: 768 });
    await expect(whole).toBeHidden();
  });

test("a finger goes beat by beat, and finds what the menu holds", async ({ lab, page }) => {
  await lab.open(firstSteps("at=14"));
  const shown = page.getByLabel("Position shown");
  await page.getByRole("button", { name: "Next beat of the step" }).tap();
  await expect(shown).toContainText("looked up");
  await page.getByRole("button", { name: "Next beat of the step" }).tap();
  await expect(shown).toContainText("victim found");
  await lab.step.tap();
  await expect(shown).toHaveText("15 / 27");
  for (const [name, opened] of [
    ["Exercise", page.locator("#exercise:popover-open")],
    ["Share", page.getByRole("dialog", { name: "Share" })],
  ] as const) {
    await lab.menu();
    await page.getByRole("button", { name, exact: true }).tap();
    await expect(opened).toBeVisible();
    await page.keyboard.press("Escape");
  }
});

test("a question fits the window, upright and turned: what is asked, each letter, the button that answers", {
  tag: "@all",
}, async ({ page }) => {
  for (const hash of [firstSteps("at=14&present=1&ask=1"), hybrid("ten-pages", "at=23&present=1&ask=1")]) {
    await openScreen(page, hash);
    for (const size of [{ width: 390, height: 844 }, TURNED]) {
      await page.setViewportSize(size);
      await expect(page.getByTestId("ask-words")).toContainText("Which page goes?");
      await settled(page);
      const outside = await page.evaluate(() => {
        const parts = document.querySelectorAll(
          ".ask-which, [data-mark=letter], [data-part=transport] button, .ask-cover",
        );
        const { scrollHeight, clientHeight } = document.documentElement;
        const beyond = [...parts].filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
        });
        return { parts: parts.length > 6, beyond: beyond.length, scrolls: scrollHeight - clientHeight };
      });
      expect(outside, `${hash}, ${size.width} px`).toEqual({ parts: true, beyond: 0, scrolls: 0 });
    }
  }
});
