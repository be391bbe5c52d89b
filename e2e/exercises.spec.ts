import type { Page } from "@playwright/test";
import { tabTo } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

const RUN = "/exercises/ace?task=batch~questions:2~seed:7";
const status = (page: Page) => page.getByRole("group").getByRole("status");

/** Chooses the first option by keys, commits it, and goes on. */
async function answerFirst(page: Page): Promise<void> {
  await tabTo(page.locator("fieldset input"));
  await page.keyboard.press("Space");
  await tabTo(page.getByRole("button", { name: "Answer" }));
  await page.keyboard.press("Enter");
  await expect(status(page)).toContainText(/Right\.|Not that one\./);
  await tabTo(page.getByRole("button", { name: /^(Next|To the result)$/ }));
  await page.keyboard.press("Enter");
}

test("a run is answered by keyboard, and its line is graded again as it says; what was changed is found", {
  tag: "@all",
}, async ({ page, lab: _ }) => {
  await page.goto(`./#${RUN}`);
  await expect(page.getByText("Question 1 of 2")).toBeVisible();
  await answerFirst(page);
  await expect(page.getByText("Question 2 of 2")).toBeVisible();
  // Over a reload the first answer stays, and the second question is open.
  await page.reload();
  await expect(page.getByText("Question 2 of 2")).toBeVisible();
  await answerFirst(page);
  const line = await page.getByRole("textbox", { name: "The result as a line" }).inputValue();
  expect(line).toMatch(
    /^Bufferpool Lab · Which pages does ACE write\? · seed 7 · exercise [\da-f]{8} · \d of 2 at first try · answers /,
  );
  const said = Number(/(\d) of 2/.exec(line)?.[1]);
  // Another attempt has questions of its own, and is of the same exercise.
  await page.getByRole("button", { name: "Start again" }).click();
  await page.waitForURL(/task=batch~questions:2~seed:7~attempt:2$/);
  await expect(page.getByText("Seed 7, attempt 2")).toBeVisible();
  await expect(page.getByText("Question 1 of 2")).toBeVisible();
  await page.goto("./#/teach/check");
  const lines = [
    `Anna: ${line}`,
    line.replace(/\d of 2/, `${2 - said + (said === 1 ? 1 : 0)} of 2`),
    line.replace("seed:7", "seed:8"),
    "nothing of the kind",
  ];
  await page.getByRole("textbox", { name: "Result lines" }).fill(lines.join("\n"));
  await page.getByRole("button", { name: "Check", exact: true }).click();
  const row = (at: number) => page.getByRole("row").nth(at);
  await expect(row(1)).toContainText(/1 Anna.*agrees/);
  await expect(row(2)).toContainText("The line says something else than its answers give.");
  await expect(row(2)).toContainText("The same answers as line 1.");
  await expect(row(3)).toContainText("Its answers and its link do not belong together.");
  await expect(row(4)).toContainText("This is no result line.");
});

test("a link's illegal words are told, and the nearest legal run opens", async ({ page, lab: _ }) => {
  await page.goto("./#/exercises/ace?task=batch~questions:900~seed:7");
  await expect(page.getByRole("alert")).toContainText("task.questions");
  await expect(page.getByText("Question 1 of 100")).toBeVisible();
});
