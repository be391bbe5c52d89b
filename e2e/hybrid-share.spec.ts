/** The flash + magnetic lab elsewhere: links, embeds, presentations, speaker's notes, files. */
import type { Page } from "@playwright/test";
import { inEmbeds } from "../web/labs/hybrid/tabs.ts";
import { hybrid } from "./support/links.ts";
import { link as relink } from "./support/page.ts";
import { PRESET } from "./support/presets.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";

const ten = (rest = "") => hybrid("ten-pages", rest);
const position = (page: Page) => page.getByLabel("Position shown");

test("a link to an own trace asks for the file, refuses another one, and opens the right one", {
  tag: "@all",
}, async ({ lab }) => {
  const trace = "R,0\nW,1\nN,2\nR,2\nF,\nR,1\n";
  await lab.open("/hybrid");
  await lab.openFile("mine.csv", trace);
  await expect.poll(() => lab.requests()).toBe(6);
  await lab.scrub(5);
  const shown = await lab.snapshot();
  const link = await lab.sharedLink();
  await lab.open(link.split("#")[1]);
  await expect(lab.message).toContainText("mine.csv");
  await lab.openFile("other.csv", "R,1\nF,\n", "Open the trace");
  await expect(lab.message.filter({ hasText: "This is not the trace asked for" })).toBeVisible();
  await lab.openFile("renamed.csv", trace, "Open the trace");
  await lab.at(5);
  expect(await lab.snapshot()).toEqual(shown);
});

test("an embed has no chrome; each of its parts can be left out; 'Open in the lab' opens the very step", {
  tag: "@all",
}, async ({ lab, page }) => {
  const parts: Record<string, string> = {
    strip: "li[aria-current=step]",
    disks: "[data-disk]",
    sentence: "[data-testid=sentence-0]",
    transport: "role=region[name='Transport']",
    legend: "role=list[name='Legend']",
    cost: "role=region[name='Cost so far']",
  };
  const open = async (rest = "") => {
    await page.goto("about:blank");
    await page.goto(`./#${ten(`at=23&embed=1${rest}`)}`);
    await page.getByRole("link", { name: /^Open in the lab/ }).waitFor();
  };
  await open();
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  expect(await page.locator("input:not([type=range]), select, textarea").count()).toBe(0);
  for (const selector of Object.values(parts)) await expect(page.locator(selector).first()).toBeAttached();
  expect(Object.keys(parts).sort()).toEqual([...inEmbeds].sort());
  for (const [id, selector] of Object.entries(parts)) {
    await relink(page, ten(`at=23&embed=1&hide=${id}`));
    await expect(page.locator(selector), id).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await open();
  const before = await lab.serialised();
  for (const key of ["m", "e", "g", "f", "b", "c", "s", "x", "?", "."]) await page.keyboard.press(key);
  expect(await lab.serialised()).toBe(before);
  await lab.step.click();
  const link = page.getByRole("link", { name: /^Open in the lab/ });
  await expect(link).toHaveAttribute("href", /&at=24/);
  const opened = page.context().waitForEvent("page");
  await link.click();
  const other = await opened;
  await other.getByRole("button", PRESET).waitFor();
  const shown = await lab.serialised();
  await expect.poll(() => other.evaluate(() => window.bufferpoolLab.serialised())).toBe(shown);
  await other.close();
});

test("the snippet's parts are this lab's own", async ({ lab, page }) => {
  await lab.open(ten("at=3"));
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByText("Embed", { exact: true }).click();
  const html = page.getByRole("textbox", { name: "HTML of the embed" });
  for (const name of [/the two disks/i, /cost by disk and kind/i])
    await page.getByRole("checkbox", { name }).check();
  await expect(html).toHaveValue(/&amp;hide=[^"]*disks[^"]*"/);
  await expect(html).toHaveValue(/&amp;hide=[^"]*cost[^"]*"/);
});

async function openScreen(page: Page, hash: string) {
  await page.goto("about:blank");
  await page.goto(`./#${hash}`);
  await page.getByRole("button", { name: "Speaker notes" }).waitFor();
  await settled(page);
}

for (const [name, link, steps] of [
  ["three frames", ten("present=1"), 45],
  ["four queues", hybrid("cost-queues", "at=70&present=1"), 41],
] as const) {
  test(`a presentation fills 1366 x 768 at every step, and nothing jumps: ${name}`, { tag: "@all" }, async ({
    page,
    lab: _,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await openScreen(page, link);
    const look = () =>
      page.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement;
        const rooms = [...document.querySelectorAll<HTMLElement>(".present-pool")];
        return {
          overflow: [scrollHeight > innerHeight, scrollWidth > innerWidth],
          rooms: rooms.map((room) => {
            const drawn = [...room.querySelectorAll("svg")].map((svg) => svg.getBoundingClientRect());
            const box = room.getBoundingClientRect();
            return {
              inside: drawn.every(({ bottom, right }) => bottom <= box.bottom + 1 && right <= box.right + 1),
              place: [box.top, box.height],
              widths: drawn.map(({ width }) => width),
            };
          }),
        };
      });
    const first = await look();
    expect(first.overflow).toEqual([false, false]);
    expect(first.rooms).toHaveLength(2);
    for (const room of first.rooms) expect(room.inside).toBe(true);
    const start = Number((await position(page).textContent())?.split(" / ")[0]);
    for (let step = 1; step <= steps; step += 1) {
      await page.keyboard.press("PageDown");
      await expect(position(page)).toHaveText(new RegExp(`^${start + step} / `));
      expect(await look(), `step ${step}`).toEqual(first);
    }
  });
}

test("four lanes on a lecture's screen overlap nowhere", { tag: "@all" }, async ({ page, lab: _ }) => {
  for (const [width, height] of [
    [1920, 1080],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openScreen(page, hybrid("lambda", "at=9000&present=1"));
    const boxes = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          ".present-lane h2, .present-pool, .present-lane .lane-sentence, [data-part=score]",
        ),
      ].map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    expect(boxes.length).toBe(13);
    const overlaps = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(
          (other) =>
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        ),
    );
    expect(overlaps, `${width} x ${height}`).toEqual([]);
  }
});

