/** A step beat by beat: forward and back, with the sentence, the counters and the picture that each beat has. */

import type { Page } from "@playwright/test";
import type { LabPage } from "./support/lab.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";

async function standing(lab: LabPage, hash: string): Promise<void> {
  await lab.open(hash);
  await lab.page.locator("[data-moves=true]").first().waitFor();
  await settled(lab.page);
}

/** What is told and drawn, once what moves stands still. */
const stands = (page: Page) =>
  page.evaluate(async () => {
    do await new Promise(requestAnimationFrame);
    while (document.querySelector("[data-moving]") !== null);
    const texts = (what: string) =>
      [...document.querySelectorAll(what)].map(({ textContent }) => textContent);
    const places = document.getAnimations().map(({ effect }) => {
      const target = (effect as KeyframeEffect).target as HTMLElement;
      const { transform, opacity } = getComputedStyle(target);
      return [target.dataset.ghost, transform, opacity].join(" ");
    });
    return {
      position: document.querySelector("output")?.textContent?.trim(),
      sentences: texts("[data-testid^=sentence-]"),
      spoken: texts("[data-testid=spoken]"),
      score: texts("[data-score]"),
      counters: texts("[data-counter]"),
      // The order in which they were made is no part of the picture.
      places: places.sort(),
      running: document.getAnimations().filter(({ playState }) => playState === "running").length,
    };
  });

type Seen = Awaited<ReturnType<typeof stands>>;

async function walk(page: Page, key: string, presses: number): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key);
    seen.push(await stands(page));
  }
  return seen;
}

const beatOf = ({ position = "" }: Seen) =>
  position.replace(/^[\d,]+ \/ [\d,]+ ?/, "").replace("\u{a0}", " ");

const LABS = {
  "a batch": {
    hash: "/ace?v=1&preset=first-steps&at=9",
    beats: ["looked up", "victim found", "written", "evicted", "read", ""],
  },
  "a page that moves": {
    hash: "/hybrid?v=1&preset=ten-pages&at=23",
    beats: ["looked up", "victim found", "written", "evicted", "read", ""],
  },
  "drawn candidates": {
    hash: "/pbm?v=1&preset=two-scans&at=60",
    beats: ["looked up", "victim found", "evicted", "read", "3.450 ms"],
  },
};

for (const [name, { hash, beats }] of Object.entries(LABS)) {
  test(`${name}: Shift and a step key go from beat to beat, and back the same way`, { tag: "@all" }, async ({
    lab,
    page,
  }) => {
    await standing(lab, hash);
    const before = await stands(page);
    const there = await walk(page, "Shift+ArrowRight", beats.length);
    expect(there.map(beatOf)).toEqual(beats);
    const back = await walk(page, "Shift+ArrowLeft", beats.length);
    expect(back).toEqual([...there.slice(0, -1).reverse(), before]);
    // All that is told at a beat is told at the next.
    const told = there.map(({ sentences }) =>
      sentences.map((sentence) => sentence?.replace(/ ?….*/, "") ?? ""),
    );
    for (const [at, now] of told.entries())
      now.forEach((sentence, lane) => {
        expect(sentence.startsWith(told[at - 1]?.[lane] ?? ""), `${sentence} after ${told[at - 1]}`).toBe(
          true,
        );
      });
    expect(new Set(told.map((sentences) => sentences.join())).size).toBeGreaterThan(1);

    // Without motion the same pictures stand, and nothing moves on the way.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.keyboard.press("Shift+ArrowRight");
    const jumped = await stands(page);
    expect(jumped).toEqual(there[0]);
    expect(await walk(page, "Shift+ArrowRight", beats.length - 1)).toEqual(there.slice(1));
  });
}

test("counters move with the beat that changes them, in the score and in the tab", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  await standing(lab, "/ace?v=1&preset=first-steps&at=9");
  const counted = async (id: string) => [
    await page.locator(`[data-score=${id}-1]`).textContent(),
    await page.locator(`[data-counter=${id}-1]`).textContent(),
  ];
  const seen: unknown[] = [];
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press("Shift+ArrowRight");
    await stands(page);
    seen.push([...(await counted("pages_written")), ...(await counted("latency_us"))]);
  }
  const row = (pages: string, time: string) => [pages, pages, time, time];
  expect(seen).toEqual([
    row("0", "80 µs"),
    row("0", "80 µs"),
    row("3", "110 µs"),
    row("3", "110 µs"),
    row("3", "120 µs"),
    row("3", "120 µs"),
  ]);
});

