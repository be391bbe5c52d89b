/** Device channels and disk strip: right against the counters, in step, aligned, by keyboard, and out of the way of the transport. */

import type { Page } from "@playwright/test";
import { violationsInThemes } from "./support/axe.ts";
import { byDay } from "./support/day.ts";
import type { LabPage } from "./support/lab.ts";
import { firstSteps, lanesOver, tenThousandFrames } from "./support/links.ts";
import { link, sideways } from "./support/page.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";

const POSTER = "/ace?v=1&preset=poster";

const deviceOf = (page: Page, lane: string) => ({
  picture: page.getByRole("img", { name: new RegExp(`^${lane}, device channels`) }),
  slider: page.getByRole("slider", { name: new RegExp(`^${lane}: look into the last requests`) }),
});
const [BASELINE, ACE] = ["LRU", "LRU \\+ ACE"];

const disk = (page: Page) => page.getByRole("img", { name: /^Disk of/ });

/** Everything that both figures show: their drawings, their words, their numbers. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const pictures = [...document.querySelectorAll("[role=img]")].filter((picture) =>
      /device channels|^Disk of/.test(picture.getAttribute("aria-label") ?? ""),
    );
    const numbers = document.querySelectorAll("[data-testid^=utilisation-]");
    return [
      ...pictures.map((picture) => `${picture.getAttribute("aria-label")} ${picture.innerHTML}`),
      ...[...numbers].map((number) => number.textContent),
    ];
  });

/** Each name in full for those who do not see the short one. */
const utilisations = (write: string, read: string) =>
  `Write utilisationwrite ${write}Read utilisationread ${read}`;

/** "17%, 1.0 of 6 channels". */
const words = (pages: number, steps: number, channels: number) => {
  const percent = (100 * pages) / (steps * channels);
  return `${percent.toFixed(percent < 10 || (percent > 99 && percent < 100) ? 1 : 0)}%, ${(pages / steps).toFixed(1)} of ${channels} channels`;
};

async function counted(lab: LabPage) {
  return (await lab.view()).lanes.map(({ counters }) => (name: string) => {
    const value = counters[name];
    if (value === undefined) throw new Error(`no counter ${name}`);
    return value;
  });
}

test("utilisation is what the counters say, on the poster's run and along it", async ({ lab, page }) => {
  await lab.open(POSTER);
  for (const position of [47_532, 20_000, 300]) {
    await lab.scrub(position);
    for (const [index, counter] of (await counted(lab)).entries()) {
      // n_w = k_w = 6 and no Reader: each batch and each read takes one device step.
      const write = words(counter("pages_written"), counter("write_batches"), 6);
      const read = words(counter("pages_read"), counter("misses"), 6);
      await expect(page.getByTestId(`utilisation-${index}`)).toHaveText(utilisations(write, read));
    }
  }
  await lab.scrub(0);
  await expect(page.getByTestId("utilisation-0")).toHaveText(utilisations("not yet", "not yet"));
});

test("the window ends at the counters' device time, under the poster's cost model too", {
  tag: "@all",
}, async ({ lab, page }) => {
  for (const [hash, position] of [
    [POSTER, 47_532],
    [`${POSTER}&cost=poster`, 40_001],
  ] as const) {
    await lab.open(hash);
    await lab.scrub(position);
    for (const [lane, counter] of (await counted(lab)).entries()) {
      const ms = (counter("read_time_us") + counter("write_time_us")) / 1_000;
      const end = ms.toLocaleString("en", { maximumFractionDigits: 2 });
      const { picture } = deviceOf(page, lane === 0 ? BASELINE : ACE);
      await expect(picture).toHaveAccessibleName(new RegExp(`The last 12 requests, .* to ${end} ms\\.`));
    }
  }
});

test("the same time, more channels filled: a baseline write beside a batch of ACE", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  await lab.open(firstSteps("at=10"));
  const [baseline, ace] = [deviceOf(page, BASELINE), deviceOf(page, ACE)];
  await baseline.slider.focus();
  await expect(baseline.slider).toHaveAttribute(
    "aria-valuetext",
    "Request 10, W9: writes 4 (1 of 3 channels, 30 µs), then reads 9 (1 of 3 channels, 10 µs).",
  );
  await ace.slider.focus();
  await expect(ace.slider).toHaveAttribute(
    "aria-valuetext",
    "Request 10, W9: writes 4, 5, 2 (3 of 3 channels, 30 µs), then reads 9 (1 of 3 channels, 10 µs).",
  );
  await page.keyboard.press("ArrowLeft");
  await expect(ace.slider).toHaveAttribute("aria-valuetext", /^Request 9, R8: reads 8 \(1 of 3 channels/);
  for (let request = 0; request < 5; request += 1) await page.keyboard.press("ArrowLeft");
  await expect(ace.slider).toHaveAttribute("aria-valuetext", "Request 4, R7: a hit, no device time.");
  // Drawn as wide in both columns.
  await settled(page);
  const widths = await page
    .locator("[role=img] svg .fill-dirty.stroke-mark-batch")
    .evaluateAll((blocks) => blocks.map((block) => block.getBoundingClientRect().width.toFixed(1)));
  expect(widths).toHaveLength(4);
  expect(new Set(widths).size).toBe(1);
});

