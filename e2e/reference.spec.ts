/** A lane's choices held against others: what these would have cost, what came of them, and the way to the next. */
import type { Page } from "@playwright/test";
import { hybrid, pbm } from "./support/links.ts";
import { expect, test } from "./support/test.ts";

const ghost = (page: Page, lane: number) => page.getByTestId(`ghost-${lane}`);

async function runTo(page: Page, label: string): Promise<void> {
  await page.getByRole("combobox", { name: "Run until" }).selectOption({ label });
  await page.getByRole("button", { name: "Run", exact: true }).click();
}

test("price and sums stand at the lane's head, and a run finds where choices differ, pay and backfire", async ({
  lab,
  page,
}) => {
  await lab.open("/ace?preset=cflru-window&at=11");
  await lab.at(11);
  await expect(ghost(page, 0)).toHaveText("LRU would write 7: 30 µs. 1 write saved, 0 of 1 came back.");
  await expect(ghost(page, 0)).toHaveAttribute("title", /not the difference of two runs/);
  await runTo(page, "next choice unlike the reference's");
  await lab.at(12);
  await runTo(page, "next choice that pays");
  await lab.at(21);
  await expect(ghost(page, 0)).toHaveText("So far: 4 writes saved, 2 of 4 pages came back.");
  await runTo(page, "next choice that backfires");
  await lab.at(39);
  // For those who see no title.
  await page.getByRole("button", { name: "About CFLRU", exact: true }).click();
  await expect(
    page.getByText(/Choices that differ: 8; 3 paid .* not the difference of two runs/),
  ).toBeVisible();
});

test("the other labs hold moves against staying, and blocks against LRU's", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  await lab.open(hybrid("ten-pages", "at=0"));
  await runTo(page, "next move that has paid");
  await lab.at(25);
  await runTo(page, "next move that backfires");
  await lab.at(36);
  await expect(ghost(page, 0)).toContainText("1 of 4 moves paid, 1 backfired");
  await lab.open(pbm("two-scans", "at=0"));
  await runTo(page, "next choice unlike LRU's");
  await lab.at(44);
  await runTo(page, "next choice that pays");
  await lab.at(46);
  await expect(ghost(page, 1)).toHaveText("Against LRU's choices so far: 0 of 1 block came back.");
});

test("a lane is held against any policy, or against nothing, and its link says so", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  await lab.open("/ace?preset=cflru-window&at=40");
  await lab.showParameters();
  const lanes = page.getByRole("combobox", { name: "Held against" });
  await lanes.first().selectOption({ label: "nothing" });
  await expect(ghost(page, 0)).toBeHidden();
  await lanes.nth(1).selectOption({ label: "MIN" });
  await expect(ghost(page, 1)).toContainText("came back");
  await expect.poll(() => page.url()).toMatch(/lanes=cflru~baseline~reference:none,cflru~ace~reference:min/);
  await expect(lanes.first()).toHaveValue("none");
});
