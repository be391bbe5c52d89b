/** The flash + magnetic lab's parameters and own traces: what is legal changes the run, what is not is named and the run kept. */
import type { Locator } from "@playwright/test";
import type { HybridLane } from "./support/hybrid.ts";
import type { LabPage } from "./support/lab.ts";
import { hybrid } from "./support/links.ts";
import { link } from "./support/page.ts";
import { hybridRegistry } from "./support/registry.ts";
import { expect, test } from "./support/test.ts";

async function commit(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press("Enter");
}

/** The message of a field. */
async function refusal(lab: LabPage, field: Locator): Promise<Locator> {
  await expect(field).toHaveAttribute("aria-invalid", "true");
  const message = lab.page.locator(`[id="${await field.getAttribute("aria-describedby")}"]`);
  await expect(message).toHaveRole("alert");
  return message;
}

/** Name of a field, a legal value that changes the run, illegal ones, and what the message must say of the range. */
const fields: readonly [name: string, legal: string, illegal: readonly string[], range: string][] = [
  ["Pages of the file n", "11", ["0", "1.5"], "1 to 67108864"],
  ["Frames in the pool b", "4", ["0", "-3"], "1 to 16777216"],
  ["Flash read r_f", "2.5", ["0", "-1"], "0.000001 to 1000000"],
  ["Flash write w_f", "60", ["-118", "many"], "0.000001 to 1000000"],
  ["Magnetic read r_m", "30.25", ["0", "0.1234567"], "0.000001 to 1000000"],
  ["Magnetic write w_m", "9", ["0", "1e9"], "0.000001 to 1000000"],
];

test("every field has help, takes a legal value and refuses illegal ones beside it", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  await lab.open(hybrid("ten-pages", "at=30"));
  const parameters = await lab.showParameters();
  for (const [name, legal, illegal, range] of fields) {
    const field = parameters.getByLabel(name, { exact: true });
    await parameters.getByRole("button", { name: `Help: ${name.replace(/ \w+$/, "")}`, exact: true }).click();
    await expect(page.locator("[popover]:popover-open")).toContainText("Legal: ");
    await page.keyboard.press("Escape");

    const before = await lab.serialised();
    await commit(field, legal);
    await expect.poll(async () => (await lab.serialised()) !== before).toBe(true);
    await expect(field).toHaveValue(legal);
    await lab.scrub(30);
    const kept = await lab.snapshot();
    for (const value of illegal) {
      await commit(field, value);
      const message = await refusal(lab, field);
      await expect(message).toContainText(value === "1e9" ? "1000000000" : value);
      await expect(message).toContainText(range);
      await expect(field).toHaveValue(value);
      expect(await lab.snapshot()).toEqual(kept);
    }
    await field.press("Escape");
    await expect(field).toHaveValue(legal);
    await expect(lab.message).toHaveCount(0);
  }
});

test("a lambda above 1 is refused beside its lane's field, a legal one cuts the segment", async ({
  lab,
  page,
}) => {
  await lab.open(hybrid("cost-queues", "at=90"));
  const parameters = await lab.showParameters();
  const field = parameters
    .getByRole("group", { name: "Lane 2" })
    .getByLabel("Cost segment lambda", { exact: true });
  await commit(field, "0.25");
  await expect(page.getByRole("heading", { name: /^Hybrid, cost segment, λ = 0\.25/ })).toContainText(
    "b = 8, 2 of them by cost",
  );
  await lab.scrub(90);
  const kept = await lab.snapshot();
  for (const value of ["1.5", "-0.1", "half"]) {
    await commit(field, value);
    await expect(await refusal(lab, field)).toContainText(/lambda.*0 to 1/);
    expect(await lab.snapshot()).toEqual(kept);
  }
  await commit(field, "0");
  await expect(page.getByRole("heading", { name: /λ = 0b = 8|λ = 0 b = 8/ })).toContainText(
    "0 of them by cost",
  );
  await lab.toEnd();
  // lambda = 0 is LRU.
  const [lru, cost] = (await lab.view<HybridLane>()).lanes;
  expect(cost?.counters).toEqual(lru?.counters);
});

test("more frames than pages are legal: every page is missed once, and q is 0", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  await lab.open(hybrid("optimistic-loses"));
  const parameters = await lab.showParameters();
  await commit(parameters.getByLabel("Frames in the pool b", { exact: true }), "50");
  await expect(lab.message).toHaveCount(0);
  await lab.toEnd();
  const { counters } = (await lab.view()).lanes[2] ?? { counters: {} as Record<string, number> };
  expect(counters.misses).toBe(4);
  await page.getByRole("button", { name: "About Hybrid, LRU", exact: true }).click();
  const card = page.getByRole("dialog", { name: "About Hybrid, LRU" });
  await expect(card.getByText("q = 1 - b/n = 0", { exact: true })).toBeVisible();
});

