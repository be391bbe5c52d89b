/** Presenting: a screen for the room, a window for the speaker, a clicker for both. */

import type { Page } from "@playwright/test";
import { violations, violationsInThemes } from "./support/axe.ts";
import { byDay } from "./support/day.ts";
import { firstSteps, lanesOver } from "./support/links.ts";
import { sideways } from "./support/page.ts";
import { openScreen } from "./support/present.ts";
import { PRESET } from "./support/presets.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";

const present = (rest = "") => firstSteps(`present=1${rest}`);
/** Two lanes of 20 frames, which sentences of the Reader make as long as they get. */
const twentyFrames =
  "/ace?v=1&alpha=2.8&k_r=8&k_w=4&base_us=10&pages=60&frames=20&lanes=clock~baseline,clock~ace~prefetch" +
  "&workload=skewed&requests=120&seed=7&w.reads_percent=40&w.operations_percent=80&w.data_percent=30&present=1";

const position = (page: Page) => page.getByLabel("Position shown");

/** Opens the speaker's window, which is in step once this returns. */
async function openNotes(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Speaker notes" }).click();
  const notes = await opened;
  await inStep(notes);
  return notes;
}

const inStep = (notes: Page) =>
  expect(notes.getByTestId("connection")).toHaveText("In step with the presentation.");

test.use({ viewport: { width: 1366, height: 768 } });

for (const [name, link, steps] of [
  ["7 frames", present(), 27],
  ["20 frames", twentyFrames, 120],
  ["20 frames by number", `${twentyFrames}&view=frame`, 20],
] as const) {
  test(`fills 1366 x 768 without scrolling, at every step, and nothing jumps: ${name}`, {
    tag: "@all",
  }, async ({ page }) => {
    await openScreen(page, link);
    const look = () =>
      page.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement;
        const pools = [...document.querySelectorAll<HTMLElement>(".present-pool")];
        return {
          overflow: [scrollHeight > innerHeight, scrollWidth > innerWidth],
          pools: pools.map((pool) => {
            const drawn = pool.querySelector("svg")?.getBoundingClientRect();
            const room = pool.getBoundingClientRect();
            const inside =
              drawn !== undefined && drawn.bottom <= room.bottom + 1 && drawn.right <= room.right + 1;
            return { inside, top: room.top, height: room.height, width: drawn?.width };
          }),
          numbers: document.querySelectorAll("[data-score]").length,
        };
      });
    const first = await look();
    expect(first.overflow).toEqual([false, false]);
    // Four of the score, in each lane.
    expect(first.numbers).toBe(8);
    for (const pool of first.pools) expect(pool.inside).toBe(true);
    for (let step = 1; step <= steps; step += 1) {
      await page.keyboard.press("PageDown");
      await expect(position(page)).toHaveText(new RegExp(`^${step} / `));
      expect(await look(), `step ${step}`).toEqual(first);
    }
  });
}

test("a clicker's keys step, and no others do", async ({ page }) => {
  await openScreen(page, present("&at=10"));
  const at = (count: number) => expect(position(page)).toHaveText(`${count} / 27`);
  await at(10);
  for (const [key, count] of [
    ["PageDown", 11],
    ["ArrowRight", 12],
    ["ArrowDown", 13],
    ["PageUp", 12],
    ["ArrowLeft", 11],
    ["ArrowUp", 10],
    ["d", 10],
    ["m", 10],
    ["End", 27],
    ["Home", 0],
  ] as const) {
    await page.keyboard.press(key);
    await at(count);
  }
  await page.getByRole("button", { name: "Step", exact: true }).click();
  await at(1);
  await page.getByRole("button", { name: "Step back" }).click();
  await at(0);
});

test("'b' or '.' makes the screen black, and any key brings it back without a step", { tag: "@all" }, async ({
  page,
}) => {
  await openScreen(page, present("&at=10"));
  const black = page.getByRole("dialog", { name: "The screen is black. Any key brings it back." });
  for (const key of ["PageDown", "b", ".", "Escape", "x"]) {
    await page.keyboard.press(key === "b" ? "b" : ".");
    await expect(black).toBeVisible();
    const { width, height } = (await black.boundingBox()) ?? { width: 0, height: 0 };
    expect([width, height]).toEqual([1366, 768]);
    const shown = await black.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(shown).toBe("rgb(0, 0, 0)");
    await page.keyboard.press(key);
    await expect(black).toHaveCount(0);
    await expect(position(page)).toHaveText("10 / 27");
  }
});

test("F5 shows the very step again; Escape leaves to the lab, and its link presents no more", {
  tag: "@all",
}, async ({ page }) => {
  await openScreen(page, present("&at=10"));
  await page.keyboard.press("PageDown");
  await page.keyboard.press("F5");
  // The browser under test has no F5 of its own: what it would load anew is in the address by now.
  expect(await page.evaluate(() => location.href)).toMatch(/&at=11&.*present=1/);
  await page.reload();
  await expect(position(page)).toHaveText("11 / 27");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", PRESET)).toBeVisible();
  await expect(page.getByRole("button", { name: "Step", exact: true })).toBeFocused();
  await expect.poll(() => page.url()).not.toContain("present=1");
  await page.getByRole("button", { name: "Present", exact: true }).click();
  await expect(position(page)).toHaveText("11 / 27");
  await page.getByRole("button", { name: "Leave the presentation" }).click();
  await expect(page.getByRole("button", PRESET)).toBeVisible();
});

