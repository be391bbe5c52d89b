/** A step shown as a motion: of transform and opacity alone, all lanes on one clock, and gone without a trace. */

import type { Page } from "@playwright/test";
import { byDay } from "./support/day.ts";
import type { LabPage } from "./support/lab.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";

const FIRST_STEPS = "/ace?v=1&preset=first-steps&at=9";

interface Moving {
  /** What it tells, of what travels over the page. */
  ghost: string | undefined;
  lane: number;
  properties: string[];
  from: number;
  to: number;
}

/**
 * Presses a key and looks at once at all that moves. What travels over the page belongs to the lane that it begins in.
 */
const pressed = (page: Page, key: "ArrowRight" | "ArrowLeft") =>
  page.evaluate(async (key): Promise<Moving[]> => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    // The page draws the step, and what moves, before the browser's next task.
    await new Promise((resolve) => setTimeout(resolve));
    const lanes = [...document.querySelectorAll("[data-lane]")].map((lane) => lane.getBoundingClientRect());
    const own = new Set(["offset", "computedOffset", "easing", "composite"]);
    return document.getAnimations().flatMap((animation) => {
      const effect = animation.effect as KeyframeEffect;
      const target = effect.target as HTMLElement;
      const { left, width } = target.getBoundingClientRect();
      const { delay = 0, duration = 0 } = effect.getTiming();
      return {
        ghost: target.dataset.ghost,
        lane: lanes.findIndex((lane) => left + width / 2 >= lane.left && left + width / 2 <= lane.right),
        properties: effect
          .getKeyframes()
          .flatMap((frame) => Object.keys(frame).filter((name) => !own.has(name))),
        from: delay,
        to: delay + Number(duration),
      };
    });
  }, key);

/** Opens a lab, and waits for what its motion is made of. */
async function standing(lab: LabPage, hash: string): Promise<void> {
  await lab.open(hash);
  await lab.page.locator("[data-moves=true]").first().waitFor();
}

const moving = (page: Page) => page.evaluate(() => document.getAnimations().length);

/** The lab as it is drawn, without what React numbers anew each time. */
const markup = (page: Page) =>
  page.evaluate(() =>
    [".lab-strip", ".lab-lanes"].map((part) =>
      document.querySelector(part)?.outerHTML.replaceAll(/(id|for|aria-[a-z]+)="[^"]*[«_:][^"]*"/g, ""),
    ),
  );

/** What is drawn where the markup says nothing. */
const canvases = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll("canvas")].map((canvas) => canvas.toDataURL()));

test("a step moves by transform and opacity alone, in both lanes, for 250 to 450 ms", {
  tag: "@all",
}, async ({ lab, page }) => {
  await standing(lab, FIRST_STEPS);
  await settled(page);
  const seen = await pressed(page, "ArrowRight");
  expect([...new Set(seen.flatMap(({ properties }) => properties))].sort()).toEqual(["opacity", "transform"]);
  expect(new Set(seen.filter(({ ghost }) => ghost === "written").map(({ lane }) => lane))).toEqual(
    new Set([0, 1]),
  );
  const end = Math.max(...seen.map(({ to }) => to));
  expect(end).toBeGreaterThanOrEqual(250);
  expect(end).toBeLessThanOrEqual(450);
});

test("pages of a batch travel together, as long as the other lane's single write", async ({ lab, page }) => {
  await standing(lab, FIRST_STEPS);
  await settled(page);
  const written = (await pressed(page, "ArrowRight")).filter(({ ghost }) => ghost === "written");
  expect(written.filter(({ lane }) => lane === 0)).toHaveLength(1);
  expect(written.filter(({ lane }) => lane === 1)).toHaveLength(3);
  expect(new Set(written.map(({ from, to }) => `${from} to ${to}`)).size).toBe(1);
});

test("the step's position and its request are there at once, while pages travel", async ({ lab, page }) => {
  await standing(lab, FIRST_STEPS);
  await settled(page);
  const { told, moves } = await page.evaluate(async () => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
    const told = document.querySelector("[data-testid=sentence-1]")?.textContent;
    return { told, moves: document.getAnimations().length };
  });
  expect(told).toContain("Write of page 9: a miss.");
  expect(await lab.position()).toBe(10);
  expect(moves).toBeGreaterThan(0);
});

