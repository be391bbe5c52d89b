/** Why a step went as it did: the sentence, what else changed, the lines of Algorithm 1, the cards. */
import { violations, violationsInThemes } from "./support/axe.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";

const WSR = "/ace?v=1&preset=slides-lru-wsr&at=0";
const CLOCK = "/ace?v=1&preset=clock-sweep&view=order&at=0";
const READER = "/ace?v=1&preset=figure-7&at=0";

test.describe("what changed", () => {
  test("a batch leaves pages clean: said under the sentence, in the status region and in the pool", async ({
    lab,
    page,
  }) => {
    await lab.open();
    await expect(lab.step).toBeFocused();
    await page.keyboard.press("d");
    await expect(page.getByTestId("changes-0")).toBeEmpty();
    await expect(page.getByTestId("changes-1")).toHaveText("Also changed: pages 5 and 2 are clean now.");
    await expect(page.getByTestId("spoken")).toHaveText(
      /evicts 4\. .* Also changed: pages 5 and 2 are clean now\.$/,
    );
    const marked = page.locator("section.lane").nth(1).locator("[data-frame]:has([data-mark=changed])");
    await expect(marked).toHaveCount(3);
    await lab.tab("Legend");
    const legend = page.getByRole("list", { name: "Legend" });
    await expect(legend.getByRole("button", { name: /changed$/ })).toBeVisible();
  });

  test("it is the same after a step back, a seek and a reload", { tag: "@all" }, async ({ lab, page }) => {
    await lab.open(CLOCK);
    const read = () =>
      page.evaluate(() => ({
        told: [...document.querySelectorAll("[data-testid^=changes-], [data-testid=spoken]")].map(
          (element) => element.textContent,
        ),
        marked: [...document.querySelectorAll("[data-frame]:has([data-mark=changed])")].map((element) =>
          element.getAttribute("data-frame"),
        ),
        lines: [...document.querySelectorAll("[data-line]")].map((line) => line.getAttribute("data-ran")),
      }));
    await lab.tab("Algorithm 1");
    await page.locator(".algorithm").waitFor();
    const seen = [];
    for (let at = 0; at < 12; at += 1) {
      seen.push(await read());
      await lab.step.press("Enter");
      await lab.at(at + 1);
    }
    expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBeGreaterThan(6);
    for (let at = 11; at >= 0; at -= 1) {
      await page.keyboard.press("ArrowLeft");
      await expect.poll(read).toEqual(seen[at]);
    }
    await page.keyboard.press("End");
    await lab.scrubber.fill("7");
    await expect.poll(read).toEqual(seen[7]);
    await expect(page).toHaveURL(/[?&]at=7\b/);
    await page.reload();
    await lab.ready();
    await page.locator(".algorithm").waitFor();
    await expect.poll(read).toEqual(seen[7]);
  });

  test("a sweep tells whose counts fell and where the hand went", { tag: "@all" }, async ({ lab, page }) => {
    await lab.open(CLOCK);
    await page.keyboard.press("e");
    await expect(page.getByTestId("changes-0")).toHaveText(
      /usage counts? of pages? .* down by \d.*hand moved from frame \d+ to frame \d+/,
    );
  });
});