for (const [scheme, presented, before] of [
  ["light", "rgb(255, 255, 255)", "rgb(255, 255, 255)"],
  ["dark", "rgb(0, 0, 0)", "rgb(15, 20, 25)"],
] as const)
  test(
    `it has the projector's palette of the ${scheme} theme, and gives back the theme there was`,
    byDay(scheme === "dark"),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await openScreen(page, present());
      const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      const type = () =>
        page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
      await expect.poll(ground).toBe(presented);
      await expect.poll(type).toBeGreaterThan(20);
      await page.keyboard.press("Escape");
      await expect.poll(ground).toBe(before);
      await expect.poll(type).toBe(16);
    },
  );

test("two windows keep in step, both ways, and the notes are one step ahead", async ({ lab, page }) => {
  await openScreen(page, present("&at=9"));
  const notes = await openNotes(page);
  await expect(position(notes)).toHaveText("9 / 27");
  await expect(notes.getByRole("heading", { level: 1 })).toHaveText("Speaker notes: First steps");
  await expect(notes.getByText("A dirty eviction costs a write;")).toBeVisible();
  await expect(notes.getByTestId("now")).toContainText("Request 9: read of page 8");
  const next = notes.getByTestId("next");
  await expect(next).toContainText("Request 10: write of page 9");
  const announced = await next.locator("dd").allTextContents();

  await page.keyboard.press("PageDown");
  await expect(position(notes)).toHaveText("10 / 27");
  await settled(page);
  const shown = await page.getByTestId(/^sentence-/).allTextContents();
  expect(announced).toEqual(shown);
  await expect(notes.getByTestId("now").locator("dd")).toHaveText(shown);

  await notes.getByRole("button", { name: "Step", exact: true }).click();
  await expect(position(page)).toHaveText("11 / 27");
  await notes.keyboard.press("PageUp");
  await expect(position(page)).toHaveText("10 / 27");
  await expect(position(notes)).toHaveText("10 / 27");
  await notes.keyboard.press("End");
  await expect(position(page)).toHaveText("27 / 27");
  await expect(next).toContainText("This was the last request.");
  const end = await lab.serialised();
  await expect.poll(() => notes.evaluate(() => window.bufferpoolLab.serialised())).toBe(end);

  await notes.keyboard.press("b");
  await expect(page.getByRole("dialog", { name: /^The screen is black/ })).toBeVisible();
  await expect(notes.getByRole("button", { name: "Show the screen" })).toBeVisible();
  await notes.keyboard.press("PageUp");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(position(page)).toHaveText("27 / 27");
});

test("who comes late or again is told, and who leaves is missed", { tag: "@all" }, async ({ page }) => {
  await openScreen(page, present("&at=9"));
  const notes = await openNotes(page);
  // The notes again.
  await notes.reload();
  await inStep(notes);
  await expect(position(notes)).toHaveText("9 / 27");
  // The screen again.
  await page.keyboard.press("PageDown");
  await expect.poll(() => page.url()).toContain("&at=10&");
  await page.reload();
  await inStep(notes);
  await page.keyboard.press("PageDown");
  await expect(position(notes)).toHaveText("11 / 27");
  // The screen for good.
  await page.close();
  await expect(notes.getByTestId("connection")).toHaveText(/^The presentation was closed\./);
  await notes.getByRole("button", { name: "Step", exact: true }).click();
  await expect(position(notes)).toHaveText("12 / 27");
});

test("two talks do not disturb each other, and a copied window takes no part", { tag: "@all" }, async ({
  page,
  context,
}) => {
  await openScreen(page, present("&at=3"));
  const notes = await openNotes(page);
  const other = await context.newPage();
  await openScreen(other, present("&at=20"));
  const otherNotes = await openNotes(other);
  await page.keyboard.press("PageDown");
  await otherNotes.keyboard.press("PageDown");
  await expect(position(notes)).toHaveText("4 / 27");
  await expect(position(other)).toHaveText("21 / 27");
  await expect(position(page)).toHaveText("4 / 27");
  await expect(position(otherNotes)).toHaveText("21 / 27");

  // A duplicated tab has a copy of the session's storage.
  const pair = await page.evaluate(() => sessionStorage.getItem("bufferpool-lab-talk"));
  const copy = await context.newPage();
  await copy.addInitScript((pair) => sessionStorage.setItem("bufferpool-lab-talk", pair ?? ""), pair);
  await openScreen(copy, present("&at=15"));
  await expect.poll(() => copy.evaluate(() => sessionStorage.getItem("bufferpool-lab-talk"))).toBeNull();
  await copy.keyboard.press("PageDown");
  await expect(position(copy)).toHaveText("16 / 27");
  await notes.keyboard.press("PageDown");
  await expect(position(page)).toHaveText("5 / 27");
  await expect(position(notes)).toHaveText("5 / 27");
  await expect(position(copy)).toHaveText("16 / 27");
});

