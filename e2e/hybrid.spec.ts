/** The flash + magnetic lab: what its page draws, says and counts is what its engine has. */
import { byDay } from "./support/day.ts";
import { growth, type HybridLane, lookAlong, lookNow } from "./support/hybrid.ts";
import { numberOf } from "./support/lab.ts";
import { hybrid } from "./support/links.ts";
import { sideways } from "./support/page.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";

test("opens with its first preset, steps, and goes back to exactly what was, also after the end", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open("/hybrid");
  await expect(page).toHaveTitle(/ · Flash \+ magnetic lab · /);
  await expect(lab.preset).toHaveAttribute("data-preset", "ten-pages");
  // At the step that makes its point: a page has just moved.
  await lab.at(24);
  await lab.scrub(0);
  const requests = await lab.requests();
  const forward = await lab.walk("ArrowRight", requests);
  expect(new Set(forward.map(({ serialised }) => serialised)).size).toBe(requests + 1);
  await lab.open("/hybrid");
  await lab.toEnd();
  const back = await lab.walk("ArrowLeft", requests);
  for (const [at, seen] of back.reverse().entries()) expect(seen, `position ${at}`).toEqual(forward[at]);
});

test("playing, scrubbing, the link and a reload show the same", { tag: "@all" }, async ({ lab, page }) => {
  await lab.open(hybrid("r10-u10-r20"));
  await lab.speed("60 steps/s");
  await lab.playing.click();
  await expect.poll(() => lab.position()).toBeGreaterThan(0);
  await lab.playing.click();
  await lab.scrub(120_000);
  const scrubbed = await lab.snapshot();
  await lab.address(120_000);
  await page.reload();
  await lab.at(120_000);
  expect(await lab.snapshot()).toEqual(scrubbed);
  await lab.open(hybrid("r10-u10-r20", "at=120000"));
  await lab.at(120_000);
  expect(await lab.snapshot()).toEqual(scrubbed);
});