test("both figures are the same forwards, backwards and sought", { tag: "@all" }, async ({ lab, page }) => {
  await lab.open(firstSteps());
  await lab.tab("Disk");
  await lab.step.focus();
  await expect(disk(page)).toBeVisible();
  await expect(page.getByText("counting …")).toHaveCount(0);
  await settled(page);
  const forward: unknown[] = [];
  for (let position = 0; position <= 27; position += 1) {
    await lab.at(position);
    forward.push(await shown(page));
    await page.keyboard.press("ArrowRight");
  }
  expect(new Set(forward.map((figures) => JSON.stringify(figures))).size).toBe(28);
  for (let position = 27; position >= 0; position -= 1) {
    await lab.at(position);
    expect(await shown(page), `back at ${position}`).toEqual(forward[position]);
    await page.keyboard.press("ArrowLeft");
  }
  for (const position of [20, 3, 27, 11]) {
    await lab.scrub(position);
    expect(await shown(page), `sought ${position}`).toEqual(forward[position]);
  }
});

test("the disk strip counts what the pools hold, page by page and in bins", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  for (const [hash, position] of [
    [firstSteps(), 14],
    [POSTER, 30_000],
    [tenThousandFrames(60_000), 41_000],
  ] as const) {
    await lab.open(hash);
    await lab.tab("Disk");
    await lab.scrub(position);
    const resident = (await counted(lab)).map(
      (counter) => counter("pages_read") - counter("evictions_clean") - counter("evictions_dirty"),
    );
    const [baseline = 0, ace = 0] = resident;
    await expect(disk(page)).toHaveAccessibleName(
      new RegExp(
        `LRU: ${baseline.toLocaleString("en")} pages in the pool.*ACE: ${ace.toLocaleString("en")} pages`,
      ),
    );
  }
});

test("the disk answers the keyboard: how often a page is asked for, and where it is", async ({
  lab,
  page,
}) => {
  await lab.open(firstSteps("at=10"));
  await lab.tab("Disk");
  const slider = page.getByRole("slider", { name: "Look into the disk" });
  await slider.focus();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveAttribute(
    "aria-valuetext",
    "Page 4: asked for 2 times in the whole trace. LRU: on disk only, just written: 4; LRU + ACE: on disk only, just written: 4.",
  );
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveAttribute(
    "aria-valuetext",
    /LRU: dirty, in the pool; LRU \+ ACE: clean, in the pool, just written: 5\.$/,
  );
  await page.keyboard.press("Escape");
  await expect(slider).toHaveAttribute("aria-valuetext", "no page chosen");
  await page.getByText("Disk as a table").click();
  await expect(page.getByRole("row", { name: /^Page 9 / })).toHaveCount(1);
});

test("figures that are closed stay closed in all lanes, and after a reload", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  await lab.open(firstSteps("at=10"));
  const summaries = page.locator("summary", { hasText: "Device channels" });
  await expect(deviceOf(page, ACE).picture).toBeVisible();
  await summaries.first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("slider", { name: /look into the last requests/ })).toHaveCount(0);
  await expect(page.getByTestId("utilisation-1")).toContainText("100%, 3.0 of 3 channels");
  await page.reload();
  await lab.ready();
  await expect(deviceOf(page, ACE).picture).toHaveCount(0);
  await summaries.nth(1).click();
  await expect(deviceOf(page, BASELINE).picture).toBeVisible();
  await expect(deviceOf(page, ACE).picture).toBeVisible();
});

test("both are pictures to take away", { tag: "@all" }, async ({ lab }) => {
  await lab.open(firstSteps("at=10"));
  const lanes = await lab.exported("Device channels (SVG)");
  expect(lanes.name).toBe("bufferpool-lab-device-channels.svg");
  expect(lanes.text).toContain("Write utilisation 100%, 3.0 of 3 channels");
  expect(lanes.text).toContain("device channels after request 10 of 27");
  const strip = await lab.exported("Disk (SVG)");
  expect(strip.text).toContain("Disk of 16 pages. LRU: 7 pages in the pool");
  expect(strip.text).not.toContain("class=");
});

