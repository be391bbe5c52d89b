import type { Page } from "@playwright/test";
import { violationsInThemes } from "./support/axe.ts";
import {
  check,
  chooseByKeys,
  ids,
  open,
  openScenes,
  scenes,
  shownAt,
  skipPredictions,
} from "./support/lessonPages.ts";
import { link, sideways, tabTo } from "./support/page.ts";
import { lessons } from "./support/registry.ts";
import { expect, test } from "./support/test.ts";

// The fixture fails a test whose page complains; so it is asked for even where the lab is not used.
test("the lab leads to the list, which tells number, title, minutes and what one does", async ({
  lab,
  page,
}) => {
  await lab.open();
  await page.getByRole("main").getByRole("link", { name: "Lessons" }).click();
  const entries = page.getByRole("main").getByRole("listitem");
  await expect(entries).toHaveCount(ids.length);
  await expect(entries.first()).toContainText("The checkout is slow");
  await expect(entries.first()).toContainText("9 minutes");
  await expect(entries.first()).toContainText("what the disk is busy with");
  await page.getByRole("link", { name: "LRU and a loop", exact: true }).click();
  await expect(page).toHaveTitle(/^LRU and a loop · /);
  await page.getByRole("link", { name: "Next: Clock Sweep" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Clock Sweep, as PostgreSQL has it");
});

test("an unknown lesson gives the list and says so", { tag: "@all" }, async ({ page, lab: _ }) => {
  await open(page);
  await page.goto("./#/lessons/lru2");
  await expect(page.getByRole("alert")).toContainText("no lesson called lru2");
});

test("a scene moves alone: not the others, not the address, and not before it is asked", {
  tag: "@all",
}, async ({ page, lab: _ }) => {
  await page.clock.install();
  await open(page, "/lru");
  await skipPredictions(page);
  const [loop, list] = [scenes(page).nth(0), scenes(page).nth(1)];
  await list.scrollIntoViewIfNeeded();
  await expect(shownAt(list)).toHaveText("7 / 11");
  await loop.scrollIntoViewIfNeeded();
  await expect(shownAt(loop)).toHaveText("50 / 2,000");
  const address = page.url();
  await loop.getByRole("button", { name: "To end" }).click();
  await expect(shownAt(loop)).toHaveText("2,000 / 2,000");
  await list.getByRole("button", { name: "Step", exact: true }).click();
  await expect(shownAt(list)).toHaveText("8 / 11");
  await expect(list.getByTestId("scene-status")).toContainText("Page 9 is at the LRU end");
  await expect(shownAt(loop)).toHaveText("2,000 / 2,000");
  // Longer than the lab takes to write into the address.
  await page.clock.fastForward(1_000);
  expect(page.url()).toBe(address);
});

test("keys step a scene while the focus is inside, and nothing otherwise; they open and close what explains a word", async ({
  page,
  lab: _,
}) => {
  await open(page, "/lru");
  await skipPredictions(page);
  const scene = scenes(page).nth(1);
  await scene.scrollIntoViewIfNeeded();
  await page.keyboard.press("ArrowRight");
  await expect(shownAt(scene)).toHaveText("7 / 11");
  await scene.getByRole("button", { name: "Step", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(shownAt(scene)).toHaveText("9 / 11");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("End");
  await expect(shownAt(scene)).toHaveText("11 / 11");
  await page.keyboard.press("Home");
  await expect(shownAt(scene)).toHaveText("0 / 11");
  await scene.getByRole("slider", { name: "Position" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(shownAt(scene)).toHaveText("1 / 11");
  await tabTo(page.locator(".term"));
  await page.keyboard.press("Enter");
  await expect(page.locator(".term-tip:popover-open")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator(".term-tip:popover-open")).toHaveCount(0);
});

test("what is told of a step stands there once the step was reached, and the link holds the order of the options", {
  tag: "@all",
}, async ({ page, lab: _ }) => {
  await open(page, "/clock-sweep?seed=7");
  await skipPredictions(page);
  const scene = scenes(page).first();
  const stop = scene.getByRole("button", { name: /^after 16/ });
  await expect(stop).toHaveText("after 16");
  await stop.click();
  await expect(shownAt(scene)).toHaveText("16 / 19");
  await expect(stop).not.toHaveText("after 16");
  const orders = () =>
    page
      .locator("[data-prediction] input[type=radio]")
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  const seventh = await orders();
  await open(page, "/clock-sweep?seed=8");
  await skipPredictions(page);
  expect(await orders()).not.toEqual(seventh);
  expect([...(await orders())].sort()).toEqual([...seventh].sort());
  await open(page, "/clock-sweep?seed=7");
  await skipPredictions(page);
  expect(await orders()).toEqual(seventh);
});

test("a scene opens in the lab at its very step", { tag: "@all" }, async ({ page, lab }) => {
  await open(page, "/clock-sweep");
  await skipPredictions(page);
  const scene = scenes(page).first();
  await scene.getByRole("button", { name: /^after 16/ }).click();
  await expect(shownAt(scene)).toHaveText("16 / 19");
  await scene.getByRole("link", { name: /Open in the lab/ }).click();
  // The lesson, which has a Step of its own, is gone with it.
  await page.locator(".lab-main").waitFor();
  await lab.at(16);
  expect((await lab.view()).lanes).toHaveLength(1);
});

test("an answer is nowhere before it is committed; a wrong one is told why and may be mended", {
  tag: "@all",
}, async ({ page, lab: _ }) => {
  await open(page, "/sparing-writes");
  await skipPredictions(page);
  const question = check(page, "procedure");
  const before = await question.innerHTML();
  expect(before).not.toMatch(/data-right|Answer: |nearer to the LRU end|because/i);
  await question.getByText("5", { exact: true }).last().click();
  await expect(question.getByRole("status")).toHaveText("");
  expect(await question.locator("input").first().boundingBox()).toMatchObject({ width: 24, height: 24 });
  await question.getByRole("button", { name: "Answer" }).click();
  await expect(question.getByRole("status")).toContainText("Not that one.");
  await expect(question.getByRole("status")).toContainText("Page 5 is LRU's victim");
  await expect(question.getByRole("status")).not.toContainText("Page 3");
  await question.getByRole("button", { name: "Try again" }).click();
  await question.locator("input[value='3']").check();
  await question.getByRole("button", { name: "Answer" }).click();
  await expect(question.getByRole("status")).toContainText("Right.");
  await expect(question.getByRole("status")).toContainText("Page 3 is clean and within the window");
  await expect(question).toContainText("For practice: the first answer has counted.");
  await expect(page.getByText("0 of 2 checks right at the first try")).toBeVisible();
  await page.getByRole("button", { name: "Answer again, in another order" }).click();
  await skipPredictions(page);
  await expect(question.getByRole("status")).toHaveText("");
  await question.locator("input[value='3']").check();
  await question.getByRole("button", { name: "Answer" }).click();
  await expect(page.getByText("1 of 2 checks right at the first try")).toBeVisible();
});

test("a lesson is finished by keyboard alone, and stays done", async ({ page, lab: _ }) => {
  await open(page);
  await tabTo(page.locator("a[href='#/lessons/lru']"));
  await page.keyboard.press("Enter");
  const skip = page.locator("[data-prediction=open]").getByRole("button", { name: "Skip" });
  await skip.waitFor();
  while ((await skip.count()) > 0) {
    await tabTo(skip);
    await page.keyboard.press("Enter");
  }
  // Of the pages to choose from the one whose last request is longest ago.
  const exercise = page.locator("[data-exercise]");
  const served = [...((await exercise.textContent()) ?? "").matchAll(/[RW](\d+)/g)].map(([, id]) => id);
  const pages = await exercise
    .locator("input")
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  const [victim = ""] = pages.toSorted((a, b) => served.lastIndexOf(a) - served.lastIndexOf(b));
  await chooseByKeys(page, "[data-exercise]", victim);
  await expect(page.getByText("1 of 1 checks right at the first try: solved")).toBeVisible();
  await page.getByRole("button", { name: /Read\. Mark as not read|Mark as read/ }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: /Read\. Mark/ })).toHaveAttribute("aria-pressed", "true");
  await open(page);
  const entry = page.getByRole("main").getByRole("listitem").nth(ids.indexOf("lru"));
  await expect(entry).toContainText("read");
  await expect(entry).toContainText("solved");
  await expect(page.getByText(`1 of ${ids.length} read, 1 solved`)).toBeVisible();
});

test("lessons stand under the part of the course that they are of, with its quiz", { tag: "@all" }, async ({
  page,
  lab: _,
}) => {
  await open(page);
  const part = (name: RegExp) => page.getByRole("region", { name });
  const of = (id: string) => lessons.filter(({ lab }) => lab === id).length;
  await expect(
    part(/^Part 1/)
      .getByRole("listitem")
      .nth(1),
  ).toContainText("Pins, the page table and the log");
  await expect(part(/^Part 2/).getByRole("listitem")).toHaveCount(of("hybrid"));
  await expect(
    part(/^Part 2/)
      .getByRole("listitem")
      .first(),
  ).toContainText("Two disks, one level");
  await expect(part(/^Part 3/).getByRole("listitem")).toHaveCount(of("pbm"));
  await expect(part(/^Finale/).getByRole("listitem")).toHaveCount(1);
  await expect(part(/^Workshops/).getByRole("listitem")).toHaveCount(2);
  await part(/^Part 3/)
    .getByRole("link", { name: /^Quiz of five/ })
    .click();
  await expect(page.getByText("Question 1 of 5")).toBeVisible();
});

test("sections have addresses, and the one that is read is marked", { tag: "@all" }, async ({
  page,
  lab: _,
}) => {
  await open(page, "/lru?part=the-other-end");
  const sections = page.getByRole("navigation", { name: "Sections" });
  await expect(page.getByRole("heading", { name: "The other end" })).toBeFocused();
  await expect(sections.locator("[aria-current]")).toHaveText("The other end");
  await sections.getByRole("link", { name: "One list, two ends" }).click();
  await expect(page.getByRole("heading", { name: "One list, two ends" })).toBeFocused();
  await expect(sections.locator("[aria-current]")).toHaveText("One list, two ends");
});

test("before its first prediction a lesson has one section, and all of a wide window's room beside the list of sections", async ({
  page,
  lab: _,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, "/pins-and-log?seed=7");
  await expect(page.getByRole("navigation", { name: "Sections" })).toHaveCount(0);
  const article = await page.getByRole("article").boundingBox();
  expect(article?.width).toBeGreaterThan(1400);
  await skipPredictions(page);
  await expect(page.getByRole("navigation", { name: "Sections" }).getByRole("link")).toHaveCount(4);
  expect((await page.getByRole("article").boundingBox())?.x).toBe(article?.x);
});

test("the notes tell time, goals, questions with answers and each check's answer", { tag: "@all" }, async ({
  page,
  lab: _,
}) => {
  await open(page, "/lru/notes");
  const main = page.getByRole("main");
  await expect(main).toContainText("9 minutes in all");
  await expect(main).toContainText("Say which page LRU evicts");
  await expect(main.getByText("4 min", { exact: true })).toBeVisible();
  await expect(main).toContainText("Does LRU ask whether a page is dirty?");
  await expect(main).toContainText("Answer: page 5.");
  await expect(main.getByRole("slider")).toHaveCount(0);
  await expect(main.getByRole("radio")).toHaveCount(0);
});

test("on paper there are no controls, and every scene is there", { tag: "@all" }, async ({
  page,
  lab: _,
}) => {
  for (const path of ["", "/sparing-writes?part=how-far-to-look", "/sparing-writes/notes"]) {
    await page.emulateMedia({ media: "screen" });
    await open(page, path);
    await page.emulateMedia({ media: "print" });
    const controls = page.locator("button:not(.term, .scene-stop), input, select, summary, nav");
    await expect(controls.filter({ visible: true }), path).toHaveCount(0);
    await expect(page.locator("[data-scene=closed]")).toHaveCount(0);
  }
});

const nothing = async (page: Page, path: string) =>
  expect.soft(await violationsInThemes(page, "html", ["light", "dark"]), path).toEqual([]);

test("axe: a lesson with answers, its words explained, and scenes of two disks", { tag: "@all" }, async ({
  page,
  lab: _,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/lru");
  // Scenes that open move what stands below them.
  await openScenes(page);
  const exercise = page.locator("[data-exercise]");
  await exercise.locator("input").first().check();
  await exercise.getByRole("button", { name: "Answer" }).click();
  await page.locator(".term").first().click();
  await nothing(page, "/lru");
  await open(page, "/evicting-by-cost");
  await openScenes(page);
  await check(page, "procedure").locator("input").first().check();
  await check(page, "procedure").getByRole("button", { name: "Answer" }).click();
  await nothing(page, "/evicting-by-cost");
});

test("axe: lessons with predictions, scenes of scans and the notes", { tag: "@all" }, async ({
  page,
  lab: _,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/conservative", "/sampling?part=all", "/sampling/notes"]) {
    await open(page, path);
    await openScenes(page);
    await nothing(page, path);
  }
});

/** A link to a section opens all of a lesson, predictions or not. */
const WHOLE = "?part=all";

for (const quarter of [0, 1, 2, 3]) {
  test(`axe: every lesson with all its scenes, in a narrow window (${quarter + 1} of 4)`, {
    tag: "@all",
  }, async ({ page, lab: _ }) => {
    // What is wider than the window scrolls in itself, and must be reached by keys.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const id of ids.filter((_, at) => at % 4 === quarter)) {
      await open(page, `/${id}${WHOLE}`);
      await openScenes(page);
      expect.soft(await violationsInThemes(page, "html", ["light"]), id).toEqual([]);
    }
  });
}

for (const half of [0, 1]) {
  test(`at 320 px no lesson and no notes are wider than the page (${half + 1} of 2)`, {
    tag: "@all",
  }, async ({ page, lab: _ }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page);
    const paths = ids.filter((_, at) => at % 2 === half).flatMap((id) => [`/${id}${WHOLE}`, `/${id}/notes`]);
    for (const path of paths) {
      const before = await page.title();
      await link(page, `/lessons${path}`);
      await expect(page, path).not.toHaveTitle(before);
      await expect(page.getByRole("heading", { name: "Sources" })).toBeVisible();
      await openScenes(page);
      expect.soft(await sideways(page), path).toBe(0);
    }
  });
}
