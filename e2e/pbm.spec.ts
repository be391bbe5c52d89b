/** The predictive lab: what its page shows, says and counts is what its engine has, along time. */

import { violations } from "./support/axe.ts";
import { numberOf } from "./support/lab.ts";
import { pbm } from "./support/links.ts";
import { link, sideways } from "./support/page.ts";
import { prescanned, timeOf } from "./support/pbm.ts";
import { expect, test } from "./support/test.ts";

test("opens with its first preset, steps, and goes back to exactly what was, also after the end", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open("/pbm");
  await expect(page).toHaveTitle(/ · Predictive lab · /);
  // Without a link it opens at the moment that makes its point.
  await lab.at(61);
  await lab.open(pbm("looping-scan"));
  expect(await lab.position()).toBe(0);
  await prescanned(lab);
  const requests = await lab.requests();
  const forward = await lab.walk("ArrowRight", 120);
  expect(new Set(forward.map(({ serialised }) => serialised)).size).toBe(121);
  await page.keyboard.press("End");
  await lab.at(requests);
  await page.keyboard.press("Home");
  await lab.at(0);
  for (let step = 0; step < 120; step += 1) await page.keyboard.press("ArrowRight");
  await lab.at(120);
  const back = await lab.walk("ArrowLeft", 120);
  for (const [position, seen] of back.reverse().entries())
    expect(seen, `position ${position}`).toEqual(forward[position]);
});

test("the scrubber is along time: it goes to the moment asked for, and all lanes show that moment", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(pbm("four-speeds"));
  await prescanned(lab);
  const end = Number(await lab.scrubber.getAttribute("max"));
  for (const share of [0.25, 0.5, 0.9, 0.1]) {
    await lab.scrubber.fill(String(end * share));
    // To the request next to that moment: none is further away than a stretch of the prescan.
    await expect.poll(async () => Math.abs((await timeOf(lab)) - end * share)).toBeLessThan(end / 50);
    const moment = await timeOf(lab);
    expect(await lab.scrubber.inputValue()).toBe(String(moment));
    await expect(lab.scrubber).toHaveAttribute("aria-valuetext", /ms, after [\d,]+ of [\d,]+ requests$/);
    for (const lane of (await lab.view()).lanes)
      expect(lane.counters.time_us ?? Number.NaN).toBeLessThanOrEqual(moment * 1_000 + 0.01);
  }
  const before = await lab.position();
  await lab.scrubber.focus();
  await page.keyboard.press("ArrowRight");
  await lab.at(before + 1);
  await page.keyboard.press("End");
  await lab.at(await lab.requests());
  await page.keyboard.press("Home");
  await lab.at(0);
  expect(await timeOf(lab)).toBe(0);
});

test("playing, the link and a reload show the same", { tag: "@all" }, async ({ lab, page }) => {
  await lab.open(pbm("thesis-8"));
  await lab.speed("60 steps/s");
  await lab.playing.click();
  await expect.poll(() => lab.position()).toBeGreaterThan(0);
  await lab.playing.click();
  await lab.open(pbm("thesis-8", "at=100001"));
  await lab.at(100_001);
  const shown = await lab.snapshot();
  await lab.address(100_001);
  await page.reload();
  await lab.at(100_001);
  expect((await lab.snapshot()).serialised).toBe(shown.serialised);
  expect((await lab.snapshot()).counters).toEqual(shown.counters);
});

test("at a scale, run times and I/O are times s, and said to be", { tag: "@all" }, async ({ lab, page }) => {
  await lab.open(pbm("thesis-8", "scale=512&at=20000"));
  await lab.at(20_000);
  await prescanned(lab);
  const said = (await lab.tab("Legend")).getByText(/shown times/);
  await expect(said).toContainText("Run times and I/O are shown times 512");
  await lab.tab("All counters");
  const [lane] = (await lab.view()).lanes;
  const { counters } = await lab.snapshot();
  expect(numberOf(counters["io_gib-0"] ?? "")).toBeCloseTo(lane?.counters.io_gib ?? Number.NaN, 1);
  expect(await timeOf(lab)).toBeGreaterThan((lane?.counters.time_us ?? 0) / 1e6);
  await lab.open(pbm("looping-scan"));
  await expect(await lab.tab("Legend")).toBeVisible();
  await expect(page.getByText(/shown times/)).toHaveCount(0);
});

