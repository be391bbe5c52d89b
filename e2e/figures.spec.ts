import { readdirSync, readFileSync } from "node:fs";
import type { Download, Page } from "@playwright/test";
import { violations, violationsInThemes } from "./support/axe.ts";
import { goTo, sideways } from "./support/page.ts";
import { carriedOut, type Record } from "./support/sweep.ts";
import { expect, test } from "./support/test.ts";

const folder = new URL("../web/experiments/", import.meta.url);
const titles = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .map((name): string => JSON.parse(readFileSync(new URL(name, folder), "utf8")).title);

const SMALL = "size=1/640&seeds=1";
/** A run that is still under way when it is looked at, however busy the machine. */
const LONG = "size=1/64&seeds=900";
const smallSettings = { seeds: 1, choices: { size: "1/640" } };

const words = (page: Page) => page.getByTestId("run-words");
const run = (page: Page) => page.getByRole("button", { name: "Run", exact: true });
const cancel = (page: Page) => page.getByRole("button", { name: "Cancel" });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const spot = (page: Page, key: string) => page.locator(`[data-spot="${key}"]`).first();

async function open(page: Page, id: string, settings = ""): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`./#/figures/${id}${settings === "" ? "" : `?v=1&${settings}`}`);
  await expect(run(page)).toBeVisible();
}

async function text(download: Promise<Download>): Promise<string> {
  return readFileSync(await (await download).path(), "utf8");
}

async function saved(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  return text(download);
}

// The fixture fails a test whose page complains; so it is asked for even where the lab is not used.
test.beforeEach(({ lab: _ }) => {});

test("the list shows every figure with a picture, and leads to its page and back to the lab", {
  tag: "@all",
}, async ({ page, lab }) => {
  await lab.open();
  await page.getByRole("link", { name: "Figures" }).click();
  await expect(page.getByRole("heading", { name: "Figures", level: 1 })).toBeVisible();
  for (const title of titles) {
    const entry = page.getByRole("listitem").filter({ has: page.getByText(title, { exact: true }) });
    await expect(entry.locator("svg path").first()).toBeAttached();
  }
  await page
    .getByRole("link", { name: titles[0] ?? "" })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: titles[0] ?? "", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "All figures" }).click();
  await goTo(page, "ACE lab");
  await lab.ready();
});

test("a figure that does not exist leads to the list", { tag: "@all" }, async ({ page }) => {
  await page.goto("./#/figures/no-such-figure");
  await expect(page.getByRole("alert")).toContainText("no-such-figure");
  await expect(page.getByText(titles[0] ?? "").first()).toBeVisible();
});

test("a page opens with results computed in advance, and asks the engine for nothing", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, "ace-2");
  await expect(page.getByText("Computed in advance: seeds 1 to 5, size 1/64.")).toBeVisible();
  await expect(spot(page, "0-0-7")).toHaveAttribute(
    "aria-label",
    /^ACE, alpha 8: .*mean of 5 seeds.*the paper: 2\.50x$/,
  );
  expect(asked.filter((url) => /sweep.*wasm/.test(url))).toEqual([]);
});

test("a run's values, shape and records are the engine's", async ({ page }) => {
  await open(page, "ace-2", SMALL);
  await run(page).click();
  await expect(words(page)).toHaveText(/^8 runs in/);
  await expect(page.getByText("Computed here: seed 1, size 1/640.")).toBeVisible();
  const expected = carriedOut("ace-2", smallSettings);
  const values = JSON.parse(await saved(page, "Values (JSON)"));
  const points = values.points.map(({ point, lanes }: { point: number; lanes: unknown }) => ({
    point,
    lanes,
  }));
  const bare = (expected.points as { point: number; lanes: unknown }[]).map(({ point, lanes }) => ({
    point,
    lanes,
  }));
  expect(points.sort((a: { point: number }, b: { point: number }) => a.point - b.point)).toEqual(bare);
  expect(values.shape).toEqual(expected.shape);
  const records: Record[] = JSON.parse(await saved(page, "Every run (JSON)"));
  expect(records.sort((a, b) => a.run - b.run)).toEqual(expected.records);
});