test.describe("Algorithm 1", () => {
  const ran = (lane: number) => `[data-line][data-ran~="${lane}"]`;

  test("marks each lane's own branch, in words too", async ({ lab, page }) => {
    await lab.open();
    const numbers = (lane: number) =>
      page
        .locator(ran(lane))
        .evaluateAll((lines) => lines.map((line) => Number(line.getAttribute("data-line"))));
    await lab.tab("Algorithm 1");
    await page.locator(".algorithm").waitFor();
    expect(await numbers(0)).toEqual([]);
    await lab.step.click();
    await expect.poll(() => numbers(0)).toEqual([3, 4, 5, 19, 20]);
    await page.keyboard.press("d");
    await expect.poll(() => numbers(0)).toEqual([3, 7, 8, 11, 12, 13, 19, 20]);
    await expect.poll(() => numbers(1)).toEqual([3, 7, 8, 14, 15, 16, 18, 19, 20]);
    await expect(page.getByRole("button", { name: /write v alone.*ran in LRU$/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /Writer: write W.*ran in LRU \+ ACE$/ })).toBeVisible();
    await expect(page.getByText("After Algorithm 1 of Papon & Athanassoulis, ICDE 2023")).toBeVisible();
  });

  test("with the Reader its lines are there, and run", { tag: "@all" }, async ({ lab, page }) => {
    await lab.open(READER);
    await lab.tab("Algorithm 1");
    await page.locator(".algorithm").waitFor();
    await lab.step.click();
    await expect(page.locator('[data-line="17"]')).toHaveAttribute("data-ran", /\d/);
    await expect(page.locator('[data-line="21"]')).toHaveAttribute("data-ran", /\d/);
  });

  test("a line explains itself by keyboard; the panel closes and stays closed", { tag: "@all" }, async ({
    lab,
    page,
  }) => {
    await lab.open();
    await lab.tab("Algorithm 1");
    const line = page.getByRole("button", { name: /v ← the victim/ });
    await line.focus();
    await page.keyboard.press("Enter");
    await expect(line).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByText("This is the policy's own rule")).toBeVisible();
    expect(await violations(page, ".algorithm")).toEqual([]);
    const panel = page.locator("summary", { hasText: "Algorithm 1" });
    await panel.click();
    await expect(page.locator(".algorithm")).toHaveCount(0);
    await page.reload();
    await lab.ready();
    await expect(panel).toBeVisible();
    await expect(page.locator(".algorithm")).toHaveCount(0);
  });
});

test.describe("cards", () => {
  test("open by keyboard, close on Escape and give the focus back", { tag: "@all" }, async ({
    lab,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await lab.open(WSR);
    const button = page.getByRole("button", { name: "About LRU-WSR + ACE" }).first();
    await button.focus();
    await page.keyboard.press("Enter");
    const card = page.getByRole("dialog", { name: "About LRU-WSR + ACE" });
    await expect(card.getByRole("heading", { name: "LRU-WSR" })).toBeVisible();
    await expect(card.getByRole("heading", { name: "ACE" })).toBeVisible();
    for (const term of [
      "Idea",
      "Rule",
      "Cost",
      "Keeps",
      "Work",
      "Now",
      "Source",
      "Writer",
      "Evictor",
      "Reader",
    ]) {
      await expect(card.getByText(term, { exact: true }).first()).toBeVisible();
    }
    await expect(card).toContainText("IEEE Trans. Consumer Electronics 54(3), 2008");
    await expect(card).toContainText("ICDE, 2023");
    await expect(card).toContainText("n_w = 3 pages");
    expect(await violationsInThemes(page, "html", ["light", "dark"])).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(card).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("a baseline's card says nothing of ACE; its button closes it", { tag: "@all" }, async ({
    lab,
    page,
  }) => {
    await lab.open();
    await page.getByRole("button", { name: "About LRU", exact: true }).click();
    const card = page.getByRole("dialog");
    await expect(card.getByRole("heading", { name: "LRU" })).toBeVisible();
    await expect(card.getByRole("heading", { name: "ACE" })).toHaveCount(0);
    await card.getByRole("button", { name: "Close" }).click();
    await expect(card).toBeHidden();
  });
});

test.describe("at a width of 320 px", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("algorithm and card fit", { tag: "@all" }, async ({ lab, page }) => {
    await lab.open(READER);
    await lab.tab("Algorithm 1");
    await page.locator("summary", { hasText: "Algorithm 1" }).click();
    await page.locator(".algorithm").waitFor();
    await lab.step.click();
    const wide = async () => {
      await settled(page);
      return page.evaluate(() => document.documentElement.scrollWidth);
    };
    expect(await wide()).toBeLessThanOrEqual(320);
    await page
      .getByRole("button", { name: /^About/ })
      .first()
      .click();
    const card = page.getByRole("dialog");
    await expect(card).toBeVisible();
    const box = await card.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(320);
    expect(await violations(page)).toEqual([]);
  });
});