for (const [preset, positions] of [
  ["looping-scan", [0, 24, 360]],
  ["buckets", [1, 777, 960]],
] as const) {
  test(`the table of counters is the engine's, with differences: ${preset}`, { tag: "@all" }, async ({
    lab,
    page,
  }) => {
    await lab.open(pbm(preset));
    for (const position of positions) {
      await lab.open(pbm(preset, `at=${position}`));
      await lab.at(position);
      const { lanes } = await lab.view();
      const { counters } = await lab.snapshot();
      for (const [index, lane] of lanes.entries()) {
        for (const name of ["requests", "hits", "misses", "waits", "evictions", "queries_ended"])
          expect(numberOf(counters[`${name}-${index}`] ?? ""), `${name} at ${position}`).toBe(
            lane.counters[name],
          );
        expect(numberOf(counters[`hit_percent-${index}`] ?? "")).toBeCloseTo(
          lane.counters.hit_percent ?? Number.NaN,
          0,
        );
        expect(lane.identities.every(({ holds }) => holds)).toBe(true);
      }
      await expect(page.getByText("✓ All 8 sums agree")).toBeVisible();
    }
  });
}

const runs = [
  ["next miss", "miss"],
  ["next eviction", "eviction"],
  ["next eviction of a block that a scan asked for", "requested"],
  ["next wait for another's read", "wait"],
  ["next begin of a query", "query"],
  ["next step where the lanes differ", "divergence"],
] as const;

type Event = {
  position: number;
  hit: boolean;
  waits: boolean;
  begins_query: boolean;
  evicted: { next_access_ns: number | null }[];
};

test("each kind of run ends at the next step of its kind, and not past one", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  await lab.open();
  for (const [label, what] of runs) {
    await test.step(label, async () => {
      await link(page, pbm("four-speeds", "at=300"));
      await lab.at(300);
      await page.getByLabel("Run until", { exact: true }).selectOption({ label });
      await page.getByRole("button", { name: "Run", exact: true }).click();
      await expect.poll(() => lab.position()).not.toBe(300);
      const found = await lab.position();
      const holds = (event: Event) =>
        ({
          miss: !event.hit,
          eviction: event.evicted.length > 0,
          requested: event.evicted.some((each) => each.next_access_ns !== null),
          wait: event.waits,
          query: event.begins_query,
          divergence: true,
        })[what];
      const eventAt = async (position: number) => {
        const { lanes } = (await lab.view()) as unknown as { lanes: { recent: Event[] }[] };
        return lanes.flatMap((lane) => lane.recent).find((event) => event.position === position);
      };
      const there = await eventAt(found);
      if (there === undefined) throw new Error("no event of this step");
      expect(holds(there)).toBe(true);
      for (let step = 0; step < 5 && found - step > 301 && what !== "divergence"; step += 1) {
        await page.keyboard.press("ArrowLeft");
        await lab.at(found - step - 1);
        const before = await eventAt(found - step - 1);
        expect(before === undefined || !holds(before)).toBe(true);
      }
      await link(page, pbm("looping-scan"));
      await lab.at(0);
    });
  }
});