test("a clicker's keys step, 'b' blackens, and Escape leaves to the lab at the very step", {
  tag: "@all",
}, async ({ page, lab }) => {
  await openScreen(page, ten("at=10&present=1"));
  for (const [key, count] of [
    ["PageDown", 11],
    ["ArrowRight", 12],
    ["PageUp", 11],
    ["g", 11],
    ["End", 45],
    ["Home", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(position(page), key).toHaveText(`${count} / 45`);
  }
  await page.keyboard.press("b");
  await expect(page.getByRole("dialog", { name: /^The screen is black/ })).toBeVisible();
  await page.keyboard.press("PageDown");
  await expect(position(page)).toHaveText("0 / 45");
  await page.keyboard.press("PageDown");
  await page.keyboard.press("Escape");
  await expect(lab.preset).toHaveAttribute("data-preset", "ten-pages");
  await expect.poll(() => page.url()).not.toContain("present");
  expect(await lab.address(1)).toContain("preset=ten-pages");
});

test("the speaker's notes tell this step and the next, and both windows move together", {
  tag: "@all",
}, async ({ page, lab: _ }) => {
  await openScreen(page, ten("at=22&present=1"));
  const opened = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Speaker notes" }).click();
  const notes = await opened;
  await expect(notes.getByTestId("connection")).toHaveText("In step with the presentation.");
  await expect(notes.getByTestId("next")).toContainText("Request 23: write of page 4");
  await notes.keyboard.press("PageDown");
  await expect(position(page)).toHaveText("23 / 45");
  await expect(notes.getByTestId("next")).toContainText("so it moves: written to flash for 118 units");
  await page.keyboard.press("PageDown");
  await expect(notes.getByTestId("now")).toContainText("so it moves: written to flash for 118 units");
  // Once the step's motion has told it whole.
  const told = await notes.getByTestId("now").locator("dd").allTextContents();
  await expect(page.getByTestId(/^sentence-/)).toHaveText(told);
  await notes.keyboard.press("End");
  await expect(position(page)).toHaveText("45 / 45");
  await expect(notes.getByTestId("now")).toContainText("The pool is emptied");
});

test.describe("files", () => {
  test("the scene opens again and shows the same; counters, series, trace and state are the page's", {
    tag: "@all",
  }, async ({ lab }) => {
    await lab.open(ten("at=45&page=7"));
    await lab.at(45);
    await expect((await lab.tab("Curves")).getByText("over the whole run")).toBeVisible();
    const shown = await lab.snapshot();
    const counters = (await lab.view()).lanes.map((lane) => lane.counters);

    const state = await lab.exported("Pool and last events (JSON)");
    expect(state.text).toBe(shown.serialised);
    const json = JSON.parse((await lab.exported("Counters (JSON)")).text);
    expect(json.lanes.map((lane: { counters: object }) => lane.counters)).toEqual(counters);
    const [head = "", ...rows] = (await lab.exported("Counters (CSV)")).text.trim().split("\n");
    expect(rows).toHaveLength(2);
    for (const [lane, row] of rows.entries())
      for (const [name, value] of Object.entries(counters[lane] ?? {}))
        expect(Number(row.split(",")[head.split(",").indexOf(name)]), name).toBe(value);

    const series = JSON.parse((await lab.exported("Series (JSON)")).text);
    expect(series.positions.at(-1)).toBe(45);
    for (const [lane, { series: own }] of series.lanes.entries())
      for (const name of ["cost", "pages_on_f", "migrations_to_f"])
        expect(own[name].at(-1), name).toBe(counters[lane]?.[name]);
    const lines = (await lab.exported("Series (CSV)")).text.trim().split("\n");
    expect(lines).toHaveLength(1 + 2 * series.positions.length);

    const trace = await lab.exported("Trace (CSV)");
    expect(trace.text.trim().split("\n")).toHaveLength(46);
    expect(trace.text.trim().split("\n").slice(0, 2)).toEqual(["op,page", "R,7"]);
    expect(trace.text.trim().endsWith("F,")).toBe(true);

    const scene = await lab.exported("Scene (JSON, opens again)");
    expect(scene.name).toMatch(/^bufferpool-lab-hybrid-.*\.json$/);
    await lab.open("/hybrid");
    await lab.openFile(scene.name, scene.text);
    await lab.at(45);
    expect((await lab.snapshot()).serialised).toBe(shown.serialised);

    await lab.openFile(trace.name, trace.text);
    await expect.poll(() => lab.position()).toBe(0);
    await lab.toEnd();
    const again = (await lab.view()).lanes.map((lane) => lane.counters);
    expect(
      again.map(({ misses, created, sets, logical_writes }) => [misses, created, sets, logical_writes]),
    ).toEqual(
      counters.map(({ misses, created, sets, logical_writes }) => [misses, created, sets, logical_writes]),
    );
  });

  test("pictures: SVG that stands alone, and PNG", { tag: "@all" }, async ({ lab, page }) => {
    await lab.open(ten("at=24"));
    await expect((await lab.tab("Curves")).getByText("over the whole run")).toBeVisible();
    for (const picture of ["Pools and disks", "Curves"]) {
      const svg = await lab.exported(`${picture} (SVG)`);
      expect(svg.name).toMatch(/\.svg$/);
      const [error, colours, text] = await page.evaluate((source) => {
        const parsed = new DOMParser().parseFromString(
          source.replace(/<style>.*?<\/style>/, ""),
          "image/svg+xml",
        );
        return [
          parsed.querySelector("parsererror")?.textContent ?? null,
          source.includes("var(--"),
          parsed.documentElement.textContent,
        ] as const;
      }, svg.text);
      expect([error, colours]).toEqual([null, false]);
      expect(text).toContain("Ten pages, there and back");
      const png = await lab.exported(`${picture} (PNG)`);
      expect([...png.bytes.subarray(1, 4)].map((byte) => String.fromCharCode(byte)).join("")).toBe("PNG");
    }
  });

  test("a scene of the other lab is refused here, and the run is kept", { tag: "@all" }, async ({ lab }) => {
    await lab.open("/ace?v=1&preset=first-steps&at=3");
    const ace = await lab.exported("Scene (JSON, opens again)");
    await lab.open(ten("at=24"));
    await lab.at(24);
    const kept = await lab.snapshot();
    await lab.openFile(ace.name, ace.text);
    await expect(lab.message).toHaveRole("alert");
    expect(await lab.snapshot()).toEqual(kept);
  });
});
