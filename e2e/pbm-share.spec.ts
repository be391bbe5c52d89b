/** The predictive lab elsewhere: links, embeds, presentations, speaker's notes, files. */

import type { Page } from "@playwright/test";
import { inEmbeds } from "../web/labs/pbm/tabs.ts";
import { byDay } from "./support/day.ts";
import { LabPage } from "./support/lab.ts";
import { pbm } from "./support/links.ts";
import { link } from "./support/page.ts";
import { prescanned } from "./support/pbm.ts";
import { expect, test } from "./support/test.ts";

const looping = (rest = "") => pbm("looping-scan", rest);
const position = (page: Page) => page.getByLabel("Position shown");

const wrong = [
  [looping("frames=1"), "frames"],
  [looping("lanes=lru,samplin~samples:0"), "lanes"],
  [looping("workload=given&trace=S0-99y25"), "trace"],
  [looping("workload=own&hash=0123456789abcdef"), "workload"],
  [looping("at=-7"), "at"],
  [pbm("thesis-8", "scale=0"), "scale"],
] as const;

test("a link with something illegal opens, and says so", { tag: "@all" }, async ({ lab, page }) => {
  await lab.open(pbm("buckets"));
  for (const [hash, field] of wrong) {
    await test.step(field, async () => {
      await link(page, hash);
      await expect(lab.message).toContainText(`${field}`);
      await expect(lab.message).toHaveRole("alert");
      await lab.step.click();
      await expect.poll(() => lab.position()).toBeGreaterThan(0);
      await link(page, pbm("buckets"));
      await expect(lab.message).toHaveCount(0);
    });
  }
});

test("an embed has no chrome; each of its parts can be left out; 'Open in the lab' opens the very step", {
  tag: "@all",
}, async ({ lab, page }) => {
  const parts: Record<string, string> = {
    eviction: "h3:has-text('eviction')",
    streams: "[data-part=streams]",
    table: "role=slider[name^='Look into the tables']",
    buckets: "[data-part=buckets]",
    legend: "role=region[name='Legend']",
    sentence: "[data-testid=sentence-0]",
    transport: "role=region[name='Transport']",
    counters: "role=region[name='Counters']",
  };
  const open = async (rest = "") => {
    await page.goto("about:blank");
    await page.goto(`./#${pbm("buckets", `lanes=pq,sampling&at=600&embed=1${rest}`)}`);
    await page.getByRole("link", { name: /^Open in the lab/ }).waitFor();
  };
  await open();
  await lab.at(600);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  expect(await page.locator("input:not([type=range]), select, textarea").count()).toBe(0);
  for (const selector of Object.values(parts)) await expect(page.locator(selector).first()).toBeAttached();
  expect(Object.keys(parts).sort()).toEqual([...inEmbeds].sort());
  for (const [id, selector] of Object.entries(parts)) {
    await link(page, pbm("buckets", `lanes=pq,sampling&at=600&embed=1&hide=${id}`));
    await expect(page.locator(selector), id).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await open();
  await lab.at(600);
  const before = await lab.serialised();
  for (const key of ["m", "e", "r", "w", "q", "x", "?", "."]) await page.keyboard.press(key);
  expect(await lab.serialised()).toBe(before);
  await lab.step.click();
  await lab.at(601);
  const toLab = page.getByRole("link", { name: /^Open in the lab/ });
  await expect(toLab).toHaveAttribute("href", /&at=601/);
  const opened = page.context().waitForEvent("page");
  await toLab.click();
  const other = new LabPage(await opened);
  await other.preset.waitFor();
  await other.at(601);
  expect(await other.serialised()).toBe(await lab.serialised());
  await other.page.close();
});

async function openScreen(page: Page, hash: string) {
  await page.goto("about:blank");
  await page.goto(`./#${hash}`);
  await page.getByRole("button", { name: "Speaker notes" }).waitFor();
}

for (const [name, link] of [
  ["two lanes", pbm("four-speeds", "at=300&present=1")],
  ["buckets", pbm("buckets", "at=600&present=1")],
  ["the eight streams of the thesis", pbm("thesis-8", "at=40000&present=1")],
] as const) {
  test(
    `a presentation does not scroll on 1366 x 768, and nothing jumps: ${name}`,
    byDay(name === "buckets"),
    async ({ page, lab: _ }) => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await openScreen(page, link);
      const start = Number.parseInt(/at=(\d+)/.exec(link)?.[1] ?? "0", 10);
      await expect(position(page)).toHaveText(new RegExp(`^${start.toLocaleString("en")} /`));
      const look = () =>
        page.evaluate(() => {
          const { scrollHeight, scrollWidth } = document.documentElement;
          return {
            overflow: [scrollHeight > innerHeight, scrollWidth > innerWidth],
            places: [...document.querySelectorAll(".present-lane h2, .present-lane .lane-sentence")].map(
              (box) => {
                const { top, height } = box.getBoundingClientRect();
                return [Math.round(top), Math.round(height)];
              },
            ),
          };
        });
      const first = await look();
      expect(first.overflow).toEqual([false, false]);
      for (let step = 1; step <= 12; step += 1) {
        await page.keyboard.press("PageDown");
        await expect(position(page)).toHaveText(new RegExp(`^${(start + step).toLocaleString("en")} /`));
        expect(await look(), `step ${step}`).toEqual(first);
      }
    },
  );
}

