/** A phone's window: one lane at a time, and what matters of it within the first screen. */
import { firstSteps, hybrid, pbm } from "./support/links.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

for (const [name, hash, lanes] of [
  ["the ACE lab", firstSteps("at=10"), ["LRU", "LRU + ACE"]],
  ["the flash + magnetic lab", hybrid("cost-queues", "at=90"), ["Hybrid, LRU", /Hybrid, cost segment/]],
  ["the predictive lab", pbm("looping-scan", "at=60"), ["LRU", /PBM-sampling/]],
] as const) {
  test(`one lane is seen at a time; buttons bring the other and say which it is: ${name}`, async ({
    lab,
    page,
  }) => {
    await lab.open(hash);
    const buttons = page.getByRole("group", { name: "Lane shown" }).getByRole("button");
    const shown = page.locator(".lane");
    await expect(buttons.nth(0)).toHaveText(lanes[0]);
    await expect(buttons.nth(0)).toHaveAttribute("aria-pressed", "true");
    await expect(shown.nth(1)).not.toBeInViewport();
    await buttons.nth(1).press("Enter");
    await expect(shown.nth(1)).toBeInViewport();
    await expect(shown.nth(0)).not.toBeInViewport();
    await expect(buttons.nth(1)).toHaveText(lanes[1]);
    await expect(buttons.nth(1)).toHaveAttribute("aria-pressed", "true");
  });
}

test("score, pool, sentence and transport are within the first screen", async ({ lab, page }) => {
  await lab.open(firstSteps("at=10"));
  const transport = await page.locator(".transport-main").boundingBox();
  const sentence = await page.getByTestId("sentence-0").boundingBox();
  expect((sentence?.y ?? 0) + (sentence?.height ?? 0)).toBeLessThanOrEqual((transport?.y ?? 0) + 1);
  await expect(page.getByRole("img", { name: /: pool of 7 frames/ }).first()).toBeInViewport({ ratio: 1 });
});

test("wide windows show all lanes and no switch", async ({ lab, page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await lab.open(firstSteps("at=10"));
  await expect(page.getByRole("group", { name: "Lane shown" })).toBeHidden();
});