test("each placement with each replacement runs; the optimum leaves LRU alone to choose", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(hybrid("cost-queues"));
  const parameters = await lab.showParameters();
  const lane = parameters.getByRole("group", { name: "Lane 2" });
  const [placement, replacement] = ["Placement", "Replacement"].map((name) =>
    lane.getByLabel(name, { exact: true }),
  ) as [Locator, Locator];
  const { placements: known, replacements } = hybridRegistry();
  await expect(placement.locator("option")).toHaveCount(known.length);
  const placements = await placement.locator("option").allTextContents();
  for (const label of placements) {
    await placement.selectOption({ label });
    await expect(replacement.locator("option"), label).toHaveCount(
      label === "Offline optimum" ? 1 : replacements.length,
    );
    const options = await replacement.locator("option").allTextContents();
    for (const [at, option] of options.entries()) {
      await replacement.selectOption({ index: at });
      await expect(page.locator("section.lane").nth(1)).toHaveAttribute(
        "aria-label",
        new RegExp(`^${label}, ${option}`, "i"),
      );
      await expect(lab.message).toHaveCount(0);
      await lab.toEnd();
      await expect(page.getByText(/^✓ All \d+ sums agree$/)).toBeVisible();
      await lab.scrub(0);
    }
  }
  await lab.open(hybrid("ten-pages", "lanes=optimal~cost&at=9"));
  await expect(lab.message).toContainText("optimal~cost");
  await expect(lab.message).toContainText("lru");
  await expect(page.locator("section.lane")).toHaveAttribute("aria-label", "Offline optimum, LRU");
});

test("the floor of conservative is a box: with it C never falls below 0", { tag: "@all" }, async ({
  lab,
}) => {
  await lab.open(hybrid("ten-pages", "at=45"));
  const parameters = await lab.showParameters();
  const floor = parameters.getByRole("checkbox", { name: "Floor: keep the counter C at 0 or above" });
  const least = async () =>
    Math.min(...((await lab.view<HybridLane>()).lanes[0]?.accounts.map(([c]) => c ?? 0) ?? []));
  await expect(floor).toBeChecked();
  expect(await least()).toBe(0);
  await floor.uncheck();
  await lab.scrub(45);
  await expect.poll(least).toBeLessThan(0);
});

test("every workload can be chosen; requests can be written out, with N and F", { tag: "@all" }, async ({
  lab,
}) => {
  await lab.open(hybrid("mixed-sets"));
  const parameters = await lab.showParameters();
  const workload = parameters.getByRole("combobox", { name: "Workload" });
  // Those that are drawn, and requests written out.
  await expect(workload.locator("option")).toHaveCount(hybridRegistry().workloads.length + 1);
  const labels = await workload.locator("option").allTextContents();
  const requests = new Set<number>();
  for (const label of labels) {
    await workload.selectOption({ label });
    await expect(workload.locator("option:checked")).toHaveText(label);
    // The shop's day has a size of its own.
    if (!["Requests as text", "Shop day"].includes(label)) {
      // The paper's size is slow to generate again and again.
      await commit(parameters.getByLabel("Records", { exact: true }), "3000");
      const queries = parameters.getByLabel(/^Queries( a set)?$/);
      await commit(queries, "300");
    }
    await expect(lab.message).toHaveCount(0);
    await lab.toEnd();
    requests.add(await lab.requests());
  }
  expect(requests.size).toBe(labels.length);

  // The last one was written out: a page more than there were, and an emptied pool.
  const [lane] = (await lab.view()).lanes;
  expect(lane?.counters).toMatchObject({ requests: 6, created: 1, sets: 1 });
});

test("requests written out: an unknown word and a wrong N are named beside them, and the run kept", {
  tag: "@all",
}, async ({ lab }) => {
  await lab.open(hybrid("ten-pages", "at=9"));
  await lab.at(9);
  const parameters = await lab.showParameters();
  const trace = parameters.getByRole("textbox", { name: /^Requests/ });
  const write = async (text: string) => {
    await trace.fill(text);
    await trace.blur();
  };
  const kept = await lab.serialised();
  for (const [text, said] of [
    ["R1 X2 W3", /request 2, "X2",.*R, W or N and a page, such as W8, or F/],
    ["R1 N1", /request 2, "N1",.*N and a page that no request before uses or creates/],
    ["R1 F3", /request 2, "F3"/],
    ["R11", /request 1, "R11",.*below D = 10/],
  ] as const) {
    await write(text);
    await expect(parameters.getByRole("alert")).toContainText(said);
    expect(await lab.serialised(), text).toBe(kept);
    await expect(trace).toHaveValue(text);
  }
  await write("R0 W1 N10 R10 F R10");
  await expect.poll(() => lab.requests()).toBe(6);
  await expect(lab.message).toHaveCount(0);
  await lab.toEnd();
  const [lane] = (await lab.view()).lanes;
  expect(lane?.counters).toMatchObject({ created: 1, sets: 1, hits: 1, misses: 3, logical_reads: 3 });
});

