/** Lanes by time: at one moment of their clocks, in every lab; and what races by it. */
import { violationsInThemes } from "./support/axe.ts";
import { firstSteps, hybrid, pbm } from "./support/links.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";

const served = (lane: number) => `[data-racer="${lane}"]`;

test("ACE is done at 290 µs while LRU is at request 20, and LRU goes on alone; steps, back and the link are exact", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(firstSteps("axis=time&at_time=290"));
  const shown = page.getByLabel("Position shown");
  await expect(shown).toHaveText(/^290 µs/);
  await expect(page.locator(served(0))).toContainText("20 / 27");
  await expect(page.locator(served(1))).toContainText("done at 290 µs · 120 µs ahead, 7 requests");
  await expect(page.locator(`${served(1)} [data-finished]`)).toBeVisible();
  await settled(page);
  expect(await violationsInThemes(page, "html", ["light", "dark"])).toEqual([]);
  const before = await lab.serialised();
  // LRU's next operation, a read, ends 10 µs later; ACE has none.
  await page.keyboard.press("ArrowRight");
  await expect(shown).toHaveText(/^300 µs/);
  await page.keyboard.press("ArrowLeft");
  await expect(shown).toHaveText(/^290 µs/);
  expect(await lab.serialised()).toBe(before);
  await page.keyboard.press("End");
  await expect(shown).toHaveText("410 µs / 410 µs");
  await expect(page.locator(served(0))).toContainText("done at 410 µs");
  await page.keyboard.press("Home");
  await expect(shown).toHaveText(/^0 µs/);
  await lab.scrubber.fill("290");
  await expect(shown).toHaveText(/^290 µs/);
  expect(await lab.serialised()).toBe(before);
  await page.waitForURL((url) => url.hash.includes("axis=time&at_time=290"));
  await page.reload();
  await expect(shown).toHaveText(/^290 µs/);
  expect(await lab.serialised()).toBe(before);
});

test("the switch keeps the place: by request stands where the last lane stood, and by time when it came there", async ({
  lab,
  page,
}) => {
  await lab.open(firstSteps("axis=time&at_time=290"));
  await page.getByRole("button", { name: "by request" }).click();
  await lab.at(20);
  await page.getByRole("button", { name: "by time" }).click();
  await expect(page.getByLabel("Position shown")).toHaveText(/^290 µs/);
});

test("played by time the faster lane is done first, and both are at the end", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  await lab.open(firstSteps("axis=time&at_time=250"));
  await page
    .getByLabel("Speed")
    .selectOption({ index: -2 + (await page.getByLabel("Speed").locator("option").count()) });
  await lab.playing.click();
  await expect(page.getByLabel("Position shown")).toHaveText("410 µs / 410 µs");
  await expect(lab.playing).toHaveText("Play");
  await expect(page.locator("[data-finished]")).toHaveCount(2);
});

test("the other labs: cost is a clock too, and the predictive lab can be shown by request", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(hybrid("ten-pages", "axis=time&at_time=730"));
  await expect(page.locator(served(0))).toContainText("24 / 45");
  await expect(page.locator(served(1))).toContainText("436 units ahead, 8 requests");
  await lab.open(pbm("two-scans", "axis=request&at=33"));
  await lab.at(33);
  const { lanes } = await lab.view();
  expect(lanes).toHaveLength(2);
  await page.keyboard.press("ArrowRight");
  await lab.at(34);
  await page.getByRole("button", { name: "by time" }).click();
  await expect(page).toHaveURL((url) => !url.hash.includes("axis="));
});

test("the first page shows two pools by one clock, three captions in turn, and leads to that scene", async ({
  lab,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("./");
  const captions = page.locator("[data-caption]");
  await expect(captions).toHaveText([
    "The page is dirty: it must be written.",
    "Three fit at once.",
    "So ACE is done first.",
  ]);
  await expect(page.locator("figure").last().locator('[data-race-lane="1"]')).toContainText("done at 290 µs");
  await page.getByRole("link", { name: "Your turn" }).click();
  await expect(page.getByLabel("Position shown")).toHaveText(/^0 µs/);
  await expect(lab.preset).toHaveAttribute("data-preset", "first-steps");
});

test("the leaderboard as a race: bars sort themselves, the first that is done stands first", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(firstSteps("tab=policies"));
  await page.getByRole("button", { name: "As a race" }).click();
  const race = page.locator("[data-policy-race]");
  await race.getByLabel("Moment of the race").fill("1e9");
  await race.getByLabel("Moment of the race").press("End");
  const rows = race.getByRole("listitem");
  await expect(rows.first()).toContainText("done at");
  const times = await rows.evaluateAll((rows) =>
    rows
      .map((row) => [
        Number((row as HTMLElement).dataset.place),
        Number(/done at ([\d.]+)/.exec(row.textContent ?? "")?.[1]),
      ])
      .toSorted(([one = 0], [other = 0]) => one - other)
      .map(([, time]) => time),
  );
  expect(times).toEqual(times.toSorted((one = 0, other = 0) => one - other));
});

test("a policy is written at an address of its own, beside LRU", { tag: "@all" }, async ({ page }) => {
  await page.goto("./#/write-a-policy");
  await expect(page.getByRole("heading", { level: 1, name: "Write a policy" })).toBeVisible();
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.getByText("The shown run is this program's.")).toBeVisible();
  await settled(page);
  expect(await violationsInThemes(page, "html", ["light"])).toEqual([]);
});
