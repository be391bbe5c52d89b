/** The predictive lab's parameters: what is legal changes the run, what is not is named and the run kept. */
import { pbm } from "./support/links.ts";
import { pbmRegistry } from "./support/registry.ts";
import { expect, test } from "./support/test.ts";

test("each policy with each of its settings runs", { tag: "@all" }, async ({ lab, page }) => {
  await lab.open(pbm("looping-scan"));
  const parameters = await lab.showParameters();
  const lane = parameters.getByRole("group", { name: "Lane 2" });
  const policy = lane.getByLabel("Policy", { exact: true });
  const policies = await policy.locator("option").allTextContents();
  expect(policies).toEqual(pbmRegistry().policies.map(({ label }) => label));
  for (const label of policies) {
    await policy.selectOption({ label });
    await expect(page.locator("section.lane").nth(1)).toHaveAttribute("aria-label", new RegExp(`^${label}`));
    for (const box of await lane.getByRole("checkbox").all()) await box.check();
    await expect(lab.message).toHaveCount(0);
    // Another policy is shown at the same position.
    if ((await lab.position()) < (await lab.requests()))
      await page.getByRole("button", { name: /^To end/ }).click();
    await lab.at(await lab.requests());
    await expect(page.getByText(/^✓ All \d+ sums agree$/)).toBeVisible();
  }
});

test("another lane shows about the same moment, and refused values keep the run", async ({ lab }) => {
  await lab.open(pbm("looping-scan", "at=300"));
  await lab.at(300);
  const parameters = await lab.showParameters();
  await parameters.getByRole("button", { name: "Add a lane" }).click();
  await lab.at(450);
  const kept = await lab.serialised();
  for (const [name, value, range] of [
    ["Frames in the pool B", "1", "2 to 16777216"],
    ["Concurrent reads k_r", "0", "1 to 1024"],
    ["Scale 1/s s", "0.5", "1 to 4096"],
  ] as const) {
    const field = parameters.getByLabel(name, { exact: true });
    await field.fill(value);
    await field.press("Enter");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(lab.message).toContainText(range);
    expect(await lab.serialised()).toBe(kept);
    await field.press("Escape");
    await expect(lab.message).toHaveCount(0);
  }
  const streams = parameters.getByRole("textbox", { name: /^Streams, such as/ });
  await streams.fill("S0-59x25 Q7");
  await streams.blur();
  await expect(lab.message).toContainText("Q7");
  expect(await lab.serialised()).toBe(kept);
  await streams.fill("S0-59x25; S0-59x100");
  await streams.blur();
  await expect.poll(() => lab.position()).toBe(0);
  await expect.poll(() => lab.requests()).toBe(360);
});
