import { firstSteps } from "./support/links.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";

test("an empty address shows the first page; its first way leads to a lab, at the step that makes its point", async ({
  lab,
  page,
}) => {
  await page.goto("./");
  await expect(page).toHaveTitle(/^See what a bufferpool does/);
  await page.getByRole("link", { name: "Step through it" }).click();
  await lab.at(15);
  await expect(lab.preset).toHaveAttribute("data-preset", "first-steps");
  await expect(lab.playing).toHaveText("Play");
  await expect(page.getByTestId("sentence-1")).toContainText("as one batch");
});

test.describe("on a first visit", () => {
  test.beforeEach(({ lab }) => lab.open());

  test("a short preset is shown, paused before its first request, and nothing moves", {
    tag: "@all",
  }, async ({ lab, page }) => {
    expect(await lab.requests()).toBeLessThanOrEqual(40);
    expect(await lab.position()).toBe(0);
    await expect(page.getByText("Before the first of")).toBeVisible();
    const before = await lab.snapshot();
    // All that the page does by itself: curves, its address, what is loaded later.
    await expect((await lab.tab("Curves")).getByText("over the whole run")).toBeVisible();
    await lab.address(0);
    await settled(page);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(lab.playing).toHaveText("Play");
    await lab.tab("All counters");
    expect(await lab.snapshot()).toEqual(before);
  });

  test("Step has the focus; Enter and Space on it serve one request each", async ({ lab }) => {
    await expect(lab.step).toBeFocused();
    await lab.stepBy("Enter", 1);
    await lab.stepBy("Space", 2);
    await expect(lab.step).toBeFocused();
  });

  test("step and step back work before any play", { tag: "@all" }, async ({ lab, page }) => {
    const start = await lab.snapshot();
    await lab.step.click();
    await lab.step.click();
    await page.getByRole("button", { name: /^Step back/ }).click();
    await lab.at(1);
    await page.getByRole("button", { name: /^Step back/ }).click();
    await lab.at(0);
    expect(await lab.snapshot()).toEqual(start);
  });

  test("a walk through it tells a hit, a cold miss, both evictions, a full and a partial batch", {
    tag: "@all",
  }, async ({ lab }) => {
    const told: string[] = [];
    const requests = await lab.requests();
    for (let position = 1; position <= requests; position += 1) {
      await lab.step.press("Enter");
      await lab.at(position);
      told.push((await lab.snapshot()).sentences[1] ?? "");
    }
    expect(await lab.position()).toBe(requests);
    for (const kind of [
      /a hit in frame/,
      /a miss\. Frame \d+ is free/,
      /dropped without a write/,
      /ACE writes pages .* as one batch \(3 of n_w = 3\)/,
      /ACE writes pages .* as one batch \(2 of n_w = 3: there are no more to take\)/,
    ]) {
      expect(
        told.find((sentence) => kind.test(sentence)),
        String(kind),
      ).toBeDefined();
    }
    const { counters } = await lab.snapshot();
    expect(counters["write_batches-1"]).toBe("3");
    expect(counters["pages_written-1"]).toBe("8");
    expect(counters["write_batches-0"]).toBe("7");
    expect(counters["pages_written-0"]).toBe("7");
    for (const lane of [0, 1]) {
      expect(Number(counters[`evictions_clean-${lane}`])).toBeGreaterThan(0);
      expect(Number(counters[`evictions_dirty-${lane}`])).toBeGreaterThan(0);
    }
  });

  test("at the end Step stays where it is and keeps the focus", { tag: "@all" }, async ({ lab, page }) => {
    await lab.toEnd();
    await lab.step.focus();
    const end = await lab.snapshot();
    await page.keyboard.press("Enter");
    expect(await lab.snapshot()).toEqual(end);
    await expect(lab.step).toBeFocused();
  });
});

test("what is waited for is shown when it has come, not a while later: the clock stands still", async ({
  lab,
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto("./#/lessons");
  await expect(page.getByRole("heading", { level: 1, name: "Lessons" })).toBeVisible();
  await page.goto(`./#${firstSteps("at=14")}`);
  await expect(lab.step).toBeVisible();
  await page.getByRole("tab", { name: "Legend" }).click();
  await expect(page.getByRole("tabpanel").getByText("dirty").first()).toBeVisible();
});