test("a clicker's keys step, 'b' blackens, and Escape leaves to the lab at the very step", {
  tag: "@all",
}, async ({ page, lab }) => {
  await openScreen(page, looping("at=10&present=1"));
  for (const [key, count] of [
    ["PageDown", 11],
    ["ArrowRight", 12],
    ["PageUp", 11],
    ["e", 11],
    ["End", 360],
    ["Home", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(position(page), key).toHaveText(new RegExp(`^${count} / 360 · `));
  }
  await page.keyboard.press("b");
  await expect(page.getByRole("dialog", { name: /^The screen is black/ })).toBeVisible();
  await page.keyboard.press("PageDown");
  await expect(position(page)).toHaveText(/^0 \//);
  await page.keyboard.press("PageDown");
  await page.keyboard.press("Escape");
  await expect(lab.preset).toHaveAttribute("data-preset", "looping-scan");
  expect(await lab.address(1)).not.toContain("present");
});

test("the speaker's notes tell this step and the next, and both windows move together", {
  tag: "@all",
}, async ({ page, lab: _ }) => {
  await openScreen(page, looping("at=22&present=1"));
  const opened = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Speaker notes" }).click();
  const notes = await opened;
  await expect(notes.getByTestId("connection")).toHaveText("In step with the presentation.");
  await expect(notes.getByTestId("next")).toContainText(
    /Request 23, at [\d.]+.ms: stream 1 asks for block \d+ in /,
  );
  const next = await notes.getByTestId("next").locator("dd").allTextContents();
  await notes.keyboard.press("PageDown");
  await expect(position(page)).toHaveText(/^23 \/ 360/);
  await expect(notes.getByTestId("now")).toContainText("Request 23, at");
  await expect(notes.getByTestId("now").locator("dd")).toHaveText(next);
  await expect(page.getByTestId(/^sentence-/)).toHaveText(next);
  await page.keyboard.press("End");
  await expect(notes.getByTestId("now")).toContainText("Everything has ended, at");
});

test.describe("files", () => {
  test("the scene opens again and shows the same; counters, series and state are the page's", {
    tag: "@all",
  }, async ({ lab }) => {
    await lab.open(looping("at=360"));
    await lab.at(360);
    await prescanned(lab);
    const shown = await lab.snapshot();
    const counters = (await lab.view()).lanes.map((lane) => lane.counters);

    const state = await lab.exported("State and last events (JSON)");
    expect(state.text).toBe(shown.serialised);
    const json = JSON.parse((await lab.exported("Counters (JSON)")).text);
    expect(json.lanes.map((lane: { counters: object }) => lane.counters)).toEqual(counters);
    const [head = "", ...rows] = (await lab.exported("Counters (CSV)")).text.trim().split("\n");
    expect(rows).toHaveLength(2);
    for (const [lane, row] of rows.entries())
      for (const [name, value] of Object.entries(counters[lane] ?? {}))
        expect(Number(row.split(",")[head.split(",").indexOf(name)]), name).toBe(value);

    const series = JSON.parse((await lab.exported("Series (JSON)")).text);
    expect(series.positions.at(-1)).toBe(360);
    for (const [lane, { series: own }] of series.lanes.entries())
      for (const name of ["misses", "hit_percent", "time_us"])
        expect(own[name].at(-1), name).toBe(counters[lane]?.[name]);
    const lines = (await lab.exported("Series (CSV)")).text.trim().split("\n");
    expect(lines).toHaveLength(1 + 2 * series.positions.length);

    const scene = await lab.exported("Scene (JSON, opens again)");
    expect(scene.name).toMatch(/^bufferpool-lab-pbm-.*\.json$/);
    await lab.open("/pbm");
    await lab.openFile(scene.name, scene.text);
    await lab.at(360);
    expect((await lab.snapshot()).serialised).toBe(shown.serialised);
  });

  test("tables and curves are saved as SVG that stands alone, and as PNG", { tag: "@all" }, async ({
    lab,
    page,
  }) => {
    await lab.open(looping("at=24"));
    await prescanned(lab);
    const texts: string[] = [];
    for (const picture of ["Table and buckets", "Curves"]) {
      const svg = await lab.exported(`${picture} (SVG)`);
      const [error, colours, text] = await page.evaluate((source) => {
        const parsed = new DOMParser().parseFromString(
          source.replace(/<style>.*?<\/style>/, ""),
          "image/svg+xml",
        );
        return [
          parsed.querySelector("parsererror")?.textContent ?? null,
          source.includes("var(--"),
          parsed.documentElement.textContent ?? "",
        ] as const;
      }, svg.text);
      expect([error, colours]).toEqual([null, false]);
      expect(text).toContain("One scan that LRU ruins");
      texts.push(text);
      const png = await lab.exported(`${picture} (PNG)`);
      expect([...png.bytes.subarray(1, 4)].map((byte) => String.fromCharCode(byte)).join("")).toBe("PNG");
    }
    expect(texts[1]).toContain("simulated time, ms");
  });

  test("a trace, and a scene of another lab, are refused in words, and the run is kept", {
    tag: "@all",
  }, async ({ lab }) => {
    await lab.open("/ace?v=1&preset=first-steps&at=3");
    const ace = await lab.exported("Scene (JSON, opens again)");
    await lab.open(looping("at=24"));
    await lab.at(24);
    const kept = await lab.snapshot();
    for (const [name, content] of [
      [ace.name, ace.text],
      ["mine.csv", "R,1\nW,2\n"],
      ["broken.json", "{"],
    ] as const) {
      await lab.openFile(name, content);
      await expect(lab.message).toHaveRole("alert");
      expect((await lab.snapshot()).serialised).toBe(kept.serialised);
      await lab.message.getByRole("button", { name: "Dismiss" }).click();
    }
  });
});
