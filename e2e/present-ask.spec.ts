/** A presentation that asks which page goes: on the screen, on phones, in the speaker's window. */

import type { Page } from "@playwright/test";
import { violationsInThemes } from "./support/axe.ts";
import { byDay } from "./support/day.ts";
import { sideways } from "./support/page.ts";
import { openScreen } from "./support/present.ts";
import { textOf } from "./support/qr.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";

/** LRU, CFLRU and CFLRU + ACE; the tenth request is the first that evicts. At the eleventh LRU takes page 7, CFLRU page 9. */
const spares = (rest: string) => `/ace?v=1&preset=cflru-spares&present=1&${rest}`;

const position = (page: Page) => page.getByLabel("Position shown");
const stage = (page: Page) => page.locator(".ask");
const words = (page: Page) => page.getByTestId("ask-words");

test.use({ viewport: { width: 1366, height: 768 }, reducedMotion: "reduce" });

test("`a` begins to ask; the clicker stops before the eviction, tells it, goes on, and comes back the same way", async ({
  page,
}) => {
  await openScreen(page, spares("at=8"));
  await page.keyboard.press("a");
  await expect(page.getByRole("button", { name: "Ask", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  const pictures = [
    ["8 / 60", "shown", ""],
    ["9 / 60", "shown", "Write of page 5"],
    ["9 / 60", "asked", "Write of page 17Which page goes?"],
    ["10 / 60", "revealed", "A: page 3 goes."],
    ["10 / 60", "asked", "Write of page 3Which page goes?"],
    ["11 / 60", "revealed", "B: page 7 goes."],
  ] as const;
  const stands = async ([at, phase, said]: (typeof pictures)[number]) => {
    await expect(stage(page)).toHaveAttribute("data-phase", phase);
    await expect(position(page)).toHaveText(at);
    await expect(words(page)).toContainText(said);
  };
  await stands(pictures[0]);
  for (const picture of pictures.slice(1)) {
    await page.keyboard.press("PageDown");
    await stands(picture);
  }
  for (const picture of pictures.slice(0, -1).reverse()) {
    await page.keyboard.press("PageUp");
    await stands(picture);
  }
  // The end is the next question.
  await page.keyboard.press("End");
  await stands(pictures[2]);
  await page.keyboard.press("a");
  await expect(stage(page)).toHaveCount(0);
  await expect(page.getByTestId("sentence-2")).toBeVisible();
});

test("before the answer the page tells nothing of it; the answer names what each lane's policy would take", async ({
  page,
}) => {
  await openScreen(page, spares("at=10&ask=1"));
  await expect(stage(page)).toHaveAttribute("data-phase", "asked");
  const told = await stage(page).evaluate((element) => {
    const attributes = [...element.querySelectorAll("*")].flatMap(({ attributes }) =>
      [...attributes].filter(({ name }) => /^(aria-|title|data-)/.test(name)),
    );
    return [element.textContent, ...attributes.map(({ name, value }) => `${name}=${value}`)].join("\n");
  });
  for (const giveaway of [/MRU/, /\bend\b/i, /next to go/, /would/, /evict/, /goes\./, /ghost|victim/])
    expect(told).not.toMatch(giveaway);
  // Eleven requests were made, and none that comes later is there.
  await expect(stage(page).locator("[data-part=strip] li")).toHaveCount(11);
  await page.keyboard.press("l");
  await expect(stage(page).locator("[data-part=strip] li")).toHaveCount(23);
  await expect(page.locator("[data-score]")).toHaveCount(0);
  await page.keyboard.press("PageDown");
  await expect(words(page)).toContainText("From this pool would go: B (page 7): LRU · D (page 9): CFLRU");
  await expect(page.getByRole("button", { name: /^CFLRU D page 9$/ })).toBeVisible();
});

test("the QR code opens this very question, with the same letters, on a phone", { tag: "@all" }, async ({
  page,
  browser,
}) => {
  await openScreen(page, spares("at=10&ask=2"));
  const link = await textOf(page, page.getByRole("img", { name: "QR code of this question" }));
  expect(link).toContain("#/ace?v=1&preset=cflru-spares&at=10&task=predict~lane:2~at:10");
  const phone = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  });
  const hand = await phone.newPage();
  await hand.goto(link ?? "");
  await expect(hand.getByRole("heading", { level: 2 })).toContainText("Write of page 3");
  await hand.getByRole("radio", { name: /^B: page 7,/ }).check({ force: true });
  await hand.getByRole("button", { name: "Commit" }).tap();
  await expect(hand.getByTestId("said")).toContainText("Not right: page that goes.");
  await hand.getByRole("button", { name: "Try again" }).tap();
  await hand.getByRole("radio", { name: /^D: page 9,/ }).check({ force: true });
  await hand.getByRole("button", { name: "Commit" }).tap();
  await expect(hand.getByTestId("said")).toContainText("Right: page that goes.");
  await settled(hand);
  expect(await sideways(hand)).toBe(0);
  await phone.close();
});

test("the link asks again after a reload; only the speaker's window has answer, usual mistake and the others", {
  tag: "@all",
}, async ({ page }) => {
  await openScreen(page, spares("at=10&ask=2"));
  await page.reload();
  await expect(stage(page)).toHaveAttribute("data-phase", "asked");
  const opened = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Speaker notes" }).click();
  const notes = await opened;
  const answer = notes.getByTestId("answer");
  await expect(answer).toContainText("D: page 9 goes.");
  await expect(answer).toContainText("Usual mistake");
  await expect(answer).toContainText("B: Page 7 has waited longest since its last request.");
  await expect(answer).toContainText("D (page 9): CFLRU · B (page 7): LRU");
  // The speaker's keys do all that the room's do.
  await notes.keyboard.press("r");
  await expect(page.getByRole("timer")).toBeVisible();
  await notes.keyboard.press("PageDown");
  await expect(stage(page)).toHaveAttribute("data-phase", "revealed");
  await expect(answer).toHaveCount(0);
  await expect(page.getByRole("timer")).toHaveCount(0);
  await notes.keyboard.press("PageUp");
  await expect(stage(page)).toHaveAttribute("data-phase", "asked");
  await page.keyboard.press("Escape");
  await expect.poll(() => page.url()).not.toMatch(/ask=|present=/);
});

test("two disks: the pool stands by frame, and the code opens the same question as the screen has it", {
  tag: "@all",
}, async ({ page }) => {
  await openScreen(page, "/hybrid?v=1&preset=cost-queues&at=42&present=1&ask=2");
  await expect(words(page)).toContainText("Which page goes?");
  await expect(stage(page)).not.toContainText(/front|leaves|queue/i);
  const link = await textOf(page, page.getByRole("img", { name: "QR code of this question" }));
  await page.goto("about:blank");
  await page.goto(link ?? "");
  await expect(stage(page)).toHaveAttribute("data-phase", "asked");
  await expect(position(page)).toHaveText("42 / 111");
  await page.keyboard.press("PageDown");
  await expect(words(page)).toContainText("A: page 4 goes.");
  await expect(words(page)).toContainText("From this pool would go: A (page 4): Cost segment");
});

test("a cover asks its own lane; a pool too large to be answered by hand is not asked", {
  tag: "@all",
}, async ({ page }) => {
  await openScreen(page, spares("at=10&ask=1"));
  await page.getByRole("button", { name: /^CFLRU covered$/ }).click();
  await expect.poll(() => page.url()).toContain("&ask=2");
  await expect(stage(page).getByRole("heading", { name: "CFLRU", exact: true })).toBeVisible();
  await openScreen(page, "/ace?v=1&preset=poster&present=1&ask=1");
  await expect(page.getByText("This pool has B = 100 frames.")).toBeVisible();
  await expect(stage(page)).toHaveCount(0);
});

for (const [width, height] of [
  [1366, 768],
  [1024, 768],
  [1920, 1080],
] as const)
  test(
    `${width} x ${height}: tiles of 9 % of the height, all in view, in question and answer`,
    byDay(width === 1366),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openScreen(page, spares("at=10&ask=2"));
      for (const phase of ["asked", "revealed"]) {
        await expect(stage(page)).toHaveAttribute("data-phase", phase);
        await settled(page);
        const seen = await page.evaluate(() => {
          const tiles = [...document.querySelectorAll("[data-frame] > rect:first-of-type")];
          const { scrollHeight, scrollWidth } = document.documentElement;
          const room = document.querySelector(".present-pool")?.getBoundingClientRect();
          const boxes = tiles.map((tile) => tile.getBoundingClientRect());
          return {
            least: Math.min(...boxes.map(({ height }) => height)) / innerHeight,
            scrolls: scrollHeight > innerHeight || scrollWidth > innerWidth,
            inside: boxes.every(
              ({ bottom, right }) => bottom <= (room?.bottom ?? 0) + 1 && right <= (room?.right ?? 0) + 1,
            ),
          };
        });
        expect(seen.least).toBeGreaterThanOrEqual(0.09);
        expect([seen.scrolls, seen.inside]).toEqual([false, true]);
        await page.keyboard.press("PageDown");
      }
    },
  );

for (const width of [320, 1366])
  test(`axe, ${width} px: asked with its ring, revealed`, { tag: "@all" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    await openScreen(page, spares("at=10&ask=2"));
    await page.keyboard.press("r");
    expect.soft(await violationsInThemes(page)).toEqual([]);
    expect.soft(await sideways(page)).toBe(0);
    await page.keyboard.press("PageDown");
    await expect(stage(page)).toHaveAttribute("data-phase", "revealed");
    expect.soft(await violationsInThemes(page)).toEqual([]);
  });
