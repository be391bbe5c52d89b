import type { Locator } from "@playwright/test";
import { violationsInThemes } from "./support/axe.ts";
import { firstSteps, lanesOver } from "./support/links.ts";
import { aceRegistry } from "./support/registry.ts";
import { expect, test } from "./support/test.ts";

/** Name of a field, a legal value that changes the run, an illegal one, and what the message must say of the range. */
const fields = [
  ["Requests", "2900", "0", "1", "100000000"],
  ["Reads", "35", "101", "0", "100"],
  ["Hot operations s", "90", "-1", "0", "100"],
  ["Hot data d", "30", "0", "1", "100"],
  ["Seed", "12345678901234567890", "18446744073709551616", "0", "18446744073709551615"],
  ["Pages on disk D", "900", "1.5", "1", "67108864"],
  ["Frames in the pool B", "77", "0", "1", "16777216"],
  ["Clean-first window w", "9", "0", "1", "16777216"],
  ["Read/write asymmetry alpha", "1.5", "0", "0.000001", "1000000"],
  ["Read latency", "7.25", "many", "0.000001", "1000000"],
  ["Read concurrency k_r", "2", "0", "1", "1000000"],
  ["Write concurrency k_w", "3", "-2", "1", "1000000"],
  ["Write batch n_w", "6", "0", "1", "16777216"],
  ["Eviction batch n_e", "7", "1000000000", "1", "16777216"],
  ["History threshold theta", "0", "-1", "0", "4294967294"],
  ["CPU time a request", "0.5", "-0.5", "0", "1000000"],
] as const;

const scene = lanesOver("cflru~baseline,cflru~ace~prefetch", 1_500);

async function commit(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press("Enter");
}

for (const half of [0, 1]) {
  test(`every field has help, takes a legal value and refuses an illegal one beside it (${half + 1} of 2)`, {
    tag: "@all",
  }, async ({ lab, page }) => {
    await lab.open(scene);
    const parameters = await lab.showParameters();
    for (const [name, legal, illegal, minimum, maximum] of fields.filter((_, at) => at % 2 === half)) {
      await test.step(name, async () => {
        const field = parameters.getByLabel(name, { exact: true });
        const label = name.replace(/ (D|B|s|d|w|alpha|k_r|k_w|n_w|n_e|theta)$/, "");
        await parameters.getByRole("button", { name: `Help: ${label}`, exact: true }).click();
        const help = page.locator("[popover]:popover-open");
        await expect(help).toContainText("Legal: ");
        expect((await help.textContent())?.length).toBeGreaterThan(60);
        await page.keyboard.press("Escape");

        await lab.scrub(2_400);
        const before = await lab.serialised();
        await commit(field, legal);
        await expect.poll(async () => (await lab.serialised()) !== before).toBe(true);
        await lab.scrub(2_400);
        await expect(field).toHaveValue(legal);
        await expect(field).toHaveAttribute("aria-invalid", "false");

        const kept = await lab.snapshot();
        await commit(field, illegal);
        await expect(field).toHaveAttribute("aria-invalid", "true");
        const described = (await field.getAttribute("aria-describedby")) ?? "";
        const message = page.locator(`[id="${described}"]`);
        await expect(message).toHaveRole("alert");
        for (const part of [illegal, minimum, maximum]) await expect(message).toContainText(part);
        // What was typed is still there to be mended, and the run is as it was.
        await expect(field).toHaveValue(illegal);
        expect(await lab.snapshot()).toEqual(kept);
        await commit(field, legal);
        await expect(field).toHaveAttribute("aria-invalid", "false");
        await expect(lab.message).toHaveCount(0);
      });
    }
  });
}

test("a message names the field as the page does or as links do, its value and what is legal", {
  tag: "@all",
}, async ({ lab }) => {
  await lab.open(scene);
  const parameters = await lab.showParameters();
  await commit(parameters.getByLabel("Frames in the pool B", { exact: true }), "-3");
  await expect(parameters.getByRole("alert")).toHaveText(/frames.*-3.*1 to 16777216/);
});