for (const [preset, steps] of [
  ["ten-pages", 45],
  ["cost-queues", 111],
] as const) {
  test(`pool, disks, arrows and sentences are the engine's at each step of ${preset}`, {
    tag: "@all",
  }, async ({ lab, page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await lab.open(hybrid(preset));
    const looks = await lookAlong(lab, steps);
    const grown = growth(looks);
    let moves = 0;
    for (const [position, { view, drawn }] of looks.entries()) {
      expect(view.position).toBe(position);
      for (const [index, { state, config }] of view.lanes.entries()) {
        const where = `lane ${index + 1} at ${position}`;
        const seen = drawn[index];
        if (seen === undefined) throw new Error(`no ${where}`);
        expect(seen.disks, where).toEqual(state.final);
        expect(seen.pool, where).toEqual(
          Object.values(state.pool)
            .flat()
            .sort((one, other) => one - other),
        );
        for (const [queue, pages] of Object.entries(state.pool)) {
          const name = queue !== "main" ? queue : config.replacement === "lru" ? "Pool" : "Time segment";
          const words = pages.map(
            (each) =>
              `${each} (${state.dirty.includes(each) ? "dirty" : "clean"}, ${state.final[each] === "f" ? "flash" : "magnetic"})`,
          );
          const told = words.length === 0 ? "empty" : words.join(", ");
          expect(seen.poolWords, where).toContain(
            words.length === 0 ? `${name}: empty.` : `${name}, next to leave first: ${told}.`,
          );
        }
        if (position === 0) continue;
        const counted = grown[position - 1]?.[index] ?? {};
        const moved = (counted.migrations_to_f ?? 0) + (counted.migrations_to_m ?? 0);
        expect(seen.moved, where).toHaveLength(moved);
        moves += moved;
        // The last request empties the pool, and then the sentence counts.
        if (counted.sets === 0) expect(seen.sentence.match(/so it moves/g) ?? [], where).toHaveLength(moved);
        else expect(seen.sentence, where).toMatch(/^The pool is emptied: /);
        expect(seen.sentence.includes(": a miss."), where).toBe(counted.misses === 1);
      }
    }
    expect(moves).toBeGreaterThan(4);
  });
}

test("after step 24 of ten-pages page 7 has moved to flash: cell, arrow, sentence and counters say so", async ({
  lab,
  page,
}) => {
  await lab.open(hybrid("ten-pages", "at=23"));
  const lane = page.getByRole("region", { name: "Conservative (floor at 0), LRU" });
  const cell = lane.locator("[data-disk][data-page='7']");
  await expect(cell).toHaveAttribute("data-disk", "m");
  await lab.step.click();
  await expect(cell).toHaveAttribute("data-disk", "f");
  await expect(cell.locator("[data-mark=migration]")).toHaveCount(1);
  await expect(lane.getByTestId("sentence-0")).toHaveText(
    "Read of page 2: a miss. Page 7, unused for longest, leaves the pool clean; its physical reads and writes would have cost 132 units less on flash, more than the 130 units of moving there and back, so it moves: written to flash for 118 units. Page 2 is read from the magnetic disk for 23 units.",
  );
  await expect(lane.getByRole("img", { name: /Page 7 moves to flash\.$/ })).toBeVisible();
  const { counters } = await lab.snapshot();
  expect([counters["migrations_to_f-0"], counters["pages_on_f-0"]]).toEqual(["1", "1"]);
  await lab.step.click();
  await expect(cell.locator("[data-mark=migration]")).toHaveCount(0);
});

for (const [preset, positions] of [
  ["ten-pages", [0, 24, 45]],
  ["mixed-sets", [1, 12_345, 30_000]],
] as const) {
  test(
    `the tables of cost and counters are the engine's counters: ${preset}`,
    byDay(preset === "ten-pages"),
    async ({ lab }) => {
      await lab.open(hybrid(preset));
      const prices = { reads_f: 1, writes_f: 118, reads_m: 23, writes_m: 12 };
      for (const position of positions) {
        await lab.scrub(position);
        const shown: Record<string, string> = {};
        for (const tab of ["Cost", "All counters"]) {
          await lab.tab(tab);
          Object.assign(shown, (await lab.snapshot()).counters);
        }
        for (const [lane, { counters, identities }] of (await lab.view<HybridLane>()).lanes.entries()) {
          const of = (name: string) => numberOf(shown[`${name}-${lane}`] ?? "");
          let cost = 0;
          for (const [kind, price] of Object.entries(prices)) {
            expect(of(`cost_${kind}`), kind).toBe((counters[`physical_${kind}`] ?? 0) * price);
            cost += of(`cost_${kind}`);
          }
          expect(of("cost")).toBe(cost);
          expect(counters.cost).toBe(cost);
          for (const name of ["logical_reads", "logical_writes", "hits", "misses", "evictions", "sets"])
            expect(of(name), name).toBe(counters[name]);
          for (const name of [
            "evictions_dirty",
            "migrations_to_f",
            "migrations_to_m",
            "pages_on_f",
            "created",
          ])
            expect(of(name), name).toBe(counters[name]);
          for (const identity of identities) expect(identity).toMatchObject({ holds: true });
        }
      }
    },
  );
}

/** Keys, and what a step must have done in one of the lanes for a run to end there. */
const ends: readonly [key: string, name: string, holds: (grown: Record<string, number>) => boolean][] = [
  ["m", "a miss", ({ misses = 0 }) => misses > 0],
  ["e", "an eviction", ({ evictions = 0 }) => evictions > 0],
  ["d", "an eviction of a dirty page", ({ evictions_dirty = 0 }) => evictions_dirty > 0],
  [
    "g",
    "a move",
    ({ migrations_to_f: toFlash = 0, migrations_to_m: toMagnetic = 0 }) => toFlash + toMagnetic > 0,
  ],
  ["f", "a move to flash", ({ migrations_to_f = 0 }) => migrations_to_f > 0],
  ["b", "a move back", ({ migrations_to_m = 0 }) => migrations_to_m > 0],
  ["s", "the end of a query set", ({ sets = 0 }) => sets > 0],
];

test("each key of run to ends at the next step of its kind, and nowhere before", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  await lab.open(hybrid("ten-pages"));
  const requests = await lab.requests();
  const grown = growth(await lookAlong(lab, requests));
  for (const [key, name, holds] of ends) {
    await test.step(name, async () => {
      for (const from of [0, 25]) {
        const to = grown.findIndex((lanes, step) => step >= from && lanes.some(holds)) + 1;
        expect(to).toBeGreaterThan(from);
        await lab.scrub(from);
        await page.keyboard.press(key);
        await lab.at(to);
      }
    });
  }
  // Lanes part where one of them counts what the other does not.
  const differ = grown.findIndex(([one, other]) => JSON.stringify(one) !== JSON.stringify(other)) + 1;
  await lab.scrub(0);
  await page.keyboard.press("x");
  await lab.at(differ);
  // Where there is none any more, the position stays and the page says so.
  await lab.scrub(requests);
  await page.keyboard.press("g");
  await expect(lab.message).toContainText("No such step");
  expect(await lab.position()).toBe(requests);
});