test("a click with Shift goes on by a beat, and Step ends the step that is held", async ({ lab, page }) => {
  await standing(lab, "/ace?v=1&preset=first-steps&at=9");
  const step = page.getByRole("button", { name: "Step", exact: true });
  await step.click({ modifiers: ["Shift"] });
  expect(beatOf(await stands(page))).toBe("looked up");
  await step.click();
  const whole = await stands(page);
  expect([whole.position, whole.places]).toEqual(["10 / 27", []]);
  expect(whole.sentences[1]).toContain("evicts 4");
});

test("a step's sentence grows while it moves, and is whole behind it", async ({ lab, page }) => {
  await standing(lab, "/ace?v=1&preset=first-steps&at=9");
  const told = await page.evaluate(async () => {
    const sentence = () => document.querySelector("[data-testid=sentence-1]")?.textContent ?? "";
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    const seen: string[] = [];
    do {
      await new Promise((resolve) => setTimeout(resolve));
      if (seen.at(-1) !== sentence()) seen.push(sentence());
    } while (document.querySelector(".motion-layer") !== null);
    return seen;
  });
  expect(told[0]).toBe("Write of page 9: a miss. …");
  expect(told.length).toBeGreaterThan(2);
  expect(told.at(-1)).toMatch(/and evicts 4\..*The write makes it dirty\./);
});

test("a slow motion takes as many times longer, and a run that plays waits for it", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  await standing(lab, "/ace?v=1&preset=first-steps&at=9");
  await lab.menu();
  await page.getByRole("combobox", { name: "Motion of a step" }).selectOption("1/8");
  await page.keyboard.press("Escape");
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await lab.playing.click();
  await expect.poll(() => lab.position()).toBe(10);
  const slow = () =>
    page.evaluate(() => {
      const layer = document.querySelector(".motion-layer");
      const own = document.getAnimations().filter(({ effect }) => {
        return layer?.contains((effect as KeyframeEffect).target) ?? false;
      });
      return new Set(own.map(({ playbackRate }) => playbackRate)).size === 1 ? own[0]?.playbackRate : null;
    });
  expect(await slow()).toBe(1 / 8);
  // Two steps a second would be at 12 by now.
  await page.locator(".motion-layer").evaluate((layer) => {
    const [first] = layer.getAnimations({ subtree: true });
    return new Promise((resolve) => {
      const look = () => (Number(first?.currentTime) > 150 ? resolve(null) : requestAnimationFrame(look));
      look();
    });
  });
  expect(await lab.position()).toBe(10);
  await lab.playing.click();
});

/** What an ordinary step moves: what travels, and how many places it comes to. */
const moved = (page: Page) =>
  page.evaluate(async () => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
    return document.getAnimations().map(({ effect }) => {
      const target = (effect as KeyframeEffect).target as HTMLElement;
      const ways = (effect as KeyframeEffect).getKeyframes().map(({ transform }) => String(transform));
      const { ghost, mark } = target.dataset;
      return { what: ghost ?? (mark && `mark ${mark}`), places: new Set(ways).size };
    });
  });

test("CFLRU's search is seen to pass the dirty pages of its window", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  // Two dirty pages at the LRU end, then the first clean one.
  await standing(lab, "/ace?v=1&preset=cflru-window&at=10");
  const looks = (await moved(page)).filter(({ what }) => what === "looking");
  expect(looks.map(({ places }) => places)).toEqual([3, 3]);
});

test("a cold flag is seen to be set, and to melt when its page is used", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  const flags = async (at: number) => {
    await standing(lab, `/ace?v=1&preset=lru-wsr-cold&at=${at}`);
    const seen = await moved(page);
    return ["mark flag", "flag"].map((flag) => seen.filter(({ what }) => what === flag).length);
  };
  // Pages 3 and 9 get a second chance, in both lanes; page 5 is used again.
  expect(await flags(18)).toEqual([4, 0]);
  expect(await flags(15)).toEqual([0, 2]);
});