test("a click on a point opens that very run in the lab, with the counters of its record", {
  tag: "@all",
}, async ({ page, lab }) => {
  await open(page, "ace-2", SMALL);
  await run(page).click();
  await expect(words(page)).toHaveText(/^8 runs in/);
  await spot(page, "0-0-4").click({ force: true });
  await lab.ready();
  await lab.at(100_000);
  const record = carriedOut("ace-2", smallSettings).records[4];
  const { lanes } = await lab.view();
  expect(lanes[0]?.counters).toMatchObject(record?.lanes.baseline?.counters ?? {});
  expect(lanes[1]?.counters).toMatchObject(record?.lanes.ace?.counters ?? {});
  // Back from there the figure has its settings again.
  await page.goBack();
  await expect(field(page, "Seeds")).toHaveValue("1");
});

test("all lanes of a point come along", { tag: "@all" }, async ({ page, lab }) => {
  await open(page, "poster-1", "seeds=1");
  await spot(page, "0-0-0").focus();
  await page.keyboard.press("Enter");
  await lab.ready();
  await lab.at(50_000);
  expect((await lab.view()).lanes).toHaveLength(3);
});

test("progress is told with what is left, and cancel stops at once", { tag: "@all" }, async ({ page }) => {
  await open(page, "ace-2", LONG);
  await run(page).click();
  await expect(words(page)).toHaveText(/^Running: [\d,]+ of 7,200 runs, .+ left\.$/);
  await expect(page.getByRole("progressbar", { name: "Runs" })).toHaveAttribute("aria-valuetext", /left/);
  await cancel(page).click();
  await expect(run(page)).toBeVisible();
  await expect(words(page)).toHaveText(/^Stopped after [\d,]+ of 7,200 runs\.$/);
  const stopped = await words(page).textContent();
  // What was computed stays, and a new run can begin.
  await expect(page.getByText("Computed here")).toBeVisible();
  // No worker goes on, and none is heard of any more.
  await expect.poll(() => page.workers().length).toBe(0);
  await expect(words(page)).toHaveText(stopped ?? "");
  await field(page, "Seeds").fill("1");
  await page.keyboard.press("Enter");
  await run(page).click();
  await expect(words(page)).toHaveText(/^8 runs in/);
});

test("a change during a run replaces it", { tag: "@all" }, async ({ page }) => {
  await open(page, "ace-2", LONG);
  await run(page).click();
  await expect(words(page)).toHaveText(/of 7,200 runs/);
  await field(page, "Seeds").fill("2");
  await page.keyboard.press("Enter");
  await expect(words(page)).toHaveText(/^16 runs in/);
  await expect(page.getByText("Computed here: seeds 1 to 2, size 1/64.")).toBeVisible();
});

test("a refused value stands beside its field, and the figure stays", async ({ page }) => {
  await open(page, "ace-2");
  await field(page, "Reads").fill("150");
  await page.keyboard.press("Enter");
  const settings = page.getByRole("region", { name: "Settings" });
  await expect(settings.getByRole("alert")).toContainText("reads_percent");
  await expect(field(page, "Reads")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("Computed in advance")).toBeVisible();
  await field(page, "Reads").fill("70");
  await page.keyboard.press("Enter");
  await expect(settings.getByRole("alert")).toHaveCount(0);
  await expect(page.getByText(/The settings are now .*70%/)).toBeVisible();
});

test("the address holds the settings; a reload restores them", { tag: "@all" }, async ({ page }) => {
  await open(page, "ace-2", SMALL);
  await field(page, "Write concurrency k_w").fill("4");
  await page.keyboard.press("Enter");
  await page.waitForURL(/k_w=4/);
  await page.reload();
  await expect(field(page, "Write concurrency k_w")).toHaveValue("4");
  await expect(field(page, "Seeds")).toHaveValue("1");
  await page.getByRole("button", { name: "Back to the figure's settings" }).click();
  await expect(field(page, "Write concurrency k_w")).toHaveValue("8");
});

test("a hostile link gives the nearest legal settings and says so", async ({ page }) => {
  await open(page, "ace-2", "seeds=-5&first_seed=x&size=gigantic&workload.reads_percent=1e9");
  const told = page.getByRole("alert");
  for (const name of ["seeds", "first_seed", "size", "workload.reads_percent"])
    await expect(told).toContainText(name);
  await expect(field(page, "Reads")).toHaveValue("100");
});

