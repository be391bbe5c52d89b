/** The main parameters: chips that open a slider, the score's curve behind it, and changes that can be taken back. */

import { violationsInThemes } from "./support/axe.ts";
import { byDay } from "./support/day.ts";
import type { LabPage } from "./support/lab.ts";
import { expect, test } from "./support/test.ts";

const POSTER = "/ace?v=1&preset=poster&at=30000";

async function slider(lab: LabPage, chip: RegExp) {
  await lab.page.getByRole("button", { name: chip }).click();
  const found = lab.page.getByRole("slider", { name: chip });
  await found.waitFor();
  return found;
}

/** "Device time by …": the whole curve is there. */
const curve = (lab: LabPage, words: RegExp) => lab.page.getByRole("img", { name: words });

test("a dragged value changes pools and score where they stand, and is one change to take back", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(POSTER);
  await lab.at(30_000);
  const alpha = await slider(lab, /^Read.write asymmetry/);
  await expect(curve(lab, /^Latency.*LRU: .* LRU \+ ACE: /)).toBeVisible();
  const value = page.locator("[data-score=latency_us-0]");
  const before = await value.textContent();
  const box = await alpha.boundingBox();
  if (box === null) throw new Error("no slider");
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 1, box.y + box.height / 2, { steps: 12 });
  await page.mouse.up();
  await expect(alpha).toHaveAttribute("aria-valuetext", "10");
  await expect(value).not.toHaveText(before ?? "");
  await expect(page.locator(".score-changed")).toContainText(/alpha 3 → 10 ?Device time −47% → −\d+%/);
  expect(await lab.position()).toBe(30_000);
  await page.keyboard.press("Control+z");
  await expect(value).toHaveText(before ?? "");
  await expect(page.getByRole("button", { name: "Redo", exact: true })).toBeVisible();
  await page.keyboard.press("Control+y");
  await expect(alpha).toHaveAttribute("aria-valuetext", "10");
  await page.getByRole("button", { name: "Reset to preset" }).click();
  await expect(value).toHaveText(before ?? "");
});

test("by keyboard: arrows move the value, Escape closes and gives the focus back", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  await lab.open("/ace?v=1&preset=first-steps&at=10");
  await lab.at(10);
  const frames = await slider(lab, /^Frames in the pool/);
  await expect(frames).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "Frames in the pool: 8" })).toBeVisible();
  expect(await lab.position()).toBe(10);
  expect(await violationsInThemes(page, ".chip-panel")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(frames).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Frames in the pool: 8" })).toBeFocused();
  // What was before the change goes along, until the next one.
  const changed = page.locator(".score-changed");
  await expect(changed).toContainText("7 → 8");
  const atTen = await changed.textContent();
  await lab.step.click();
  await lab.at(11);
  await expect(changed).toContainText("7 → 8");
  await lab.page.keyboard.press("End");
  await lab.at(await lab.requests());
  await expect(changed).toContainText("7 → 8");
  // The run before is served up to there too, on its own.
  await expect(changed).not.toHaveText(atTen ?? "");
});

for (const [name, hash, chip, words] of [
  ["the flash + magnetic lab", "/hybrid?v=1&preset=cost-queues&at=60", /^Flash write/, / by Flash write.*: /],
  ["the predictive lab", "/pbm?v=1&preset=looping-scan&at=100", /^Sample/, / by Sample.*: /],
] as const) {
  test(
    `the score's curve stands behind a slider: ${name}`,
    byDay(name === "the predictive lab"),
    async ({ lab, page }) => {
      await lab.open(hash);
      const found = await slider(lab, chip);
      await expect(curve(lab, words)).toBeVisible();
      const before = await found.getAttribute("aria-valuetext");
      await page.keyboard.press("ArrowRight");
      await expect(found).not.toHaveAttribute("aria-valuetext", before ?? "");
    },
  );
}

test("the device's chip opens the scene on all devices: each a click away, or a lane", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(POSTER);
  await lab.at(30_000);
  await page.getByRole("button", { name: "Device: Poster's PCIe" }).click();
  const table = page.getByRole("table", { name: /^This scene on all devices: Device time/ });
  const row = (device: string) => table.getByRole("row", { name: device });
  await expect(row("Poster's PCIe")).toContainText(/1\.29 s.*0\.69 s.*−47%/);
  await expect(row("Optane SSD P4800X")).toContainText(/s.*s.*−\d+%/);
  expect(await violationsInThemes(page, ".chip-panel")).toEqual([]);
  await page.getByRole("button", { name: "Optane SSD P4800X as a lane" }).click();
  await expect(page.locator(".lane")).toHaveCount(3);
  // Whole runs are compared: the lane that forks from one of them is not among them.
  await expect(table.getByRole("columnheader")).toHaveCount(4);
  await page.getByRole("button", { name: "SATA SSD S4610", exact: true }).click();
  await expect(page.getByRole("button", { name: "Device: SATA SSD S4610" })).toBeVisible();
  expect(await lab.position()).toBe(30_000);
  await page.getByRole("button", { name: "Undo the last change" }).click();
  await expect(page.getByRole("button", { name: "Device: Poster's PCIe" })).toBeVisible();
});
