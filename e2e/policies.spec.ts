/** Policies beside the paper's: what they keep is drawn and told. */
import { violationsInThemes } from "./support/axe.ts";
import { firstSteps, lanesOver } from "./support/links.ts";
import { expect, test } from "./support/test.ts";

test("SIEVE is chosen by hand: the run goes on where it stood, with its queue and its hand", async ({
  lab,
  page,
}) => {
  await lab.open(firstSteps("at=10"));
  const parameters = await lab.showParameters();
  const policy = parameters.getByRole("group", { name: "Lane 1" }).getByLabel("Policy", { exact: true });
  await expect(policy.locator("optgroup")).toHaveCount(2);

  await policy.selectOption("SIEVE");
  const lane = page.getByRole("region", { name: "SIEVE", exact: true });
  await expect(lane).toBeVisible();
  await lab.at(10);
  const queue = lane.locator("[data-list=queue] [data-page]");
  await expect(queue).toHaveCount(7);
  const [newest] = await queue.allTextContents();
  await lab.stepBy("ArrowRight", 11);
  await expect(queue).toHaveCount(7);
  // Steps until a page came: it stands at the new end, whichever the hand took.
  for (let position = 11; (await queue.first().textContent()) === newest && position < 20; position += 1)
    await lab.stepBy("ArrowRight", position + 1);
  expect(await queue.first().textContent()).not.toBe(newest);
  const kept = lane.getByRole("img", { name: /what else the policy keeps/ });
  await expect(kept).toHaveAccessibleName(/queue: (\d+, ){6}\d+\. hand: (page \d+|at the old end)\.$/);
  const at = /hand: page (\d+)/.exec((await kept.getAttribute("aria-label")) ?? "")?.[1];
  await expect(queue.and(page.locator("[data-hand]"))).toHaveText(at === undefined ? [] : [at]);

  await page.getByRole("button", { name: "Undo the last change" }).click();
  await expect(page.getByRole("region", { name: "LRU", exact: true })).toBeVisible();
});

test("a link with ARC shows its ghosts, in the picture, in the table and on a page's card", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(lanesOver("arc~baseline,arc~ace", 1_500));
  const lane = page.getByRole("region", { name: "ARC", exact: true });
  for (const list of ["b1", "b2"])
    await expect(lane.locator(`[data-list=${list}] [data-state=gone]`).first()).toBeVisible();
  await expect(lane.locator("[data-list=t1] [data-state=gone]")).toHaveCount(0);
  await expect(lane.getByText(/^p = [\d.]+$/)).toBeVisible();
  const gone = await lane.locator("[data-list=b1] [data-state=gone]").first().textContent();
  await lane.getByRole("button", { name: "Pool as a table" }).click();
  await expect(page.getByText(`B1, pages that are gone: ${gone}, `)).toBeVisible();
  await page.keyboard.press("Escape");
  await lane.getByRole("button", { name: "About ARC", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText("Pages that left T1.");
  expect(await violationsInThemes(page)).toEqual([]);
});

test("another Reader is chosen, named by its lane and by the link, and nothing of it is a fault for axe", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(lanesOver("lru~ace~prefetch,random~ace~seed:7", 1_500));
  const parameters = await lab.showParameters();
  await expect(page.getByRole("region", { name: "LRU + ACE + Reader", exact: true })).toBeVisible();
  await parameters
    .getByRole("group", { name: "Lane 1" })
    .getByLabel("Reader", { exact: true })
    .selectOption("NPL");
  await expect(page.getByRole("region", { name: "LRU + ACE + Reader NPL" })).toBeVisible();
  const seed = parameters.getByRole("group", { name: "Lane 2" }).getByLabel("Seed", { exact: true });
  await expect(seed).toHaveValue("7");
  await seed.fill("8");
  await seed.press("Enter");
  await expect.poll(() => lab.sharedLink()).toContain("lru~ace~prefetch~reader:npl,random~ace~seed:8");
  expect(await violationsInThemes(page)).toEqual([]);
});