test("axe: both figures, cells and bins, with an operation and a page chosen", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await lab.open();
  await lab.tab("Disk");
  for (const [hash, at] of [
    [firstSteps("at=10"), 10],
    [lanesOver("lru~baseline,lru~ace~prefetch", 2_000), 2_000],
  ] as const) {
    await link(page, hash);
    await lab.at(at);
    await page.getByRole("slider", { name: "Look into the disk" }).focus();
    await settled(page);
    expect.soft(await violationsInThemes(page, "html", ["light", "dark"]), hash).toEqual([]);
    await page.getByText("Disk as a table").click();
    expect.soft(await violationsInThemes(page, ":popover-open", ["light", "dark"]), hash).toEqual([]);
    await page.keyboard.press("Escape");
  }
});

/** Upper edges of a part of each lane. */
const tops = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top + scrollY));

test("lanes are aligned to the pixel, and nothing jumps from step to step", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const hash of [
    firstSteps(),
    "/ace?v=1&preset=lru-wsr-cold",
    lanesOver("lru~baseline,lru~ace~prefetch").replace("requests=3000", "requests=60"),
  ]) {
    await lab.open(hash);
    await settled(page);
    const seen = new Set<string>();
    const requests = await lab.requests();
    for (let position = 0; position <= requests; position += 1) {
      await lab.at(position);
      for (const part of [".lane h2", "[data-testid^=sentence-]", "[data-testid^=utilisation-]"]) {
        const [first, second] = await tops(page, part);
        expect(second, `${part} at ${position}`).toBeCloseTo(first ?? Number.NaN, 3);
      }
      seen.add(String(await tops(page, "[data-testid=utilisation-0]")));
      await page.keyboard.press("ArrowRight");
    }
    expect(seen.size, hash).toBe(1);
  }
});

/** Names of what has the focus while Tab goes through the page and lies below the transport's bar, or out of sight. */
async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  await page.evaluate(() => {
    scrollTo(0, 0);
    (document.activeElement as HTMLElement | null)?.blur();
  });
  for (let stop = 0; stop < 70; stop += 1) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return "end";
      if (element.closest(".transport") !== null) return "";
      // A slider for the keyboard alone has no size: its figure carries the outline.
      const box = (element.closest(".sr-only")?.parentElement ?? element).getBoundingClientRect();
      const bar = document.querySelector(".transport-main")?.getBoundingClientRect();
      const behind = bar !== undefined && box.top >= bar.top - 1 && box.top < bar.bottom - 1;
      const seen = box.top < innerHeight && box.bottom > 0 && !behind;
      return seen ? "" : `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent}`;
    });
    if (found === "end") break;
    if (found !== "") hidden.push(found);
  }
  return hidden;
}

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
]) {
  test(
    `the transport stays in reach and hides nothing that has the focus, ${viewport.width} px`,
    byDay(viewport.width === 1366),
    async ({ lab, page }) => {
      await page.setViewportSize(viewport);
      await lab.open(firstSteps("at=10"));
      await settled(page);
      for (const share of [0, 0.5, 1]) {
        await page.evaluate((share) => scrollTo(0, share * document.body.scrollHeight), share);
        await expect(lab.step).toBeInViewport({ ratio: 1 });
      }
      expect(await hiddenStops(page)).toEqual([]);
    },
  );
}

test("a low window keeps its room: the transport scrolls along", { tag: "@all" }, async ({ lab, page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await lab.open(firstSteps("at=10"));
  const position = await page
    .locator(".transport-main")
    .evaluate((element) => getComputedStyle(element).position);
  expect(position).toBe("static");
});

test("at 320 px both figures fit, opened by hand", { tag: "@all" }, async ({ lab, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const hash of [firstSteps("at=10"), POSTER]) {
    await lab.open(hash);
    await lab.tab("Disk");
    await expect(disk(page)).toHaveCount(0);
    await page.locator("summary", { hasText: "Device channels" }).first().click();
    await page.locator("summary", { hasText: "D =" }).click();
    await expect(disk(page)).toBeVisible();
    await expect(deviceOf(page, ACE).picture).toBeVisible();
    expect(await sideways(page), hash).toBe(0);
    // The next page begins as it was: closed.
    await page.evaluate(() => localStorage.removeItem("bufferpool-lab-figures"));
  }
});
