/** Each lab for everyone: axe, keyboard alone, narrow windows, fingers, what is spoken. */

import type { Locator } from "@playwright/test";
import { above, violationsInThemes } from "./support/axe.ts";
import { byDay } from "./support/day.ts";
import type { LabPage } from "./support/lab.ts";
import { firstSteps, hybrid, pbm } from "./support/links.ts";
import { expectVisibleFocus, link, sideways, smallTargets, tabTo } from "./support/page.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";

interface Access {
  name: string;
  /** A scene with all that the page can show, the position it opens at, and what there is to open in it. */
  full: string;
  at: number;
  /** A lane with a card. */
  card: RegExp;
  opened: (lab: LabPage) => Locator[];
  frames: string;
  /** Scenes that must fit into a narrow window. */
  narrow: readonly (readonly [hash: string, at: number])[];
  widths: readonly number[];
  /** A run by keys, and a parameter changed by them. */
  short: string;
  keys: readonly (readonly [key: string, position: number])[];
  parameter: readonly [label: string, value: string, inAddress: string];
  named: readonly string[];
  spoken: readonly [hash: string, at: number, words: RegExp];
}

/** Opens the card of a lane. */
async function openCard({ page }: LabPage, lane: RegExp): Promise<Locator> {
  await page.getByRole("button", { name: lane }).first().click();
  const card = page.getByRole("dialog", { name: lane });
  await expect(card.locator("dl").first()).toBeVisible();
  return card;
}

const labs: readonly Access[] = [
  {
    name: "the flash + magnetic lab",
    full: hybrid("cost-queues", "at=90&page=7"),
    at: 90,
    card: /^About Hybrid, cost segment/,
    opened: (lab) => [lab.page.getByText("sums agree")],
    frames: "Frames in the pool b",
    narrow: ["ten-pages", "cost-queues", "lambda", "r3-u3", "paper-size"].map(
      (preset) => [hybrid(preset, "at=20&page=3"), 20] as const,
    ),
    widths: [320],
    short: hybrid("ten-pages"),
    keys: [
      ["Enter", 1],
      ["ArrowRight", 2],
      ["PageDown", 3],
      [".", 4],
      ["ArrowLeft", 3],
      ["g", 4],
      ["f", 5],
      ["Home", 0],
      ["End", 45],
    ],
    parameter: ["Flash write w_f", "20", "wf=20"],
    named: ["next move to flash", "next hit in the cost segment", "end of the query set"],
    spoken: [
      hybrid("ten-pages", "at=23"),
      23,
      /^Position 24 of 45\. Conservative \(floor at 0\), LRU: Read of page 2: a miss\..*so it moves/,
    ],
  },
  {
    name: "the predictive lab",
    full: pbm("buckets", "at=600"),
    at: 600,
    card: /^About PBM-PQ/,
    opened: (lab) => [lab.page.getByText("sums agree")],
    frames: "Frames in the pool B",
    narrow: ["looping-scan", "buckets", "thesis-8"].map((preset) => [pbm(preset, "at=300"), 300] as const),
    widths: [320, 1366],
    short: pbm("looping-scan"),
    keys: [
      ["Enter", 1],
      ["ArrowRight", 2],
      ["PageDown", 3],
      [".", 4],
      ["ArrowLeft", 3],
      ["m", 4],
      ["Home", 0],
      ["End", 360],
    ],
    parameter: ["Concurrent reads k_r", "2", "k_r=2"],
    named: ["next eviction of a block that a scan asked for", "next begin of a query"],
    spoken: [
      pbm("looping-scan", "at=23"),
      23,
      /^Position 24 of 360\. [\d.]+.ms\. .+: Stream 1 asks for block \d+/,
    ],
  },
];

