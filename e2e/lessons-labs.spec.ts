/** Lessons on the two other labs: their engines, scenes and checks. */
import { chooseByKeys, open, scenes, shownAt, skipPredictions } from "./support/lessonPages.ts";
import { tabTo } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

test("the second lab's engine comes with the first lesson that needs it, and not before", {
  tag: "@all",
}, async ({ page, lab: _ }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const engines = () => fetched.filter((url) => /hybrid_bg.*wasm/.test(url)).length;
  await open(page, "/ace");
  expect(engines()).toBe(0);
  // A click, so that the page stays.
  await page.getByRole("link", { name: "All lessons" }).click();
  await page.getByRole("link", { name: "Two disks, one level", exact: true }).click();
  await skipPredictions(page);
  await expect(scenes(page).first()).toHaveAttribute("data-scene", "open");
  expect(engines()).toBe(1);
  await page.getByRole("link", { name: /^Next: / }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wait until it has paid: conservative");
  await skipPredictions(page);
  await expect(scenes(page).first()).toHaveAttribute("data-scene", "open");
  expect(engines()).toBe(1);
});

test("a lesson on two disks is predicted, stepped and answered by keyboard alone", { tag: "@all" }, async ({
  page,
  lab: _,
}) => {
  await open(page, "/conservative");
  await expect(scenes(page)).toHaveCount(0);
  // When it leaves the pool.
  await chooseByKeys(page, "[data-prediction]", "1");
  const [first, second] = [scenes(page).first(), scenes(page).nth(1)];
  await expect(first).toHaveAttribute("data-scene", "open");
  await expect(page.locator("[data-outcome]")).toHaveCount(0);
  await tabTo(page.locator(".scene-transport button"));
  for (let press = 0; press < 20; press += 1) await page.keyboard.press("ArrowRight");
  await expect(shownAt(first)).toHaveText("20 / 35");
  await expect(first.getByTestId("scene-status")).toContainText(
    "would have cost 110 units less on flash, but moving there and back costs 130 units, so it stays",
  );
  for (let press = 0; press < 4; press += 1) await page.keyboard.press("ArrowRight");
  await expect(
    first.getByRole("img", { name: /^Page 7 is in state f, to which it has just moved/ }),
  ).toBeVisible();
  await expect(page.locator("[data-outcome=true]")).toContainText("As you said");
  // Written to the magnetic disk; two thirds.
  await chooseByKeys(page, "[data-check=procedure]", "m");
  await second.scrollIntoViewIfNeeded();
  await expect(second.getByRole("img", { name: /is in state m/ })).toHaveCount(2);
  await chooseByKeys(page, "[data-check=concept]:not([data-prediction] *)", "1");
  await expect(page.getByText(/^2 of \d checks right at the first try/)).toBeVisible();
});

test("a lesson with two placements beside each other is predicted, stepped and answered by keyboard alone", {
  tag: "@all",
}, async ({ page, lab: _ }) => {
  await open(page, "/three-ways");
  // Never.
  await chooseByKeys(page, "[data-prediction]", "1");
  const scene = scenes(page).first();
  await expect(scene).toHaveAttribute("data-scene", "open");
  await tabTo(page.locator(".scene-transport button"));
  for (let press = 0; press < 9; press += 1) await page.keyboard.press("ArrowRight");
  await expect(shownAt(scene)).toHaveText("9 / 73");
  await page.keyboard.press("End");
  await expect(page.locator("[data-outcome=true]")).toContainText("As you said");
  await skipPredictions(page);
  // It stays on the magnetic disk.
  await chooseByKeys(page, "[data-check=procedure]", "m");
  await expect(page.getByText(/^1 of \d checks right at the first try/)).toBeVisible();
});

test("a table is filled in before it is told, and stands beside what is so", { tag: "@all" }, async ({
  page,
  lab: _,
}) => {
  await open(page, "/evicting-by-cost");
  await page.locator("[data-prediction=open]").getByRole("button", { name: "Skip" }).click();
  const table = page.locator("[data-prediction=open]");
  for (const cell of await table.getByRole("checkbox").all()) await cell.check();
  await table.getByRole("button", { name: "Answer" }).click();
  const outcome = page.locator("[data-outcome=false]");
  await expect(outcome.getByRole("table")).toHaveCount(2);
  await expect(outcome.getByRole("row", { name: "Set B, λ = 0.9" }).last()).toContainText("✓–");
});

test("a lesson on scans is finished by keyboard alone, and brings its own engine", { tag: "@all" }, async ({
  page,
  lab: _,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const engines = (name: string) => fetched.filter((url) => url.includes(`${name}_bg`)).length;
  await open(page, "/scans-and-lru");
  await expect(scenes(page)).toHaveCount(0);
  // None of the requests.
  await chooseByKeys(page, "[data-prediction]", "0");
  const scene = scenes(page).first();
  await expect(scene).toHaveAttribute("data-scene", "open");
  expect([engines("pbm"), engines("hybrid")]).toEqual([1, 0]);
  await tabTo(page.locator(".scene-transport button"));
  await page.keyboard.press("ArrowRight");
  await expect(shownAt(scene)).toHaveText("17 / 120");
  await expect(scene.getByTestId("scene-status")).toContainText("Stream 2 asks for block 0: a miss");
  await page.keyboard.press("End");
  await expect(page.locator("[data-outcome=true]")).toContainText("As you said");
  await tabTo(page.locator("[data-prediction=open] input"));
  for (const hits of ["60", "0", "60"]) {
    await page.keyboard.type(hits);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-outcome=true]")).toHaveCount(2);
  await chooseByKeys(page, "[data-check=procedure]:not([data-exercise] *)", "34");
  await expect(page.getByText(/^1 of 2 checks right at the first try/)).toBeVisible();
});

test("a scene on scans opens in its own lab at its very step", { tag: "@all" }, async ({ page, lab: _ }) => {
  await open(page, "/predicting-from-scans?part=who-has-said-what");
  await skipPredictions(page);
  const scene = scenes(page).nth(1);
  await scene.getByRole("button", { name: /^after 19/ }).click();
  await expect(shownAt(scene)).toHaveText("19 / 60");
  await expect(
    scene.getByRole("img", { name: /Stream 3 is registered with groups 5 to 11\./ }),
  ).toBeVisible();
  await scene.getByRole("link", { name: /Open in the lab/ }).click();
  await expect(page.getByTestId("sentence-0")).toContainText("Stream 3 begins a query.");
});

test("the calculator of chances follows its sliders, by keyboard too", async ({ page, lab: _ }) => {
  await open(page, "/sampling?part=how-many-draws");
  const n = page.getByRole("slider", { name: /^N, / });
  await n.focus();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("row", { name: "N = 20 20 64.2%" })).toBeVisible();
  await page.getByRole("slider", { name: /^M, / }).fill("5");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByRole("row", { name: "N = 20 20 64.2%" })).toBeVisible();
});

test("a scene on two disks opens in its own lab at its very step", { tag: "@all" }, async ({ page, lab }) => {
  await open(page, "/conservative?part=the-rule");
  const scene = scenes(page).first();
  await scene.getByRole("button", { name: /^after 32/ }).click();
  await expect(shownAt(scene)).toHaveText("32 / 35");
  await scene.getByRole("link", { name: /Open in the lab/ }).click();
  await expect(page.getByTestId("sentence-0")).toContainText("106 units less on the magnetic disk");
  await lab.tab("Follow a page");
  await expect(page.getByTestId("page-0")).toContainText("C = 106");
});

test("a section that another lesson has taken leads there", { tag: "@all" }, async ({ page, lab: _ }) => {
  for (const [former, now] of [
    ["three-ways?part=conservative-believe-what-was-paid", "Wait until it has paid: conservative"],
    ["three-ways?part=the-optimum-and-the-bound-of-3", "Wait until it has paid: conservative"],
    ["predicting-from-scans?part=pbm-pq-buckets", "Buckets or a sample"],
    ["sampling?part=where-the-past-still-helps", "When will this block be needed?"],
  ]) {
    await open(page, `/${former}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(now ?? "");
  }
});
