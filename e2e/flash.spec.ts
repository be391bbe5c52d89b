/** A drive of flash below the pool: the chip that puts it there, the slides' story event by event, what a write costs, links. */
import { violationsInThemes } from "./support/axe.ts";
import { firstSteps } from "./support/links.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";

const preset = (id: string, rest = "") => `/ace?v=1&preset=${id}${rest}`;

test("the chip puts a drive below the pool, which changes nothing above it, and takes it away again", async ({
  lab,
  page,
}) => {
  await lab.open(firstSteps("at=15"));
  const above = async () => {
    const state = JSON.parse(await lab.serialised());
    for (const lane of state.lanes) {
      for (const id of Object.keys(lane.flash?.counters ?? {})) delete lane.counters[id];
      for (const id of ["write_amplification", "erase_mean", "window_moved"]) delete lane.counters[id];
      delete lane.flash;
    }
    return JSON.stringify(state);
  };
  const before = await above();
  await page.getByRole("button", { name: "Drive of flash below the pool: no flash" }).click();
  const panel = page.getByRole("region", { name: "Drive of flash below the pool" });
  await panel.getByRole("button", { name: "Put a drive below the pool" }).click();
  await page.waitForURL(/[?&]flash=1/);
  await expect(page.getByRole("button", { name: "Spare area: 10%" })).toBeVisible();
  expect(await above()).toBe(before);
  await panel.getByRole("textbox", { name: "Spare area" }).fill("28");
  await page.keyboard.press("Enter");
  await page.waitForURL(/f\.spare=28/);
  await panel.getByRole("textbox", { name: "Spare area" }).fill("500");
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("alert")).toContainText("500");
  await panel.getByRole("textbox", { name: "Spare area" }).fill("28");
  await page.keyboard.press("Enter");
  await panel.getByRole("button", { name: "Take the drive away" }).click();
  await expect(page).not.toHaveURL(/f\.spare|flash=1/);
  expect(await above()).toBe(before);
});

test("the slides' story: no space, so one update moves eight pages and erases two blocks, event by event", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(preset("slides-abcd", "&at=25&tab=flash"));
  const drive = page.locator("[data-flash-drive]");
  await expect(drive.getByRole("status")).not.toContainText("8 pages moved");
  await page.keyboard.press("ArrowRight");
  await expect(drive.getByRole("status")).toContainText("8 pages moved");
  await expect(drive.getByRole("status")).toContainText("2 blocks erased");
  await drive.getByRole("button", { name: "Before the step" }).click();
  await drive.getByRole("button", { name: "Next event" }).click();
  await expect(drive.getByRole("status")).toContainText(/Block 0 is chosen: 4 of 8 pages are valid/);
  await drive.getByText("In words").click();
  await expect(drive.getByRole("listitem").filter({ hasText: /^Block 3/ })).toContainText("free");
  await settled(page);
  expect(await violationsInThemes(page, "html", ["light", "dark"])).toEqual([]);
});

test("what a write costs: W in parts, alpha on its curve, and the drive as the scene's device, which undo takes back", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(preset("full-drive", "&tab=flash"));
  await page.getByRole("radio", { name: "What a write costs" }).check({ force: true });
  const use = page.getByRole("button", { name: "Use as device" });
  await expect(use).toBeVisible();
  await page.getByRole("textbox", { name: "Bus and host" }).fill("50");
  await page.keyboard.press("Enter");
  await page.waitForURL(/f\.t_host_us=50/);
  await settled(page);
  expect(await violationsInThemes(page, "html", ["light", "dark"])).toEqual([]);
  await use.click();
  await page.waitForURL(/base_us=75/);
  await expect(page).not.toHaveURL(/device=/);
  await page.getByRole("button", { name: /^Undo the last change/ }).click();
  await expect(page).not.toHaveURL(/base_us=75/);
});

test("a setting's curve answers in write amplification", async ({ lab, page }) => {
  await lab.open(preset("full-drive"));
  await page.getByRole("button", { name: "Spare area: 25%" }).click();
  const panel = page.getByRole("region", { name: "Spare area" });
  await expect(panel.getByRole("img")).toHaveAccessibleName(/Write amplification.*Spare area/);
});

test("a link to a drive opens as it was, on a phone too", { tag: "@all" }, async ({ lab, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await lab.open(preset("drive-history", "&f.rounds=0&f.gc=fifo&at=1000&tab=flash"));
  const stood = await lab.serialised();
  await page.reload();
  await expect(page.getByTestId("flash-holds")).toContainText("LRU-WSR");
  expect(await lab.serialised()).toBe(stood);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.goto(`.${preset("full-drive", "&lang=de").replace("/", "/#/")}`);
  await expect(page.getByRole("button", { name: "Reservefläche: 25%" })).toBeVisible();
});