test("the next step ends all that moves, and is exact", async ({ lab, page }) => {
  await standing(lab, FIRST_STEPS);
  await settled(page);
  const state = await lab.serialised();
  const { begun, running, layers } = await page.evaluate(async () => {
    const step = async () => {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve));
    };
    await step();
    const first = document.getAnimations();
    await step();
    return {
      begun: first.length,
      running: first.filter(({ playState }) => playState === "running").length,
      layers: document.querySelectorAll(".motion-layer").length,
    };
  });
  expect(begun).toBeGreaterThan(0);
  expect(running).toBe(0);
  expect(layers).toBeLessThanOrEqual(1);
  expect(await lab.position()).toBe(11);
  await lab.walk("ArrowLeft", 2);
  expect(await lab.serialised()).toBe(state);
});

test("keys that repeat pile nothing up", { tag: "@all" }, async ({ lab, page }) => {
  await standing(lab, "/ace?v=1&preset=first-steps&at=0");
  await settled(page);
  const layers = await page.evaluate(async () => {
    let most = 0;
    for (let at = 0; at < 20; at += 1) {
      document.body.dispatchEvent(
        new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, repeat: true }),
      );
      await new Promise((resolve) => setTimeout(resolve));
      most = Math.max(most, document.querySelectorAll(".motion-layer").length);
    }
    return most;
  });
  expect(layers).toBeLessThanOrEqual(1);
  await settled(page);
  expect(await moving(page)).toBe(0);
  await expect(page.locator(".motion-layer")).toHaveCount(0);
});

test("nothing moves backwards, at a seek, or for those who want no motion", async ({ lab, page }) => {
  await standing(lab, FIRST_STEPS);
  await settled(page);
  expect(await pressed(page, "ArrowLeft")).toEqual([]);
  await lab.scrub(15);
  expect(await moving(page)).toBe(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await pressed(page, "ArrowRight")).toEqual([]);
});

test("a run that plays moves at two steps a second, and not at ten", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  const plays = async (speed: string) => {
    await standing(lab, "/ace?v=1&preset=first-steps&at=0");
    await lab.speed(speed);
    const layers = await page.evaluateHandle(() => {
      const seen = { layers: 0 };
      new MutationObserver((records) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes) if ((node as Element).className === "motion-layer") seen.layers += 1;
      }).observe(document.body, { childList: true, subtree: true });
      return seen;
    });
    await lab.playing.click();
    await expect.poll(() => lab.position()).toBeGreaterThanOrEqual(3);
    await lab.playing.click();
    return layers.evaluate(({ layers }) => layers);
  };
  expect(await plays("2 steps/s")).toBeGreaterThanOrEqual(2);
  expect(await plays("10 steps/s")).toBe(0);
});

test("a page that moves to flash travels there, and its place on the disks with it", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  await standing(lab, "/hybrid?v=1&preset=ten-pages&at=23");
  await settled(page);
  const seen = await pressed(page, "ArrowRight");
  const [written] = seen.filter(({ ghost, lane }) => ghost === "written" && lane === 0);
  expect(written).toBeDefined();
  const moved = seen.filter(({ ghost, properties, from, to }) => {
    return (
      ghost === undefined && properties.includes("transform") && from === written?.from && to === written.to
    );
  });
  expect(moved).toHaveLength(1);
});

const SCENES = {
  "a list": FIRST_STEPS,
  "a clock": "/ace?v=1&preset=clock-sweep&at=15&view=frame",
  "second chances": "/ace?v=1&preset=slides-lru-wsr&at=1",
  "prefetched pages": "/ace?v=1&preset=figure-7&at=0",
  "cells on a canvas": "/ace?v=1&preset=poster&frames=64&at=1995",
  "a map with what goes next": "/ace?v=1&preset=poster&frames=100&at=1995",
  "two disks": "/hybrid?v=1&preset=ten-pages&at=23",
  "cursors and drawn candidates": "/pbm?v=1&preset=two-scans&at=60",
};

for (const [name, hash] of Object.entries(SCENES)) {
  test(
    `${name}: what stands at the end is what stands without a motion`,
    byDay(name === "a list"),
    async ({ lab, page }) => {
      const stepped = async () => {
        await standing(lab, hash);
        await settled(page);
        const seen = await pressed(page, "ArrowRight");
        await settled(page);
        return {
          moved: seen.length > 0,
          markup: await markup(page),
          canvases: await canvases(page),
          moving: await moving(page),
        };
      };
      const shown = await stepped();
      await page.emulateMedia({ reducedMotion: "reduce" });
      const still = await stepped();
      expect([shown.moved, still.moved]).toEqual([true, false]);
      expect(shown.markup).toEqual(still.markup);
      expect(shown.canvases).toEqual(still.canvases);
      expect(shown.moving).toBe(0);
    },
  );
}