test("runs to a request for a block and to a counter's value; what there is not is told", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(pbm("looping-scan"));
  const kind = page.getByLabel("Run until", { exact: true });
  const run = page.getByRole("button", { name: "Run", exact: true });
  await kind.selectOption({ label: "request for block …" });
  await page.getByRole("textbox", { name: "Block" }).fill("37");
  await run.click();
  await expect(page.getByTestId("spoken")).toContainText("block 37");
  await page.getByRole("textbox", { name: "Block" }).fill("60");
  await run.click();
  await expect(lab.message).toContainText("There is no block 60 in this table.");
  await kind.selectOption({ label: "counter reaches …" });
  await page.getByLabel("Counter", { exact: true }).selectOption({ label: "Evictions" });
  await page.getByLabel("Value", { exact: true }).fill("25");
  await run.click();
  await expect
    .poll(async () => Math.max(...(await lab.view()).lanes.map((lane) => lane.counters.evictions ?? 0)))
    .toBe(25);
});

test("an eviction is opened up: what was drawn, what went, and when it will really be read", async ({
  lab,
  page,
}) => {
  await lab.open(pbm("looping-scan", "at=200"));
  await lab.at(200);
  await page.keyboard.press("e");
  await expect.poll(() => lab.position()).toBeGreaterThan(200);
  const sampling = page.locator("section.lane").nth(1);
  // The truth is looked up while the run stands: at every third request of this run some lane has it at once.
  const told = sampling.getByRole("img", {
    name: /frames drawn\. Block \d+ goes: .+ by the estimate; really: (?!not looked)/,
  });
  for (let tries = 0; tries < 20 && (await told.count()) === 0; tries += 1) {
    const before = await lab.position();
    await page.keyboard.press("ArrowRight");
    await lab.at(before + 1);
  }
  await expect(told).toBeVisible();
  const [, block = ""] = /Block (\d+) goes/.exec((await told.getAttribute("aria-label")) ?? "") ?? [];
  await expect(sampling.getByTestId("sentence-1")).toContainText(`block ${block}`);
});

test("MIN is computed for one lane's own requests, beside the page, and says what it bounds", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(pbm("thesis-8"));
  const section = page.getByRole("region", { name: "The most hits possible (MIN)" });
  await expect(section).toContainText("bounds of two lanes are not comparable");
  await section.getByRole("button", { name: "Compute MIN for Clock Sweep" }).click();
  await expect(page.getByTestId("optimal-0")).toHaveText(
    /^whole run: ([\d,]+) hits \([\d.]+%\); MIN: at most [\d,]+ \([\d.]+%\)$/,
    { timeout: 20_000 },
  );
  const [hits = 0, best = 0] =
    ((await page.getByTestId("optimal-0").textContent()) ?? "")
      .match(/[\d,]+(?= hits| \([\d.]+%\)$)/g)
      ?.map((text) => Number(text.replaceAll(",", ""))) ?? [];
  expect(best).toBeGreaterThan(hits);
  // What was found holds for its scene alone.
  await lab.choosePreset("looping-scan");
  await expect(page.getByTestId("optimal-0")).toHaveText("");
});

test("every picture of scans: axe, and nothing wider than the page", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [hash, at, shown] of [
    [pbm("bitmap", "at=300"), 300, /with gaps/],
    [pbm("trailing", "at=300"), 300, /trailing index scans: table/],
    [pbm("buckets-shift", "at=300"), 300, /not registered: .*Evicted/],
    [pbm("four-speeds", "lanes=lru,sampling~samples:100&at=300"), 300, /100 frames drawn/],
    [pbm("thesis-8", "at=30000"), 30_000, /table, 17,613 blocks/],
    [pbm("thesis-8", "workload=mix&at=30000"), 30_000, /lineitem, .* orders, .* partsupp/],
  ] as const) {
    await page.setViewportSize({ width: 1366, height: 768 });
    await lab.open(hash);
    await lab.at(at);
    await expect(page.getByRole("img", { name: shown }).first()).toBeVisible();
    for (const width of [1366, 320]) {
      await page.setViewportSize({ width, height: 768 });
      expect.soft(await sideways(page), hash).toBeLessThanOrEqual(0);
      // At its end, where the transport lies over nothing that scrolls beneath it.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      expect.soft(await violations(page), hash).toEqual([]);
    }
  }
});