test("numbers and pictures are saved, with title, source and settings in the picture", {
  tag: "@all",
}, async ({ page }) => {
  await open(page, "ace-8");
  const csv = await saved(page, "Values (CSV)");
  expect(csv.split("\n")[0]).toContain("workload,policy,lane,measure,unit,mean,minimum,maximum");
  expect(csv.trim().split("\n")).toHaveLength(1 + 16 * 3 * 5);
  const svg = await saved(page, "Time saved against the run without ACE: save as SVG");
  for (const words of [
    "Four policies, four workloads",
    "figure 8a to 8d",
    "seeds 1 to 5, size 1/64",
    "simulated device time",
  ]) {
    expect(svg.replaceAll(/<\/text><text[^>]*>/g, " ")).toContain(words);
  }
  const picture = page.waitForEvent("download");
  await page.getByRole("button", { name: "Device time: save as PNG" }).click();
  expect(
    readFileSync(await (await picture).path())
      .subarray(1, 4)
      .toString(),
  ).toBe("PNG");
});

test("everything is reached by keyboard alone", { tag: "@all" }, async ({ page, lab }) => {
  await page.goto("./#/figures");
  const link = page.getByRole("link", { name: /Gain and asymmetry/ });
  await link.focus();
  await page.keyboard.press("Enter");
  // Stops are counted once they are all there: the picture comes after the run's button.
  await expect(spot(page, "0-0-0")).toBeVisible();
  await run(page).focus();
  // SVG, PNG and the table come between the run and the picture.
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press("Tab");
  await expect(spot(page, "0-0-0")).toBeFocused();
  await expect(page.getByTestId("tooltip")).toContainText("alpha 1");
  await page.keyboard.press("ArrowRight");
  await expect(spot(page, "0-0-1")).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByTestId("tooltip")).toContainText("alpha 8");
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("tooltip")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await lab.ready();
});

test("axe: a figure with its table and a refused value", { tag: "@all" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "ace-2", LONG);
  await field(page, "Seeds").fill("0");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Settings" }).getByRole("alert")).toBeVisible();
  await page.getByText("as a table").first().click();
  expect(await violationsInThemes(page, "html", ["light", "dark"])).toEqual([]);
});

test("axe: a run under way", { tag: "@all" }, async ({ page }) => {
  await open(page, "ace-2", LONG);
  await run(page).click();
  await expect(words(page)).toHaveText(/of 7,200 runs/);
  expect(await violations(page)).toEqual([]);
});

test("a figure that asks first shows its plots with the answer, and does not ask again after a reload", {
  tag: "@all",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "server-4");
  const question = page.getByRole("group", { name: "A question first" });
  const plots = page.getByRole("group", { name: "Plots" });
  await expect(question.getByRole("radio")).toHaveCount(4);
  await expect(plots).toHaveCount(0);
  await question.locator("input[value='0']").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(question.getByRole("status")).toContainText("Not that one.");
  await expect(plots.locator("[data-spot]").first()).toBeVisible();
  expect(await violationsInThemes(page, "html", ["light", "dark"])).toEqual([]);
  await page.reload();
  await expect(plots.locator("[data-spot]").first()).toBeVisible();
  await expect(question).toHaveCount(0);
});

test("who does not answer has the plots by a button, and the focus there", { tag: "@all" }, async ({
  page,
}) => {
  await open(page, "server-1");
  await page.getByRole("button", { name: "Show the plots without an answer" }).press("Enter");
  await expect(page.getByRole("group", { name: "Plots" })).toBeFocused();
});

for (const width of [320, 390]) {
  test(`at ${width} px nothing is wider than the page`, { tag: "@all" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const id of ["", "/ace-8", "/ace-10g", "/ace-t3", "/flash-check"]) {
      await page.goto(`./#/figures${id}`);
      await expect(page.locator("main :is(svg[role=group], svg[role=img], li svg)").first()).toBeVisible();
      expect(await sideways(page), id).toBeLessThanOrEqual(0);
    }
  });
}