test("Escape takes back what was typed, and what was said of it", { tag: "@all" }, async ({ lab }) => {
  await lab.open(scene);
  const field = (await lab.showParameters()).getByLabel("Frames in the pool B", { exact: true });
  await field.fill("12");
  await field.press("Escape");
  await expect(field).toHaveValue("50");
  await commit(field, "0");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.press("Escape");
  await expect(field).toHaveValue("50");
  await expect(field).toHaveAttribute("aria-invalid", "false");
  await expect(lab.message).toHaveCount(0);
});

test("an emptied field with a rule goes back to the rule", { tag: "@all" }, async ({ lab, page }) => {
  await lab.open(scene);
  const field = (await lab.showParameters()).getByLabel("Write batch n_w", { exact: true });
  await commit(field, "2");
  await expect(page.getByText("n_w = 2").first()).toBeVisible();
  await commit(field, "");
  await expect(page.getByText("n_w = 4").first()).toBeVisible();
  await expect(field).toHaveAttribute("placeholder", "4");
});

test("every workload can be chosen, and every parameter of it", { tag: "@all" }, async ({ lab }) => {
  await lab.open(scene);
  const parameters = await lab.showParameters();
  const workload = parameters.getByRole("combobox", { name: "Workload" });
  await expect(workload).toBeVisible();
  const options = await workload.locator("option").allTextContents();
  expect(options).toEqual(expect.arrayContaining(aceRegistry().workloads.map(({ label }) => label)));
  const seen = new Set<string>();
  for (const label of options) {
    await workload.selectOption({ label });
    await expect(workload.locator("option:checked")).toHaveText(label);
    await expect(lab.message).toHaveCount(0);
    await lab.toEnd();
    seen.add(await lab.serialised());
  }
  expect(seen.size).toBe(options.length);
});

test("requests can be written out; a wrong one is refused beside them", async ({ lab }) => {
  await lab.open(firstSteps());
  const parameters = await lab.showParameters();
  const requests = parameters.getByRole("textbox", { name: /^Requests/ });
  await requests.fill("W1 R2 W3");
  await requests.blur();
  await expect.poll(() => lab.requests()).toBe(3);
  const kept = await lab.serialised();
  await requests.fill("W1 Q2");
  await requests.blur();
  await expect(parameters.getByRole("alert")).toContainText("Q2");
  expect(await lab.serialised()).toBe(kept);
  await expect(requests).toHaveValue("W1 Q2");
});

test("the log strip comes with its switch, tells a step's flush, and stands in the link", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(
    "/ace?v=1&pages=10&frames=2&lanes=lru~ace~n_w:2&workload=given&trace=W1%20W2%20R3%20W4&at=3",
  );
  await lab.at(3);
  const parameters = await lab.showParameters();
  await expect(page.locator("[data-log]")).toHaveCount(0);
  const kept = await page.locator("[data-score]").allTextContents();
  // Its module comes with it.
  const shown = parameters.getByRole("checkbox", { name: "Show the log" });
  await shown.click();
  await expect(shown).toBeChecked();
  const log = page.getByRole("img", { name: /the log, and the LSNs of dirty pages/ });
  await expect(log).toHaveAccessibleName(/LSN 2 page 2\. Flushed up to LSN 2\. No page is dirty\./);
  await expect(page.getByTestId("sentence-0")).toContainText(
    "The log is flushed up to LSN 2 before page 2 is written.",
  );
  await lab.step.click();
  await lab.at(4);
  await expect(log).toHaveAccessibleName(/page 4 with LSN 3, its log must go first/);
  await lab.scrub(3);
  await expect(log).toHaveAccessibleName(/Flushed up to LSN 2\. No page is dirty\./);
  expect(await page.locator("[data-score]").allTextContents()).toEqual(kept);
  expect(await violationsInThemes(page, "[data-log]")).toEqual([]);
  expect(await lab.sharedLink()).toContain("log=1");
});

test("a lane runs a policy as a course has it, and the link names its parameters", async ({ lab, page }) => {
  await lab.open(lanesOver("lru~baseline,lru~ace"));
  const lane = (await lab.showParameters()).getByRole("group", { name: "Lane 2" });
  await lane.getByLabel("As in your course", { exact: true }).selectOption("cs186-clock");
  await expect(page.locator(".lane-name").nth(1)).toHaveText("Clock Sweep + ACE");
  await expect(lane.getByLabel("Policy", { exact: true })).toHaveValue("clock");
  expect(decodeURIComponent(await lab.sharedLink())).toContain("clock~ace~usage_maximum:1~usage_start:1");
});

