/** Exercises, as a learner does them. */

import type { Page } from "@playwright/test";
import { violationsInThemes } from "./support/axe.ts";
import { firstSteps } from "./support/links.ts";
import { sideways } from "./support/page.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";

// Its fixture fails a test in which the page complained.
test.beforeEach(({ lab }) => expect(lab).toBeDefined());

const practice = (lane: string, task: string) =>
  `/ace?v=1&preset=first-steps&lanes=${lane}&task=${task}~sequence:42~scene:practice`;

async function open(page: Page, hash: string): Promise<void> {
  if (page.url() !== "about:blank") await page.goto("about:blank");
  await page.goto(`./#${hash}`);
  // Before the page's script runs there is a heading, too.
  await page.locator(".not-started").waitFor({ state: "detached" });
  await page.getByRole("heading", { level: 1 }).waitFor();
}

const question = (page: Page) => page.getByRole("heading", { level: 2 });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const frame = (page: Page, name: string) => page.getByRole("radio", { name: new RegExp(`^page ${name},`) });
const write = (page: Page, name: string) => page.getByRole("checkbox", { name: `write page ${name}` });
const said = (page: Page) => page.getByTestId("said");

/** Chooses the first frame there is and whatever follows. Returns whether the first try was right, and what was asked. */
async function answer(page: Page): Promise<{ asked: string; right: boolean }> {
  const asked = await page.locator("form.task-question").ariaSnapshot();
  const first = page.getByRole("radio").first();
  await first.press("Space");
  await expect(first).toBeChecked();
  await press(page, "Commit");
  await expect(said(page)).not.toBeEmpty();
  const next = page.getByRole("button", { name: /^(Next|To the result)$/ });
  const again = page.getByRole("button", { name: "Try again" });
  await expect(next.or(again).first()).toBeVisible();
  const right = await next.isVisible();
  if (!right) await press(page, "Show the answer");
  await page.getByRole("button", { name: /^(Next|To the result)$/ }).click();
  return { asked, right };
}

const modes = ["baseline", "ace", "ace~prefetch"];
const policies = ["lru", "clock", "cflru", "lru-wsr"];

for (const policy of policies) {
  test(`${policy}: predicted in every mode, counted at the first try`, { tag: "@all" }, async ({ page }) => {
    for (const mode of modes) {
      await open(page, practice(`${policy}~${mode}`, "predict~lane:1~questions:4"));
      let right = 0;
      for (let number = 1; number <= 4; number += 1) {
        await expect(question(page)).toContainText(`Question ${number} of 4 · `);
        const first = await answer(page);
        right += first.right ? 1 : 0;
        // Before the answer no word of what the policy does with a page, nor of what the engine says.
        expect(first.asked).not.toMatch(
          /evict|next to go|victim|LRU end|second chance|written together|the hand (stands|takes|goes)/i,
        );
        expect(first.asked).not.toMatch(/\[checked\]/);
      }
      await expect(question(page)).toHaveText(`Result: ${right} of 4 at first try.`);
      const line = await page.getByRole("textbox", { name: "The result as a line" }).inputValue();
      expect(line).toMatch(
        /^Bufferpool Lab · predict · .* · seed 42 · exercise [\da-f]{8} · \d of 4 at first try · answers [\w-]+\.[\da-f]{4} · http.*task=predict/,
      );
    }
  });
}

test("the paper's policies, which the page has first, are those that are tried here", {
  tag: "@all",
}, async ({ lab }) => {
  await lab.open();
  const parameters = await lab.showParameters();
  const options = parameters
    .getByRole("combobox", { name: /policy/i })
    .first()
    .locator("optgroup")
    .first()
    .locator("option");
  const values = () => options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  await expect.poll(values).toEqual(policies);
});

