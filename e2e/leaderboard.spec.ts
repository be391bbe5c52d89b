/** Many policies over one scene: ranks, the optimum in the score, the matrix of all of them. */
import { violationsInThemes } from "./support/axe.ts";
import { firstSteps, lanesOver, tenThousandFrames } from "./support/links.ts";
import { builtInPolicies } from "./support/registry.ts";
import { expect, test } from "./support/test.ts";

test("eight policies are ranked; two of them are opened as lanes, which count as the table says", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(lanesOver("lru~baseline,lru~ace", 1_500));
  await expect(page.locator("[data-score^=above_optimum]")).toHaveCount(0);
  const panel = await lab.tab("Policies");
  const rows = panel.locator(".leaderboard tbody tr");
  await expect(rows).toHaveCount(8);
  await expect(rows.first().locator("td").first()).toHaveText("1");
  const column = (index: number) => rows.locator(`td:nth-child(${index})`).allTextContents();
  await expect.poll(async () => (await column(4)).filter((text) => text === "…")).toEqual([]);
  await panel.getByRole("button", { name: "Rank by Misses" }).click();
  const misses = (await column(4)).map((text) => Number(text.replaceAll(",", "")));
  expect(misses).toEqual(misses.toSorted((one, other) => one - other));

  await panel.getByLabel("Policy").selectOption("SIEVE");
  await panel.getByRole("button", { name: "Remove LRU-WSR + ACE" }).click();
  await panel.getByRole("button", { name: "Add", exact: true }).click();
  await expect(rows).toHaveCount(8);
  const sieve = rows.filter({ hasText: "SIEVE" });
  await expect(sieve.locator("td").nth(4)).toHaveText(/\d%$/);
  const [, time, missed, , above] = await sieve.locator("td").allTextContents();
  await page.getByRole("button", { name: "Open LRU and SIEVE as lanes" }).click();
  await expect(page.getByRole("region", { name: "SIEVE", exact: true })).toBeVisible();
  await lab.at(1_500);
  await lab.toEnd();
  const shown = { latency_us: time, misses: missed, above_optimum: above };
  for (const [id, value] of Object.entries(shown))
    await expect(page.locator(`[data-score=${id}-1]`)).toHaveText(String(value));
  const file = await lab.saved("CSV");
  expect(file.text.split("\n")).toHaveLength(10);
  expect(await violationsInThemes(page, "[role=tabpanel]")).toEqual([]);
});

test("all requests of a recording are ranked, as its lanes count at the end; what is equal shares a rank", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open("/ace?preset=postgres-pgbench&tab=policies");
  const panel = page.getByRole("tabpanel");
  await expect(panel.locator("p").first()).toContainText("Whole run: all 70,695 requests.");
  const rows = panel.locator(".leaderboard tbody tr");
  await expect(rows.first().locator("td").first()).toHaveText("1");
  const times = await rows.locator("td:nth-child(3)").allTextContents();
  expect(new Set(times).size).toBeGreaterThan(1);
  await lab.toEnd();
  for (const [lane, name] of [/Clock Sweep(?! \+)/, /Clock Sweep \+ ACE/].entries())
    await expect(page.locator(`[data-score=latency_us-${lane}]`)).toHaveText(
      (await rows.filter({ hasText: name }).locator("td:nth-child(3)").textContent()) ?? "",
    );
  // A pool for all pages: nothing is evicted.
  await lab.open(lanesOver("lru~baseline,lru~ace", 0).replace("frames=50", "frames=500"));
  await lab.tab("Policies");
  await expect(rows.locator("td:first-child")).toHaveText(Array(8).fill("1 =, shared"));
});

test("a long ranking tells how far it is and can be given up, and the lab goes on meanwhile", {
  tag: "@all",
}, async ({ lab }) => {
  await lab.open(tenThousandFrames(3_000_000));
  const panel = await lab.tab("Policies");
  const note = panel.locator("p").first();
  await expect(note.getByRole("progressbar", { name: "Computing" })).toBeVisible();
  await lab.step.click();
  await lab.at(1);
  await note.getByRole("button", { name: "Cancel" }).click();
  await expect(note.getByRole("progressbar")).toHaveCount(0);
  await expect(panel.locator(".leaderboard tbody td:first-child")).toHaveText(Array(8).fill("…"));
  await note.getByRole("button", { name: "Compute" }).click();
  await expect(note.getByRole("progressbar")).toBeVisible();
});

test("the first request that is served otherwise is the one that the table names", async ({ lab, page }) => {
  await lab.open(firstSteps("tab=policies"));
  const open = page.getByRole("button", { name: "Open LRU and LRU + ACE as lanes" });
  const row = page.locator(".leaderboard tbody tr").filter({ has: open });
  await expect(row).toContainText("at ");
  const at = Number(/at (\d+)/.exec((await row.textContent()) ?? "")?.[1]);
  await open.click();
  await lab.scrub(at - 1);
  const pools = () =>
    page.evaluate(() =>
      JSON.parse(window.bufferpoolLab.serialised()).lanes.map(
        ({ counters, pool }: { counters: { pages_written: number }; pool: { frames: { page: number }[] } }) =>
          JSON.stringify([counters.pages_written, pool.frames.map(({ page }) => page).toSorted()]),
      ),
    );
  const [before, beforeOther] = await pools();
  expect(before).toBe(beforeOther);
  await lab.stepBy("ArrowRight", at);
  const [after, afterOther] = await pools();
  expect(after).not.toBe(afterOther);
});

test("the matrix of every policy shows what was computed, and opens a run", { tag: "@all" }, async ({
  page,
}) => {
  await page.goto("./#/figures/policies");
  const table = page.getByRole("region", { name: "Device time" }).getByRole("table");
  const rows = builtInPolicies().length;
  await expect(table.locator("tbody tr")).toHaveCount(rows);
  // Five kinds of requests, three ways to run each policy.
  await expect(table.locator("tbody td")).toHaveCount(rows * 5 * 3);
  await table.locator("tbody tr").nth(4).locator("button").nth(1).click();
  await expect(page.getByRole("region", { name: "FIFO + ACE", exact: true })).toBeVisible();
});