for (const {
  name,
  full,
  at,
  card,
  opened,
  frames,
  narrow,
  widths,
  short,
  keys,
  parameter,
  named,
  spoken,
} of labs) {
  test.describe(name, () => {
    // Every theme once: what colours do does not hang on the width.
    for (const { themes, ...viewport } of [
      { width: 1366, height: 768, themes: ["light", "projector"] },
      { width: 390, height: 844, themes: ["dark"] },
    ]) {
      test(`axe, ${viewport.width} px: tables, card, parameters, a refusal, menus`, { tag: "@all" }, async ({
        lab,
        page,
      }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ reducedMotion: "reduce" });
        await lab.open(full);
        await lab.at(at);
        await openCard(lab, card);
        expect.soft(await violationsInThemes(page, above, themes), "card").toEqual([]);
        await page.keyboard.press("Escape");
        for (const part of opened(lab)) await part.click();
        const field = (await lab.showParameters()).getByLabel(frames, { exact: true });
        await field.fill("0");
        await field.press("Enter");
        await expect(lab.message).toBeVisible();
        expect.soft(await violationsInThemes(page, "html", themes)).toEqual([]);
        for (const menu of ["Export", "Share", "As a table"]) {
          if (menu === "Export") await lab.menu();
          await page.getByRole("button", { name: menu, exact: true }).last().click();
          expect.soft(await violationsInThemes(page, above, themes), menu).toEqual([]);
          await page.keyboard.press("Escape");
        }
      });
    }

    for (const width of widths) {
      test(`at ${width} px it does not scroll sideways, with cards, tables and parameters`, {
        tag: "@all",
      }, async ({ lab, page }) => {
        await page.setViewportSize({ width, height: 768 });
        await lab.open(narrow[0]?.[0]);
        for (const [hash, position] of narrow) {
          await link(page, hash);
          await expect(page).toHaveURL((url) => url.hash.includes(/preset=[^&]+/.exec(hash)?.[0] ?? ""));
          await lab.at(position);
          await lab.showParameters();
          await page.getByRole("button", { name: "As a table", exact: true }).first().press("Enter");
          await expect(page.getByRole("table").first()).toBeVisible();
          expect.soft(await sideways(page), hash).toBe(0);
          await page.keyboard.press("Escape");
          const shown = await openCard(lab, /^About /);
          const cut = await shown.evaluate((element) => element.scrollWidth - element.clientWidth);
          expect.soft(cut, `card, ${hash}`).toBe(0);
          expect.soft(await sideways(page), `card, ${hash}`).toBe(0);
          await page.keyboard.press("Escape");
        }
      });
    }

    test("a run with keys alone: steps, run to, and a parameter", { tag: "@all" }, async ({ lab, page }) => {
      await lab.open(short);
      await expect(lab.step).toBeFocused();
      for (const [key, position] of keys) {
        await page.keyboard.press(key);
        await lab.at(position);
      }
      const [label, value, inAddress] = parameter;
      await tabTo(page.getByRole("button", { name: "Parameters" }), "Shift+Tab");
      await page.keyboard.press("Enter");
      const field = page.getByLabel(label, { exact: true });
      await tabTo(field);
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(value);
      await page.keyboard.press("Enter");
      await expect.poll(() => page.url()).toContain(inAddress);
      await expect(field).toBeFocused();
    });

    test(
      "the list of keys names this lab's own; the step's sentences are told politely",
      byDay(name === "the flash + magnetic lab"),
      async ({ lab, page }) => {
        const [hash, position, words] = spoken;
        await lab.open(hash);
        await lab.at(position);
        await page.keyboard.press("?");
        const dialog = page.getByRole("dialog", { name: "Keys" });
        for (const key of named) await expect(dialog.getByText(key)).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(lab.step).toBeFocused();
        await lab.step.click();
        const told = page.getByTestId("spoken");
        await expect(told).toHaveAttribute("aria-live", "polite");
        await expect(told).toHaveText(words);
      },
    );
  });
}

for (const [name, hash, at] of [
  ["the ACE lab", firstSteps(), 0],
  ...labs.map(({ name, full, at }) => [name, full, at] as const),
] as const) {
  test(
    `every stop of the Tab key shows the focus: ${name}`,
    byDay(name === "the ACE lab"),
    async ({ lab, page }) => {
      await lab.open(hash);
      await lab.at(at);
      await expectVisibleFocus(page);
    },
  );

  test(`each tab: axe, and no wider than 320 px: ${name}`, { tag: "@all" }, async ({ lab, page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await lab.open(hash);
    await lab.at(at);
    const tabs = await page.getByRole("tab").allTextContents();
    expect(tabs.length).toBeGreaterThanOrEqual(4);
    for (const tab of tabs) {
      await lab.tab(tab);
      await settled(page);
      expect.soft(await violationsInThemes(page, "[role=tabpanel]", ["light", "dark"]), tab).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    for (const tab of tabs) {
      await lab.tab(tab);
      expect.soft(await sideways(page), tab).toBe(0);
    }
  });

  test.describe("with a finger", () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    test(
      `targets are 24 px or more, 44 px in the transport: ${name}`,
      byDay(name === "the ACE lab"),
      async ({ lab, page }) => {
        await lab.open(hash);
        await lab.showParameters();
        expect(await smallTargets(page)).toEqual([]);
      },
    );
  });
}

test("a page to follow is chosen by keys alone", { tag: "@all" }, async ({ lab, page }) => {
  await lab.open(hybrid("ten-pages", "at=45"));
  const tab = page.getByRole("tab", { name: "Follow a page", exact: true });
  await tabTo(page.getByRole("tab", { selected: true }));
  while (!(await tab.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  const track = page
    .getByRole("region", { name: "One page over the run" })
    .getByLabel("Page", { exact: true });
  await tabTo(track);
  await page.keyboard.type("7");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("page-0")).toContainText("Conservative (floor at 0), LRU:");
});

test("nothing moves for those who want no motion", { tag: "@all" }, async ({ lab, page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await lab.open(hybrid("ten-pages", "at=20"));
  await lab.at(20);
  for (let step = 0; step < 6; step += 1) {
    await lab.step.click();
    expect(await page.evaluate(() => document.getAnimations().length), `step ${step + 1}`).toBe(0);
  }
});