const file = "op,page\nR,0\nR,1\nW,2\nN,3\nR,3\nF,\nR,3\nW,0\n";

test("an own trace with N and F opens, and the strip tells what they are", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  await lab.open("/hybrid");
  await lab.openFile("tree.csv", file);
  await expect.poll(() => lab.requests()).toBe(8);
  expect(await lab.position()).toBe(0);
  // A large window has no room for hints.
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(page.getByText("N new page, F pool emptied")).toBeVisible();
  await lab.toEnd();
  const [lane] = (await lab.view<HybridLane>()).lanes;
  expect(lane?.counters).toMatchObject({
    requests: 8,
    created: 1,
    sets: 1,
    logical_reads: 4,
    logical_writes: 2,
  });
  expect(Object.keys(lane?.state.final ?? {})).toEqual(["0", "1", "2", "3"]);
  await expect((await lab.showParameters()).getByRole("combobox", { name: "Workload" })).toHaveValue("own");
  // A later change of parameters needs no file.
  await commit((await lab.showParameters()).getByLabel("Frames in the pool b", { exact: true }), "2");
  await expect(page.getByText("b = 2").first()).toBeVisible();
  expect(await lab.requests()).toBe(8);
});

test("a file with unknown lines: each is named with number and text, and the run is kept", {
  tag: "@all",
}, async ({ lab }) => {
  await lab.open(hybrid("ten-pages", "at=24"));
  await lab.at(24);
  const kept = await lab.snapshot();
  await lab.openFile("broken.csv", "R,0\nX,4\nF,9\nN,\nR,0\nR,1\nR,2\n");
  await expect(lab.message).toContainText("broken.csv: 3 lines are wrong; nothing was loaded");
  for (const [line, said, text] of [
    [2, "the first field is none of R, W, N and F", "X,4"],
    [3, "F empties the pool and has no page", "F,9"],
    [4, "the page is missing", "N,"],
  ] as const)
    await expect(
      lab.message.getByRole("listitem").filter({ hasText: `Line ${line}: ${said} (${text})` }),
    ).toHaveCount(1);
  expect(await lab.snapshot()).toEqual(kept);
});

test("a file that creates a page which is there is refused, with its line", async ({ lab }) => {
  await lab.open(hybrid("ten-pages", "at=24"));
  await lab.at(24);
  const kept = await lab.snapshot();
  await lab.openFile("twice.csv", "R,5\nN,7\nN,7\n");
  await expect(lab.message).toContainText("twice.csv: 1 line is wrong");
  await expect(lab.message.getByRole("listitem")).toHaveText(
    "Line 3: the page exists already: a line before uses or creates it (N,7)",
  );
  expect(await lab.snapshot()).toEqual(kept);
});

test("pages of a file that are created below others keep the file's numbers on the page", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open("/hybrid");
  await lab.openFile("between.csv", "R,5\nN,3\nW,3\nR,5\n");
  await expect.poll(() => lab.requests()).toBe(4);
  await lab.step.click();
  await lab.step.click();
  await expect(page.getByTestId("sentence-0")).toContainText("Page 3 is created in the pool");
  await expect(page.getByTestId("sentence-0")).not.toContainText("page 1");
});

test("the same file in the other lab: N and F are said to belong here", { tag: "@all" }, async ({ lab }) => {
  await lab.open();
  const kept = await lab.snapshot();
  await lab.openFile("tree.csv", file);
  await expect(lab.message).toContainText("N and F belong to the flash + magnetic lab");
  expect(await lab.snapshot()).toEqual(kept);
});

const wrongLinks = [
  ["a price of 0", "rf=0", /rf: 0 is not legal here/],
  ["a lambda above 1", "lanes=hybrid~cost~lambda:1.5", /lambda: 1\.5 is not legal here/],
  ["an unknown placement", "lanes=best~lru", /lanes: best is not legal here/],
  ["an unknown word in the trace", "workload=given&trace=R1+X2", /X2/],
  ["a page that is none", "page=-1", /page: -1 is not legal here/],
] as const;

test("a link with something illegal says so, and shows a run", { tag: "@all" }, async ({ lab, page }) => {
  await lab.open(hybrid("cost-queues"));
  for (const [what, rest, said] of wrongLinks) {
    await test.step(what, async () => {
      await link(page, hybrid("ten-pages", rest));
      await expect(lab.message).toContainText(said);
      await expect(page.getByRole("img", { name: /: pool of 3 frames/ }).first()).toBeVisible();
      await link(page, hybrid("cost-queues"));
      await expect(lab.message).toHaveCount(0);
    });
  }
});