test("'c' runs to the next hit in the cost segment", { tag: "@all" }, async ({ lab, page }) => {
  await lab.open(hybrid("cost-queues"));
  await expect(lab.step).toBeFocused();
  await page.keyboard.press("c");
  await expect(page.getByTestId("sentence-1")).toContainText(
    /It was found in [FM][RW]Q .* goes back to the time segment\./,
  );
  const found = await lab.position();
  // No step before said so.
  await lab.scrub(0);
  const before = await lab.walk("ArrowRight", found - 1);
  expect(before.filter(({ sentences }) => sentences[1]?.includes("It was found in"))).toEqual([]);
});

test("run to a page and to a counter, from the list", { tag: "@all" }, async ({ lab, page }) => {
  await lab.open(hybrid("ten-pages"));
  const kind = page.getByRole("combobox", { name: "Run until" });
  await kind.selectOption({ label: "request for page …" });
  await page.getByRole("textbox", { name: "Page", exact: true }).first().fill("9");
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await lab.at(41);
  await kind.selectOption({ label: "counter reaches …" });
  await page.getByRole("combobox", { name: "Counter" }).selectOption({ label: "Cost" });
  await page.getByRole("textbox", { name: "Value", exact: true }).fill("500");
  await lab.scrub(0);
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect.poll(() => lab.position()).toBeGreaterThan(0);
  await expect(page.getByRole("button", { name: "Run", exact: true })).toBeVisible();
  const costs = async () => (await lab.view()).lanes.map(({ counters }) => counters.cost ?? 0);
  expect(Math.max(...(await costs()))).toBeGreaterThanOrEqual(500);
  await lab.walk("ArrowLeft", 1);
  expect(Math.max(...(await costs()))).toBeLessThan(500);
});