test("each lane takes every policy and mode", { tag: "@all" }, async ({ lab, page }) => {
  await lab.open(lanesOver("lru~baseline,lru~ace"));
  const parameters = await lab.showParameters();
  const lane = parameters.getByRole("group", { name: "Lane 2" });
  await expect(lane.getByLabel("Policy", { exact: true })).toBeVisible();
  const policies = await lane.getByLabel("Policy", { exact: true }).locator("option").allTextContents();
  const { policies: registered } = aceRegistry();
  expect(policies).toEqual(registered.map(({ label }) => label));
  // An own policy's lane has its program's name: tests of own policies look at it.
  for (const { label: policy } of registered.filter(({ programmed }) => !programmed)) {
    await lane.getByLabel("Policy", { exact: true }).selectOption(policy);
    for (const [mode, name] of [
      ["baseline", policy],
      ["ACE", `${policy} + ACE`],
      ["ACE + Reader", `${policy} + ACE + Reader`],
    ] as const) {
      await lane.getByLabel("Mode", { exact: true }).selectOption(mode);
      await expect(page.locator(".lane-name").nth(1)).toHaveText(name);
    }
    await lab.toEnd();
    await expect(page.getByText(/^✓ All \d+ sums agree$/)).toBeVisible();
    await lab.scrub(0);
  }
});

test("lanes are added up to four and removed down to one; the position stays", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  await lab.open(lanesOver("lru~baseline,lru~ace", 700));
  await lab.at(700);
  const parameters = await lab.showParameters();
  const [add, remove] = ["Add a lane", "Remove the last"].map((name) =>
    parameters.getByRole("button", { name }),
  );
  const lanes = page.locator("[data-testid^=sentence-]");
  for (const count of [3, 4]) {
    await add?.click();
    await expect(lanes).toHaveCount(count);
    await lab.at(700);
  }
  await expect(add as Locator).toBeDisabled();
  for (const count of [3, 2, 1]) {
    await remove?.click();
    await expect(lanes).toHaveCount(count);
    await lab.at(700);
  }
  await expect(remove as Locator).toBeDisabled();
});

test("every device can be chosen; a changed number makes it an own one", { tag: "@all" }, async ({ lab }) => {
  await lab.open("/ace?v=1&preset=ms-640&at=5000");
  await lab.at(5_000);
  const parameters = await lab.showParameters();
  const device = parameters.getByRole("combobox", { name: "Device" });
  const seen = new Set<string>();
  await expect(device).toBeVisible();
  const devices = (await device.locator("option").allTextContents()).filter(
    (label) => label !== "own numbers",
  );
  expect(devices).toEqual(aceRegistry().devices.map(({ label }) => label));
  for (const label of devices) {
    await device.selectOption({ label });
    await lab.at(5_000);
    seen.add((await lab.snapshot()).counters["latency_us-0"] ?? "");
  }
  expect(seen.size).toBe(devices.length);
  const alpha = parameters.getByLabel("Read/write asymmetry alpha", { exact: true });
  const latency = await parameters.getByLabel("Read latency", { exact: true }).inputValue();
  await commit(alpha, "4.5");
  await expect(device.locator("option:checked")).toHaveText("own numbers");
  await expect(parameters.getByLabel("Read latency", { exact: true })).toHaveValue(latency);
  expect(await lab.sharedLink()).toMatch(/[?&]alpha=4\.5&/);
});

test("changes to a preset can be undone", { tag: "@all" }, async ({ lab }) => {
  await lab.open(firstSteps());
  const before = await lab.snapshot();
  const parameters = await lab.showParameters();
  await commit(parameters.getByLabel("Frames in the pool B", { exact: true }), "5");
  await expect(lab.preset).toContainText("(changed)");
  await lab.page.getByRole("button", { name: "Reset to preset" }).click();
  expect(await lab.snapshot()).toEqual(before);
});
