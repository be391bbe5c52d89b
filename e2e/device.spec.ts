/** An own device from results of fio. */

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { violations } from "./support/axe.ts";
import { firstSteps } from "./support/links.ts";
import { expect, test } from "./support/test.ts";

const sample = (name: string) =>
  readFileSync(new URL(`../engine-wasm/core/src/device/fio/made/${name}`, import.meta.url), "utf8");
const made = sample("nvme.json");
const plain = sample("plain.json");

interface Result {
  jobs: { "job options": { rw: string } }[];
}

/** The result without some of its jobs. */
function part(keep: (rw: string) => boolean): string {
  const result: Result = JSON.parse(made.slice(made.indexOf("{")));
  result.jobs = result.jobs.filter((job) => keep(job["job options"].rw));
  return JSON.stringify(result);
}

async function choose(page: Page, files: Record<string, string>): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "From fio …" }).click();
  const buffers = Object.entries(files).map(([name, text]) => ({
    name,
    mimeType: "application/json",
    buffer: Buffer.from(text),
  }));
  await (await chooser).setFiles(buffers);
}

const fields = {
  "Read/write asymmetry alpha": "3.143",
  "Read latency": "79.61",
  "Read concurrency k_r": "64",
  "Write concurrency k_w": "8",
};

for (const [what, files] of [
  ["one file", { "nvme.json": made }],
  ["several files", { "r.json": part((rw) => rw === "randread"), "w.json": part((rw) => rw !== "randread") }],
] as const) {
  test(`a device is read from ${what} of fio, shown, and used`, { tag: "@all" }, async ({ lab, page }) => {
    await lab.open(firstSteps("at=9"));
    await lab.at(9);
    const before = await lab.snapshot();
    const parameters = await lab.showParameters();
    await choose(page, files);
    const dialog = page.getByRole("dialog", { name: "Device from fio" });
    await expect(dialog).toContainText("alpha = 3.143, k_r = 64, k_w = 8, read latency = 79.61 µs");
    await expect(dialog.getByRole("row")).toHaveCount(9);
    await expect(dialog).toContainText("452,119 a second measured, at most 803,919 in the model");
    expect(await violations(page)).toEqual([]);
    // It is only shown so far.
    expect(await lab.snapshot()).toEqual(before);
    await dialog.getByRole("button", { name: "Use these numbers" }).click();
    await expect(dialog).toBeHidden();
    for (const [label, value] of Object.entries(fields)) {
      await expect(parameters.getByLabel(label, { exact: true })).toHaveValue(value);
    }
    await expect(parameters.getByRole("combobox", { name: "Device", exact: true })).toHaveValue("");
    // The same requests, at the same place, on the other device.
    await lab.at(9);
    const link = await lab.sharedLink();
    for (const number of ["alpha=3.143", "base_us=79.61", "k_r=64", "k_w=8"]) expect(link).toContain(number);
    await lab.toEnd();
    const shown = await lab.snapshot();
    await lab.open(new URL(link).hash.slice(1));
    await lab.toEnd();
    expect(await lab.snapshot()).toEqual(shown);
  });
}

test("alpha is taken from latencies when that is chosen, and the model's writes follow", async ({
  lab,
  page,
}) => {
  await lab.open(firstSteps("at=9"));
  const parameters = await lab.showParameters();
  await choose(page, { "plain.json": plain });
  const dialog = page.getByRole("dialog", { name: "Device from fio" });
  await expect(dialog).toContainText("alpha = 4, k_r = 8, k_w = 4, read latency = 100 µs");
  await expect(dialog).toContainText("20,000 a second measured, at most 10,000 in the model");
  await expect(dialog.getByRole("radio", { name: /^throughputs, 4:/ })).toBeChecked();
  await dialog.getByRole("radio", { name: /^latencies, 2:/ }).check();
  await expect(dialog).toContainText("alpha = 2, k_r = 8, k_w = 4, read latency = 100 µs");
  await expect(dialog).toContainText("20,000 a second measured, at most 20,000 in the model");
  await dialog.getByRole("button", { name: "Use these numbers" }).click();
  await expect(parameters.getByLabel("Read/write asymmetry alpha", { exact: true })).toHaveValue("2");
});

test("a device that is not used changes nothing", { tag: "@all" }, async ({ lab, page }) => {
  await lab.open(firstSteps("at=9"));
  await lab.at(9);
  const before = await lab.snapshot();
  await lab.showParameters();
  await choose(page, { "nvme.json": made });
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await lab.snapshot()).toEqual(before);
});

const refused = [
  ["reads alone", part((rw) => rw === "randread"), "fio result, writes: none"],
  [
    "no random job at depth 1",
    made.replace('"rw" : "randread"', '"rw" : "read"'),
    "fio result, reads at depth 1: none",
  ],
  ["half a result", made.slice(0, 9_000), "fio result: line "],
  ["another program's JSON", '{"name": "x"}', "jobs: nothing"],
  ["no JSON", "fio: failed", "fio result: a text without JSON"],
] as const;

test("a result of fio that says nothing of a device gives a message, and the run is kept", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(firstSteps("at=9"));
  await lab.at(9);
  const before = await lab.snapshot();
  await lab.showParameters();
  for (const [what, text, told] of refused) {
    await test.step(what, async () => {
      await choose(page, { "bad.json": text });
      await expect(lab.message).toHaveRole("alert");
      await expect(lab.message).toContainText(`bad.json: ${told}`);
      await expect(page.getByRole("dialog")).toBeHidden();
      expect(await lab.snapshot()).toEqual(before);
      await lab.message.getByRole("button", { name: "Dismiss" }).click();
    });
  }
});
