/** A lane goes another way from a position on: both futures stand side by side, and the link holds them. */
import type { Page } from "@playwright/test";
import { violations } from "./support/axe.ts";
import { everyPolicy, firstSteps } from "./support/links.ts";
import { sideways } from "./support/page.ts";
import { expect, test } from "./support/test.ts";
import { typeAhead } from "./support/typeAhead.ts";

const pair = everyPolicy(0, "lru~baseline,lru~ace");
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Fork a lane" });
const forkedLane = (page: Page) => page.getByRole("region", { name: "LRU + ACE, n_w = 8 from 120 on" });

/** Forks LRU + ACE with another n_w at the position shown. */
async function fork(page: Page, n_w = "8"): Promise<void> {
  await page.getByRole("button", { name: "New lane" }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole("textbox", { name: "Write batch n_w" }).fill(n_w);
  await dialog.getByRole("button", { name: "Fork", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(forkedLane(page)).toBeVisible();
}

test("a lane is forked where it stands, and both futures go on beside each other", async ({ lab, page }) => {
  await lab.open(pair);
  await lab.scrub(120);
  const before = await lab.view();
  await fork(page);
  await lab.at(120);
  const [baseline, old, forked] = (await lab.view()).lanes;
  expect([baseline, old]).toEqual(before.lanes);
  expect(forked?.counters).toEqual(old?.counters);

  await lab.toEnd();
  const end = await lab.view();
  const [, oldEnd, forkedEnd] = end.lanes;
  expect(forkedEnd?.counters.write_batches).toBeLessThan(oldEnd?.counters.write_batches ?? 0);
  expect(forkedEnd?.identities.every(({ holds }) => holds)).toBe(true);
  // The curves' names, the counters' heads and the scrubber's mark tell of it.
  await expect(page.getByRole("img", { name: /the lanes differ .*a fork at 120/ })).toBeVisible();
  await expect(
    page.getByRole("columnheader", { name: "LRU + ACE, n_w = 8 from 120 on against LRU + ACE" }).first(),
  ).toBeVisible();
  const difference = page.locator("[data-difference=write_batches-2]").first();
  await expect(difference).toHaveText(/% fewer$/);
  const curves = await lab.tab("Curves");
  await expect(curves.getByText("n_w = 8 from 120", { exact: true }).first()).toBeVisible();
});

test("before its fork a lane is the one that it left, step by step back and forth over it", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(pair);
  await lab.scrub(120);
  await fork(page);
  await lab.at(120);
  await lab.page.locator("body").focus();
  const back = await lab.walk("ArrowLeft", 6);
  await expect(page.getByText("as LRU + ACE until 120")).toBeVisible();
  const shown = JSON.parse(back.at(-1)?.serialised ?? "{}");
  expect(shown.lanes[2].counters).toEqual(shown.lanes[1].counters);
  const forth = await lab.walk("ArrowRight", 6);
  expect(forth.map(({ serialised }) => serialised)).toEqual(
    back.map(({ serialised }) => serialised).toReversed(),
  );
  await expect(page.getByText("as LRU + ACE until 120")).toBeHidden();
});

test("the link holds the fork: after a reload, and for someone else", { tag: "@all" }, async ({
  lab,
  page,
  browser,
}) => {
  await lab.open(pair);
  await lab.scrub(120);
  await fork(page);
  await lab.at(120);
  await lab.scrub(180);
  const address = await lab.address(180);
  expect(address).toContain("lanes=lru~baseline,lru~ace,lru~ace~n_w:8~fork:1@120&");
  const shown = await lab.serialised();
  await page.reload();
  await lab.ready();
  await lab.at(180);
  expect(await lab.serialised()).toBe(shown);
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(address);
  await other.waitForFunction((wanted) => window.bufferpoolLab?.serialised() === wanted, shown);
  await context.close();
});

test("a fork that would change nothing, or something illegal, is refused in words and the run stays", async ({
  lab,
  page,
}) => {
  await lab.open(pair);
  await lab.scrub(50);
  const shown = await lab.serialised();
  await page.getByRole("button", { name: "New lane" }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole("alert")).toBeHidden();
  await dialog.getByRole("button", { name: "Fork", exact: true }).click();
  await expect(dialog.getByRole("alert")).toHaveText(/^This would be the same lane once more/);
  await dialog.getByRole("textbox", { name: "Write batch n_w" }).fill("0");
  await dialog.getByRole("button", { name: "Fork", exact: true }).click();
  await expect(dialog.getByRole("alert")).toContainText("n_w: 0 ");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(lab.message).toBeHidden();
  expect(await lab.serialised()).toBe(shown);
});

test("a fork can be removed, with those forked from it, and stands when parameters change", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(everyPolicy(60, "lru~baseline,lru~ace,lru~ace~n_w:8~fork:1@40,clock~ace~fork:2@50"));
  await lab.at(60);
  const parameters = await lab.showParameters();
  const frames = parameters.getByRole("textbox", { name: "Frames in the pool B" });
  await frames.fill("20");
  await frames.press("Enter");
  await expect(page.getByRole("region", { name: "LRU + ACE, n_w = 8 from 40 on" })).toContainText("B = 20");
  await lab.at(60);
  // A trace that ends before the fork is refused: the run at hand stays.
  const requests = parameters.getByRole("textbox", { name: "Requests" });
  await requests.fill("45");
  await requests.press("Enter");
  await expect(lab.message).toContainText("lanes[3].fork.at: 50 ");
  expect(await lab.requests()).toBe(240);
  const removal = page.getByRole("button", {
    name: "Remove LRU + ACE, n_w = 8 from 40 on, and the fork of it",
  });
  await removal.click();
  await expect.poll(async () => (await lab.view()).lanes.length).toBe(2);
  await expect(lab.step).toBeFocused();
  await lab.at(60);
});

test("four lanes are as many as there are: the dialog says so", { tag: "@all" }, async ({ lab, page }) => {
  await lab.open(everyPolicy(10));
  await page.getByRole("button", { name: "New lane" }).click();
  await expect(dialogOf(page)).toContainText("There are 4 lanes already");
  await expect(dialogOf(page).getByRole("button", { name: "Fork", exact: true })).toBeDisabled();
});

test("policy, mode and device can be changed, by keyboard alone", { tag: "@all" }, async ({ lab, page }) => {
  await lab.open(firstSteps("at=10"));
  await lab.at(10);
  await page.keyboard.press("y");
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await typeAhead(dialog.getByRole("combobox", { name: "Policy" }), "Clock");
  await expect(dialog.getByRole("combobox", { name: "Policy" })).toHaveValue("clock");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("combobox", { name: "Mode" })).toHaveValue("ace+reader");
  await dialog.getByRole("combobox", { name: "Device" }).focus();
  await page.keyboard.press("ArrowDown");
  const fork = dialog.getByRole("button", { name: "Fork", exact: true });
  while (!(await fork.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole("region", { name: /^Clock Sweep \+ ACE \+ Reader, .* from 10 on$/ }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "New lane" })).toBeFocused();
});

for (const [name, size] of Object.entries({
  desk: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
})) {
  test(`nothing is left to axe, and nothing is wider than the page: ${name}`, { tag: "@all" }, async ({
    lab,
    page,
  }) => {
    await page.setViewportSize(size);
    await lab.open(
      everyPolicy(130, "lru~baseline,lru~ace,lru~ace~n_w:8~fork:1@120,clock~ace~prefetch~fork:1@140"),
    );
    await lab.at(130);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "New lane" }).click();
    await expect(dialogOf(page)).toBeVisible();
    expect(await violations(page, "dialog[open]")).toEqual([]);
  });
}