test("the slides' example, answered rightly, and its line copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/ace?v=1&preset=slides-lru&task=predict~lane:2~questions:2");
  await expect(page.getByText("The scene's own requests")).toBeVisible();
  await frame(page, "4").check({ force: true });
  for (const dirty of ["4", "5", "2"]) await write(page, dirty).check();
  await expect(said(page)).toBeEmpty();
  await press(page, "Commit");
  await expect(said(page)).toContainText(
    "ACE writes pages 4, 5 and 2 as one batch (3 of n_w = 3) and evicts 4.",
  );
  await press(page, "Next");
  // The next victim is clean: nothing is written, and saying so is an answer.
  await frame(page, "7").check({ force: true });
  await press(page, "Commit");
  await press(page, "To the result");
  await expect(question(page)).toHaveText("Result: 2 of 2 at first try.");
  await press(page, "Copy");
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /Bufferpool Lab · predict · LRU \+ ACE · the scene's own requests · exercise [\da-f]{8} · 2 of 2 at first try · answers /,
  );
  const set = page.url();
  const line = await page.getByRole("textbox", { name: "The result as a line" }).inputValue();
  await page.goto("./#/teach/check");
  await page.getByRole("textbox", { name: "Result lines" }).fill(`Ada ${line}`);
  await press(page, "Check");
  await expect(page.getByRole("row").nth(1)).toContainText(/Ada.*Predict · LRU \+ ACE.*2 of 2.*agrees/);
  // Of the exercise that was set it counts; the same line beside another exercise does not.
  const named = page.getByRole("textbox", { name: /^The exercise that was set/ });
  await named.fill(set);
  await press(page, "Check");
  await expect(page.getByText("1 of 1 lines are of the exercise that was set.")).toBeVisible();
  await named.fill(set.replace("questions:2", "questions:3"));
  await press(page, "Check");
  await expect(page.getByRole("row").nth(1)).toContainText(
    /it does not count\. Exercise [\da-f]{8}: B = \d+/,
  );
});

test("a class gets the same questions from the same link, and others from another number", {
  tag: "@all",
}, async ({ page, browser }) => {
  const link = practice("lru-wsr~ace", "predict~lane:1~questions:3");
  const ask = async (of: Page, hash: string) => {
    await open(of, hash);
    const asked: string[] = [];
    for (let number = 0; number < 3; number += 1) asked.push((await answer(of)).asked);
    return asked;
  };
  const other = await browser.newContext();
  const mine = await ask(page, link);
  expect(await ask(await other.newPage(), link)).toEqual(mine);
  await other.close();
  expect(await ask(page, link.replace("sequence:42", "sequence:43"))).not.toEqual(mine);
});

