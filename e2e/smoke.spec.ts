/** Whether the page works at all: each lab steps, plays and is shared, a lesson and a figure open. For `npm run check`. */
import { firstSteps, hybrid, pbm } from "./support/links.ts";
import { expect, test } from "./support/test.ts";

for (const [name, link, from] of [
  ["the ACE lab", firstSteps("at=3"), 3],
  ["the flash + magnetic lab", hybrid("ten-pages", "at=3"), 3],
  ["the predictive lab", pbm("looping-scan", "at=3"), 3],
] as const) {
  test(`${name} steps, goes back, plays, and its link opens the same`, { tag: "@smoke" }, async ({
    lab,
    page,
  }) => {
    await lab.open(link);
    await lab.at(from);
    const before = await lab.serialised();
    await lab.stepBy("ArrowRight", from + 1);
    expect(await lab.serialised()).not.toBe(before);
    await expect(page.getByTestId("sentence-0")).not.toBeEmpty();
    await lab.stepBy("ArrowLeft", from);
    expect(await lab.serialised()).toBe(before);
    await lab.speed("as fast as it goes");
    await lab.playing.click();
    const end = await lab.requests();
    await lab.at(end);
    await expect(lab.playing).toHaveText("Play");
    const shown = await lab.serialised();
    await lab.open(new URL(await lab.sharedLink()).hash.slice(1));
    await lab.at(end);
    expect(await lab.serialised()).toBe(shown);
  });
}

test("an embed steps, and a presentation answers a clicker", { tag: "@smoke" }, async ({ lab, page }) => {
  await lab.open(firstSteps("at=3&embed=1"));
  await lab.step.click();
  await lab.at(4);
  await page.goto("about:blank");
  await page.goto(`./#${firstSteps("at=3&present=1")}`);
  await page.getByRole("button", { name: "Speaker notes" }).waitFor();
  await page.keyboard.press("PageDown");
  await lab.at(4);
});

test("a lesson opens with its scenes, and an exercise asks", { tag: "@smoke" }, async ({ page, lab: _ }) => {
  await page.goto("./#/lessons/lru");
  await expect(page.locator("[data-scene]").first()).toHaveAttribute("data-scene", "open");
  await page.goto("./#/ace?v=1&preset=slides-lru&task=predict");
  await expect(page.getByRole("heading", { level: 2 })).toContainText("Question 1");
});

test("a figure opens with what was computed in advance, and is run", { tag: "@smoke" }, async ({
  page,
  lab: _,
}) => {
  await page.goto("./#/figures/ace-2?v=1&size=1/640&seeds=1");
  await expect(page.locator("[data-spot]").first()).toBeAttached();
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.getByTestId("run-words")).toHaveText(/^8 runs in/);
});
