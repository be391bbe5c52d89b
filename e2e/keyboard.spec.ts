/** Everything by keyboard: no test in this file touches the mouse. */
import type { Page } from "@playwright/test";
import { firstSteps } from "./support/links.ts";
import { tabTo } from "./support/page.ts";
import { expect, test } from "./support/test.ts";
import { typeAhead } from "./support/typeAhead.ts";

const focusShows = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const style = focused === null ? null : getComputedStyle(focused);
    return style !== null && style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
  });

test("a whole preset, run with keys alone", async ({ lab, page }) => {
  await lab.open();
  const requests = await lab.requests();
  await expect(lab.step).toBeFocused();
  // A clicker and the arrows, wherever the focus is.
  for (const [key, position] of [
    ["Enter", 1],
    ["ArrowRight", 2],
    ["PageDown", 3],
    [".", 4],
    ["ArrowLeft", 3],
    ["PageUp", 2],
  ] as const) {
    await test.step(key, () => lab.stepBy(key, position));
  }
  const sentence = page.getByTestId("sentence-1");
  await page.keyboard.press("e");
  await expect(sentence).toContainText("dropped without a write");
  await page.keyboard.press("d");
  await expect(sentence).toContainText("it is dirty");
  await expect(sentence).toContainText("3 of n_w = 3");
  await page.keyboard.press("f");
  await expect(sentence).toContainText("3 of n_w = 3");
  await page.keyboard.press("Home");
  await lab.at(0);
  await page.keyboard.press("m");
  await lab.at(1);
  await page.keyboard.press("x");
  await expect.poll(() => lab.position()).toBeGreaterThan(1);

  // Play and pause by their button; from there to the end.
  await page.keyboard.press("Home");
  await lab.at(0);
  await tabTo(lab.playing);
  await page.keyboard.press("Space");
  await expect(lab.playing).toHaveText("Pause");
  await expect.poll(() => lab.position()).toBeGreaterThan(0);
  await page.keyboard.press("Space");
  await expect(lab.playing).toHaveText("Play");
  await page.keyboard.press("End");
  await lab.at(requests);
  expect((await lab.snapshot()).counters["write_batches-1"]).toBe("3");
});

test("Space plays and pauses where no control wants it", { tag: "@all" }, async ({ lab, page }) => {
  await lab.open();
  await expect(lab.step).toBeFocused();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press("Space");
  await expect(lab.playing).toHaveText("Pause");
  await page.keyboard.press("Space");
  await expect(lab.playing).toHaveText("Play");
});

test("playing to the end by keyboard leaves the focus on Play", { tag: "@all" }, async ({ lab, page }) => {
  await lab.open(firstSteps("at=22"));
  await lab.at(22);
  await tabTo(lab.playing);
  await page.keyboard.press("Enter");
  await lab.at(27);
  await expect(lab.playing).toHaveText("Play");
  await expect(lab.playing).toBeFocused();
});

test("? opens the list of keys; Escape closes it and gives the focus back", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  await lab.open();
  await expect(lab.step).toBeFocused();
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keys" });
  await expect(dialog).toBeVisible();
  for (const key of ["→", "Page Down", "Space", "Home", "End", "."]) {
    await expect(dialog.getByText(key, { exact: true })).toBeVisible();
  }
  // Behind an open dialog the keys do nothing.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(lab.step).toBeFocused();
  expect(await lab.position()).toBe(0);
});

test("single keys can be turned off; the others stay", async ({ lab, page }) => {
  await lab.open();
  await expect(lab.step).toBeFocused();
  await page.keyboard.press("?");
  const toggle = page.getByRole("checkbox", { name: /Single letters/ });
  await tabTo(toggle);
  await page.keyboard.press("Space");
  await expect(toggle).not.toBeChecked();
  await page.keyboard.press("Escape");
  for (const key of [".", "m", "e", "b", "?"]) await page.keyboard.press(key);
  expect(await lab.position()).toBe(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await lab.stepBy("ArrowRight", 1);
});

test("a preset is chosen by keyboard", { tag: "@all" }, async ({ lab, page }) => {
  await lab.open();
  await tabTo(lab.preset, "Shift+Tab");
  await page.keyboard.press("Enter");
  const search = page.getByRole("combobox", { name: "Search presets" });
  await expect(search).toBeFocused();
  const list = page.getByRole("listbox", { name: "Preset" });
  const at = (name: string) =>
    expect(list.getByRole("option", { name, exact: true })).toHaveAttribute("data-active");
  await expect(list.getByRole("option", { selected: true })).toHaveAccessibleName("First steps");
  // Rows and ends, as a list has them.
  await page.keyboard.press("ArrowRight");
  await at("The poster's run");
  await page.keyboard.press("ArrowDown");
  await at("No gain: alpha = 1, k = 1");
  await page.keyboard.press("End");
  await at("MariaDB, a scan among transactions");
  await page.keyboard.type("clean-first cflru");
  await expect(page.getByRole("status").filter({ hasText: "presets" })).toHaveText(/^2 of \d+ presets$/);
  await page.keyboard.press("Enter");
  await expect(list).toBeHidden();
  await expect(page.getByRole("heading", { name: /^CFLRU(?! \+)/ })).toBeVisible();
  await lab.at(11);
  // The letters went to the search, not to the lab.
  await expect(lab.preset).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(search).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(lab.preset).toBeFocused();
});

test("parameters are reached and changed by keyboard; an arrow in a field does not step", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open();
  await tabTo(page.getByRole("button", { name: "Parameters" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  const frames = page.getByLabel("Frames in the pool B", { exact: true });
  await tabTo(frames);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press(".");
  await page.keyboard.press("Backspace");
  expect(await lab.position()).toBe(0);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("9");
  await page.keyboard.press("Enter");
  await expect(page.getByText("B = 9").first()).toBeVisible();
  await expect(frames).toBeFocused();
  await expect.poll(() => focusShows(page)).toBe(true);
});

test("run to a page, and to a counter, by keyboard", { tag: "@all" }, async ({ lab, page }) => {
  await lab.open();
  const kind = page.getByRole("combobox", { name: "Run until" });
  await tabTo(kind);
  await typeAhead(kind, "request for");
  await tabTo(page.getByRole("textbox", { name: "Page", exact: true }));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("9");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("sentence-0")).toContainText("page 9");
  await tabTo(kind, "Shift+Tab");
  await typeAhead(kind, "counter");
  await tabTo(page.getByRole("textbox", { name: "Value", exact: true }));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("16");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await lab.snapshot()).counters["misses-0"]).toBe("16");
});

test("help opens and closes by keyboard and gives the focus back", async ({ lab, page }) => {
  await lab.open();
  await lab.showParameters();
  const help = page.getByRole("button", { name: "Help: Frames in the pool" });
  await help.focus();
  await page.keyboard.press("Enter");
  const range = page.getByText("Legal: whole number, 1 to 16,777,216 frames.");
  await expect(range).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(range).toBeHidden();
  await expect(help).toBeFocused();
});