test("by the keyboard alone: chosen, committed, retried, finished", async ({ page }) => {
  await open(page, "/ace?v=1&preset=slides-lru&task=predict~lane:2~questions:1");
  await expect(question(page)).toContainText("Question 1 of 1");
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 30 && !name.test(await focused()); presses += 1)
      await page.keyboard.press("Tab");
    expect(await focused()).toMatch(name);
  };
  await tabTo(/^page 8,/);
  await page.keyboard.press("ArrowRight");
  await expect.poll(focused).toMatch(/^page 6,/);
  await page.keyboard.press("Enter");
  await expect(said(page)).toContainText("Page 6 was used later than page 4.");
  await expect(page.getByRole("button", { name: "Try again" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(frame(page, "6")).toBeFocused();
  // Left from the second is the first, and left of that the last.
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press("ArrowLeft");
  await expect.poll(focused).toMatch(/^page 4,/);
  for (const dirty of ["2", "5", "4"]) {
    await tabTo(new RegExp(`^write page ${dirty}$`));
    await page.keyboard.press("Space");
  }
  await page.keyboard.press("Enter");
  await expect(said(page)).toContainText("Right: page that goes.");
  await expect(page.getByRole("button", { name: "To the result" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question(page)).toHaveText("Result: 0 of 1 at first try.");
  await expect(question(page)).toBeFocused();
});

test("the address holds the exercise, a reload goes on, and the lab is as it was", { tag: "@all" }, async ({
  page,
  lab,
}) => {
  await lab.open(firstSteps("at=9&view=frame"));
  const before = await lab.snapshot();
  await press(page, "Exercise");
  await page.getByRole("combobox", { name: "Lane" }).selectOption({ label: "LRU + ACE" });
  await press(page, "Predict");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Predict · LRU + ACE");
  await page.waitForURL(/task=predict~lane:2~questions:10~sequence:1~order:hidden(&|$)/);
  await answer(page);
  await expect(question(page)).toContainText("Question 2 of 10");
  const asked = await page.locator("form.task-question").ariaSnapshot();
  await page.reload();
  await expect(question(page)).toContainText("Question 2 of 10");
  expect(await page.locator("form.task-question").ariaSnapshot()).toBe(asked);
  await press(page, "Back to the lab");
  await lab.at(9);
  expect(await lab.snapshot()).toEqual(before);
  await page.waitForURL((url) => !url.hash.includes("task="));
});

test("a large pool is said to be too large, and a small scene is one click away", { tag: "@all" }, async ({
  page,
}) => {
  await open(page, "/ace?v=1&preset=poster&task=predict~lane:2~sequence:7");
  await expect(page.getByRole("status").filter({ hasText: "B = 100 frames" })).toBeVisible();
  await page.getByRole("button", { name: /small scene with LRU \+ ACE/ }).click();
  await expect(question(page)).toContainText("Question 1 of 10");
  await expect(page.getByText("Seed 7", { exact: true })).toBeVisible();
  await page.waitForURL(/scene:practice/);
});

test("a scene without evictions says so", { tag: "@all" }, async ({ page }) => {
  await open(
    page,
    "/ace?v=1&pages=8&frames=8&alpha=2&base_us=10&k_r=2&k_w=2&lanes=lru~ace&workload=given&trace=R1+R2&task=why",
  );
  await expect(page.getByText("there is nothing to ask")).toBeVisible();
});

test("a link with mistakes opens the exercise and says what was wrong", async ({ page, lab }) => {
  await open(page, firstSteps("task=predict~lane:9~questions:many"));
  await expect(lab.message).toContainText("task.lane: 9 is not legal here");
  await expect(lab.message).toContainText("task.questions: many is not legal here");
  await expect(question(page)).toContainText("Question 1 of 10");
});

test("another seed begins anew", { tag: "@all" }, async ({ page }) => {
  await open(page, practice("clock~ace", "predict~lane:1~questions:3"));
  await answer(page);
  await page.getByText("Other questions").click();
  await page.getByLabel("Another seed").fill("314");
  await press(page, "Start");
  await expect(page.getByText("Seed 314", { exact: true })).toBeVisible();
  await expect(question(page)).toContainText("Question 1 of 3");
});

test("a performance: each step graded, taken back, shown", { tag: "@all" }, async ({ page }) => {
  await open(page, practice("cflru~ace", "perform~lane:1~requests:3"));
  for (let number = 1; number <= 3; number += 1) {
    await expect(question(page)).toContainText(`Request ${number} of 3`);
    const next = page.getByRole("button", { name: /^(Next|To the result)$/ });
    const model = page.getByRole("button", { name: "Model answer", exact: true });
    for (;;) {
      await expect(next.or(model).first()).toBeVisible();
      if (await next.isVisible()) break;
      await model.click();
    }
    await next.click();
  }
  await expect(question(page)).toHaveText("Result: 0 of 3 at first try.");
  await press(page, "Undo");
  await expect(question(page)).toContainText("Request 3 of 3");
});

test("the engine gives its memory back when exercises come and go", { tag: "@all" }, async ({
  page,
  lab,
}) => {
  await lab.open();
  const bytes = () =>
    page.evaluate(() =>
      (window as unknown as { bufferpoolLab: { engineBytes: () => number } }).bufferpoolLab.engineBytes(),
    );
  const round = async () => {
    await press(page, "Exercise");
    await press(page, "Predict");
    await expect(question(page)).toContainText("Question 1");
    await press(page, "Back to the lab");
    await lab.ready();
  };
  for (let times = 0; times < 3; times += 1) await round();
  const settled = await bytes();
  for (let times = 0; times < 10; times += 1) await round();
  expect(await bytes()).toBe(settled);
});

for (const width of [320, 1366]) {
  for (const [lane, kind] of [
    ["lru-wsr~ace~prefetch", "predict~lane:1~questions:1"],
    ["clock~ace", "perform~lane:1~requests:3"],
    ["cflru~baseline", "why~lane:1~questions:1"],
  ] as const) {
    const name = kind.split("~")[0];
    test(`axe, ${width} px, ${name}: asked, answered, the result`, { tag: "@all" }, async ({ page }) => {
      await page.setViewportSize({ width, height: 768 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      const check = async (state: string) => {
        expect.soft(await sideways(page), state).toBe(0);
        expect.soft(await violationsInThemes(page, "html", ["light", "dark"]), state).toEqual([]);
      };
      await open(page, practice(lane, kind));
      await page.getByText("Other questions").click();
      await check("asked");
      await page.locator("form.task-question fieldset:enabled label").first().click();
      await press(page, "Commit");
      await check("committed");
      if ((await page.getByRole("button", { name: "Show the answer" }).count()) > 0) {
        await press(page, "Show the answer");
        await check("answered");
      }
      if (name === "perform") return;
      await page.getByRole("button", { name: "To the result" }).click();
      await check("result");
    });
  }
}

test.describe("with a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("everything to choose or press is 44 px or more", { tag: "@all" }, async ({ page }) => {
    await open(page, practice("lru-wsr~ace", "predict~lane:1~questions:1"));
    await settled(page);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("form.task-question label, form.task-question button")]
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 44 || box.width < 44)
        .map(({ target, box }) => `${target.outerHTML.slice(0, 70)}: ${box.width} × ${box.height} px`),
    );
    expect(small).toEqual([]);
  });
});