test("another scene in the presentation is another scene in the notes", { tag: "@all" }, async ({ page }) => {
  await openScreen(page, present("&at=3"));
  const notes = await openNotes(page);
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    `${lanesOver("cflru~baseline,cflru~ace", 1_234)}&present=1`,
  );
  await expect(position(notes)).toHaveText("1,234 / 3,000");
  await expect(notes.getByRole("heading", { level: 1 })).toHaveText("Speaker notes: CFLRU · CFLRU + ACE");
});

test("a trace that only the presentation has: the notes say so, and show what it says", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open();
  await lab.openFile("mine.csv", "op,page\nR,3\nW,4\nR,3\nW,9\nR,1\nW,5\nR,4\n");
  await expect.poll(() => lab.requests()).toBe(7);
  await page.getByRole("button", { name: "Present", exact: true }).click();
  await page.getByRole("button", { name: "Step", exact: true }).click();
  await expect(position(page)).toHaveText("1 / 7");
  const notes = await openNotes(page);
  await expect(notes.getByText("These notes cannot open the trace mine.csv")).toBeVisible();
  await expect(position(notes)).toHaveText("1 / 7");
  const shown = async () => {
    await settled(page);
    return page.getByTestId(/^sentence-/).allTextContents();
  };
  await expect(notes.getByTestId("now").locator("dd")).toHaveText(await shown());
  await expect(notes.getByTestId("next")).toHaveCount(0);
  await notes.keyboard.press("PageDown");
  await expect(position(page)).toHaveText("2 / 7");
  await expect(position(notes)).toHaveText("2 / 7");
  await expect(notes.getByTestId("now").locator("dd")).toHaveText(await shown());
});

test("notes without a presentation say how to get one, and step alone", { tag: "@all" }, async ({ page }) => {
  await page.goto("./#/notes");
  await expect(page.getByTestId("connection")).toHaveText(/^No presentation belongs to these notes\./);
  // As the lab does without a link: at the moment that makes its point.
  await expect(position(page)).toHaveText("15 / 27");
  await page.getByRole("button", { name: "Step", exact: true }).click();
  await expect(position(page)).toHaveText("16 / 27");
});

test("the speaker's clock runs when it is asked to, and over a reload", { tag: "@all" }, async ({ page }) => {
  const start = new Date("2026-01-01T10:00:00Z");
  await page.clock.install({ time: start });
  await page.goto("./#/notes");
  const clock = page.getByRole("timer");
  await expect(clock).toHaveText("0:00");
  await page.clock.fastForward(5_000);
  await expect(clock).toHaveText("0:00");
  // From here on no time passes by itself: seconds that the machine takes are not the speaker's.
  await page.clock.pauseAt(new Date(start.getTime() + 3_600_000));
  await page.getByRole("button", { name: "Start the clock" }).click();
  await page.clock.fastForward(65_000);
  await expect(clock).toHaveText("1:05");
  await page.clock.resume();
  await page.reload();
  await page.clock.fastForward(60_000);
  await expect(clock).toHaveText(/^2:\d\d$/);
  await page.getByRole("button", { name: "Stop the clock" }).click();
  await expect(page.getByRole("button", { name: "Start the clock" })).toBeVisible();
  const stopped = (await clock.textContent()) ?? "";
  await page.clock.fastForward(9_000);
  await expect(clock).toHaveText(stopped);
  await page.getByRole("button", { name: "Set to 0" }).click();
  await expect(clock).toHaveText("0:00");
});

for (const viewport of [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
]) {
  test(`on a screen of ${viewport.width} px it stands still, also at its next steps`, {
    tag: "@all",
  }, async ({ page }) => {
    await openScreen(page, present("&at=10"));
    await page.setViewportSize(viewport);
    // Pictures and their room that change each other never come to an end here.
    for (const at of [11, 12, 13]) {
      await settled(page);
      await page.keyboard.press("PageDown");
      await expect(position(page)).toHaveText(`${at} / 27`);
    }
    await settled(page);
    const outside = await page.evaluate(
      () =>
        [...document.querySelectorAll(".present-pool")].filter((room) => {
          const drawn = room.querySelector("svg")?.getBoundingClientRect();
          return drawn === undefined || drawn.bottom > room.getBoundingClientRect().bottom + 1;
        }).length,
    );
    expect(outside).toBe(0);
  });
}

test("axe: the presentation small and black, and the notes small", { tag: "@all" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openScreen(page, present("&at=10"));
  expect.soft(await violations(page)).toEqual([]);
  await page.keyboard.press("b");
  await expect(page.getByRole("dialog", { name: /^The screen is black/ })).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);
  await page.goto("about:blank");
  await page.goto(`./#/notes?${firstSteps("at=9").split("?")[1]}`);
  await expect(page.getByTestId("next")).toBeVisible();
  expect.soft(await sideways(page)).toBe(0);
  expect.soft(await violationsInThemes(page)).toEqual([]);
});