test("one page over the run: its counters against the threshold, its disks, and the link that keeps it", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(hybrid("ten-pages", "at=22"));
  const track = (await lab.tab("Follow a page")).getByRole("region", { name: "One page over the run" });
  await track.getByLabel("Page", { exact: true }).fill("7");
  await track.getByRole("button", { name: "Find" }).click();
  await page.waitForURL(/[&?]page=7(&|$)/);
  for (const position of [22, 23, 24]) {
    await lab.scrub(position);
    const [lane] = (await lab.view<HybridLane>()).lanes;
    const [counter] = lane?.accounts[7] ?? [];
    await expect(page.getByTestId("page-0")).toContainText(`C = ${counter}`);
    await expect(page.getByTestId("page-0")).toContainText(
      position < 24 ? "on the magnetic disk" : "on flash",
    );
    await expect(page.getByTestId("page-0")).toContainText("threshold 130");
  }
  await expect(track.locator("svg").getByText("threshold", { exact: true })).toBeVisible();
  await expect(
    track.getByRole("img", {
      name: "Page 7: where it lives. Conservative (floor at 0), LRU: it moves 2 times. Offline optimum, LRU: it moves 2 times.",
    }),
  ).toBeVisible();
  await page.reload();
  await lab.ready();
  await expect(page.getByTestId("page-0")).toContainText("on flash");
  expect(await lab.sharedLink()).toMatch(/[&?]page=7(&|$)/);

  await track.getByLabel("Page", { exact: true }).fill("10");
  await track.getByRole("button", { name: "Find" }).click();
  await expect(track.getByRole("alert")).toHaveText("There is no page 10; legal: a page from 0 to 9.");
  await expect(page.getByTestId("page-0")).toContainText("on flash");
  await track.getByRole("button", { name: "Clear" }).click();
  await expect(page.getByTestId("page-0")).toHaveCount(0);
  await page.waitForURL((url) => !/[&?]page=/.test(url.hash));
});

test("query sets are listed with their costs, which add up to the run's", async ({ lab, page }) => {
  await lab.open(hybrid("r3-u3"));
  await lab.toEnd();
  await page.getByText("By query set").click();
  const table = page.getByRole("table", { name: /^Cost of each query set/ });
  await expect(table.getByRole("row")).toHaveCount(19);
  const cells = await table
    .locator("td:nth-child(2)")
    .evaluateAll((all) => all.map((cell) => cell.firstChild?.textContent ?? ""));
  const sum = cells.reduce((total, cell) => total + numberOf(cell), 0);
  const [lane] = (await lab.view()).lanes;
  expect(sum).toBe(lane?.counters.cost);
});

test("four lanes stand beside each other, and no wider than the page", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await lab.open(hybrid("lambda", "at=9000"));
  await lab.at(9_000);
  const lanes = page.locator("section.lane");
  await expect(lanes).toHaveCount(4);
  await settled(page);
  const tops = await lanes.evaluateAll((all) => all.map((lane) => lane.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  for (const [tab, table] of [
    ["Cost", "Cost so far by disk and kind"],
    ["All counters", "Operations and cost so far"],
  ] as const) {
    const panel = await lab.tab(tab);
    await expect(panel.getByRole("table", { name: new RegExp(`^${table}`) }).locator("thead th")).toHaveCount(
      5,
    );
    expect(await sideways(page), tab).toBe(0);
  }
  // Fewer hits, and yet a lower cost: what the preset is about.
  await lab.toEnd();
  const [lru, , large] = (await lab.view()).lanes.map(({ counters }) => counters);
  expect(large?.hits).toBeLessThan(lru?.hits ?? 0);
  expect(large?.cost).toBeLessThan(lru?.cost ?? 0);
});

test("a large pool and a large file are bars and stretches, with their words and a table", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(hybrid("paper-size", "at=50000"));
  await lab.at(50_000);
  await expect(page.locator("[data-disk]")).toHaveCount(0);
  const { view } = await lookNow(page);
  const [lane] = view.lanes;
  const onFlash = lane?.counters.pages_on_f ?? 0;
  await expect(
    page
      .getByRole("img", {
        name: new RegExp(
          `: pages on flash ${onFlash}, on the magnetic disk ${(34_782 - onFlash).toLocaleString("en")}\\.`,
        ),
      })
      .first(),
  ).toBeVisible();
  await page.getByText("As a table", { exact: true }).last().click();
  const table = page.getByRole("dialog").filter({ hasText: "Queues of Hybrid, cost segment" });
  await expect(table.getByRole("row")).toHaveCount(6);
});
