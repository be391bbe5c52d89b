/** What a reviewer found: links that blanked the page, clickers that went astray, runs that were lost. */
import { firstSteps } from "./support/links.ts";
import { expect, test } from "./support/test.ts";

const broken = ["#%", "#%E0%A4%A", "#/%", "#/nowhere"];
const namesNoPage = broken.filter((hash) => hash.startsWith("#/"));

test("a hash that cannot be decoded shows the lab, on load and in a running page", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  for (const hash of broken) {
    await page.goto("about:blank");
    await page.goto(`./${hash}`);
    await expect(lab.step, hash).toBeVisible();
    await expect(lab.message, hash).toHaveCount(namesNoPage.includes(hash) ? 1 : 0);
  }
  await lab.open();
  for (const hash of broken) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, hash);
    await expect(lab.step, hash).toBeVisible();
    if (namesNoPage.includes(hash))
      await expect(lab.message, hash).toContainText(`There is no page at "${hash.slice(1)}"`);
  }
});

test("a clicker steps wherever the mouse has left the focus", { tag: "@all" }, async ({ lab, page }) => {
  await lab.open(firstSteps("at=3"));
  await lab.at(3);
  const focused = [lab.preset, page.getByLabel("Speed"), page.getByRole("slider", { name: "Position" })];
  let position = 3;
  for (const control of focused) {
    await control.focus();
    await page.keyboard.press("PageDown");
    await lab.at(position + 1);
    await page.keyboard.press(".");
    await lab.at(position + 2);
    await page.keyboard.press("PageUp");
    await lab.at(position + 1);
    position += 1;
  }
  await expect(lab.preset).toHaveAttribute("data-preset", "first-steps");
});

test("a link that does not fit in memory is refused, and the run at hand stays", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  await lab.open(firstSteps("at=9"));
  await lab.at(9);
  const huge =
    "#/ace?pages=67108864&frames=16777216&lanes=lru~baseline,lru~ace,clock~ace,cflru~ace&workload=skewed&requests=1000000";
  await page.evaluate((hash) => {
    location.hash = hash;
  }, huge);
  await expect(lab.message).toContainText("bytes");
  await lab.at(9);
  // The engine is as good as before.
  await lab.choosePreset("clock-sweep");
  await lab.at(22);
  await lab.step.click();
  await lab.at(23);
});

test("undoing changes keeps the position and gives Step the focus", async ({ lab, page }) => {
  await lab.open(firstSteps("at=9"));
  await lab.at(9);
  await page.getByRole("button", { name: "Parameters" }).click();
  const field = page.getByRole("textbox", { name: /Write batch/ });
  await field.fill("2");
  await field.press("Enter");
  await page.getByRole("button", { name: "Reset to preset" }).click();
  await lab.at(9);
  await expect(lab.step).toBeFocused();
});
