/** A presentation is larger than the lab: cells and words that a back row can read. */
import type { Page } from "@playwright/test";
import { drawnBy, drawPresets } from "./support/draw.ts";
import { scenesAt } from "./support/layoutWays.ts";
import { firstSteps } from "./support/links.ts";
import { link } from "./support/page.ts";
import { openScreen } from "./support/present.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 1366, height: 768 } });

async function openLab(page: Page) {
  await page.addInitScript(() => localStorage.setItem("bufferpool-lab-tab", ""));
  await page.goto(`./#${firstSteps()}`);
}

/** Goes to a link, and waits until its lanes are there. */
async function opened(page: Page, hash: string, lane: string) {
  await link(page, hash);
  const preset = /preset=([^&]+)/.exec(hash)?.[1] ?? "";
  await page.waitForFunction(
    ([preset, lane]) => location.hash.includes(`preset=${preset}&`) && document.querySelector(lane) !== null,
    [preset, lane] as const,
  );
}

/** Of what is drawn: the side of the largest cell, and the smallest words of lanes but those within cells and blocks. */
const drawn = (page: Page) =>
  page.evaluate(() => {
    const sides = [...document.querySelectorAll<SVGGraphicsElement>("[data-frame] > rect:first-of-type")].map(
      (cell) => Math.min(cell.getBoundingClientRect().width, cell.getBoundingClientRect().height),
    );
    const words = [...document.querySelectorAll(".present-lane :is(text, p, h2)")]
      .filter(
        (element) => element.closest("[data-frame], [data-block]") === null && element.checkVisibility(),
      )
      .map((element) => {
        const scale =
          element instanceof SVGGraphicsElement
            ? (element.getScreenCTM()?.a ?? 1)
            : ((element as { currentCSSZoom?: number }).currentCSSZoom ?? 1);
        return Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      });
    // A scale is a fraction: a pixel may be a hair less.
    const whole = (size: number) => Math.round(size * 100) / 100;
    return { cell: whole(Math.max(0, ...sides)), words: whole(Math.min(...words)) };
  });

test("seven frames fill a projector: cells of 84 px, of 64 px on a narrow one, and words of 18 px", async ({
  page,
}) => {
  for (const [width, least] of [
    [1366, 84],
    [1024, 64],
  ] as const) {
    await page.setViewportSize({ width, height: 768 });
    await openScreen(page, firstSteps("present=1&at=10"));
    const { cell, words } = await drawn(page);
    expect(cell, `${width} px`).toBeGreaterThanOrEqual(least);
    expect(words, `${width} px`).toBeGreaterThanOrEqual(18);
  }
});

test("cells are never smaller than in the lab, at every preset of two lanes of few frames", async ({
  page,
}) => {
  test.setTimeout(150_000);
  await openLab(page);
  const smaller: string[] = [];
  for (const path of ["/ace", "/hybrid"])
    for (const { preset } of drawPresets(path, scenesAt(path), "projector")) {
      await opened(page, `${path}?v=1&preset=${preset}`, ".lane");
      const [lanes, cells] = await page.evaluate(() =>
        [".lane", ".lane [data-frame]"].map((each) => document.querySelectorAll(each).length),
      );
      if (lanes !== 2 || cells === 0 || (cells ?? 0) > 40) continue;
      await settled(page);
      const lab = await drawn(page);
      await opened(page, `${path}?v=1&preset=${preset}&present=1`, ".present-lane");
      await settled(page);
      const screen = await drawn(page);
      if (screen.cell < lab.cell - 0.5)
        smaller.push(`${preset}: ${screen.cell} px, ${lab.cell} px in the lab`);
      await page.keyboard.press("Escape");
    }
  expect(smaller, drawnBy).toEqual([]);
});
