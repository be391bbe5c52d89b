/** Whether the page works at all, in any browser: the one list of what is tried in each. */
import { expect } from "@playwright/test";
import type { Driven } from "./driven.ts";
import { DrivenLab } from "./lab.ts";
import { firstSteps, hybrid, pbm } from "./links.ts";

/** The text of the first element that a selector finds. */
const textOf = (page: Driven, selector: string) =>
  page.evaluate((selector) => document.querySelector(selector)?.textContent ?? "", selector);

const labs = (
  [
    ["the ACE lab", firstSteps("at=3"), 3],
    ["the flash + magnetic lab", hybrid("ten-pages", "at=3"), 3],
    ["the predictive lab", pbm("looping-scan", "at=3"), 3],
  ] as const
).map(([name, link, from]) => ({
  name: `${name} steps, goes back, plays, is scrubbed, and its link opens the same`,
  attempt: async (page: Driven) => {
    const lab = new DrivenLab(page);
    await lab.open(link);
    await lab.at(from);
    const before = await lab.serialised();
    await lab.stepBy("ArrowRight", from + 1);
    expect(await lab.serialised()).not.toBe(before);
    expect(await textOf(page, "[data-testid=sentence-0]")).not.toBe("");
    await lab.stepBy("ArrowLeft", from);
    expect(await lab.serialised()).toBe(before);
    await lab.speed("as fast as it goes");
    await page.getByRole("button", { name: "Play", exact: true }).click();
    const end = await lab.requests();
    await lab.at(end);
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    const middle = await page.evaluate(() => {
      const scrubber = document.querySelector("input[aria-label=Position]");
      scrubber?.scrollIntoView({ block: "center" });
      const { left, top, width, height } = scrubber?.getBoundingClientRect() ?? new DOMRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    await page.mouse.click(middle.x, middle.y);
    await page.waitForFunction(() => {
      const { value = 0, max = 1 } =
        document.querySelector<HTMLInputElement>("input[aria-label=Position]") ?? {};
      // As near as a pixel is.
      return Math.abs(Number(value) / Number(max) - 0.5) < 0.05;
    });
    await expect.poll(() => lab.position()).toBeLessThan(end);
    const position = await lab.position();
    const shown = await lab.serialised();
    await lab.open(new URL(await lab.sharedLink()).hash.slice(1));
    await lab.at(position);
    expect(await lab.serialised()).toBe(shown);
  },
}));

export const smoke: readonly { name: string; attempt: (page: Driven) => Promise<void> }[] = [
  ...labs,
  {
    name: "an embed steps, and a presentation answers a clicker",
    attempt: async (page) => {
      const lab = new DrivenLab(page);
      await lab.open(firstSteps("at=3&embed=1"));
      await lab.at(3);
      await page.getByRole("button", { name: "Step", exact: true }).click();
      await lab.at(4);
      await page.goto("about:blank");
      await page.goto(`./#${firstSteps("at=3&present=1")}`);
      await page.getByRole("button", { name: "Speaker notes" }).waitFor();
      await lab.stepBy("PageDown", 4);
    },
  },
  {
    name: "a lesson opens with its scenes, and an exercise takes an answer",
    attempt: async (page) => {
      await page.goto("./#/lessons/lru");
      await page.getByRole("button", { name: "Skip", exact: true }).click();
      await page.waitForFunction(
        () => document.querySelector("[data-scene]")?.getAttribute("data-scene") === "open",
      );
      await page.goto("./#/ace?v=1&preset=slides-lru&task=predict");
      await page.getByRole("heading", { name: /^Question 1/ }).waitFor();
      await page.evaluate(() => document.querySelector<HTMLElement>("input[type=radio]")?.focus());
      await page.keyboard.press("Space");
      await page.getByRole("button", { name: "Commit", exact: true }).click();
      await expect.poll(() => textOf(page, "[data-testid=said]")).not.toBe("");
    },
  },
  {
    name: "a figure opens with what was computed in advance, and is run",
    attempt: async (page) => {
      await page.goto("./#/figures/ace-2?v=1&size=1/640&seeds=1");
      await page.waitForFunction(() => document.querySelector("[data-spot]") !== null);
      await page.getByRole("button", { name: "Run", exact: true }).click();
      await expect.poll(() => textOf(page, "[data-testid=run-words]")).toMatch(/^8 runs in/);
    },
  },
];
