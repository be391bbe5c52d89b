import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { everyPolicy, firstSteps } from "./support/links.ts";
import { expect, test } from "./support/test.ts";

const requests = ["R,3", "W,4", "R,3", "W,9", "R,1", "W,5", "R,4", "W,3"];
const operations = `op,page\n${requests.join("\n")}\n`;
const pagesOnly = "3\n4\n3\n9\n1\n5\n4\n3\n";

/** Lets a file fall on the page. */
async function drop(page: Page, name: string, content: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([name, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], name, { type: "text/csv" }));
      return transfer;
    },
    [name, content] as const,
  );
  await page.dispatchEvent("main", "dragover", { dataTransfer: data });
  await page.dispatchEvent("main", "drop", { dataTransfer: data });
}

for (const [form, name, content] of [
  ["operations and pages", "ops.csv", operations],
  ["pages alone", "pages.csv", pagesOnly],
  ["gzip", "ops.csv.gz", gzipSync(operations)],
] as const) {
  test(`an own trace opens by the picker: ${form}`, { tag: "@all" }, async ({ lab, page }) => {
    await lab.open();
    await lab.openFile(name, content);
    await expect.poll(() => lab.requests()).toBe(8);
    expect(await lab.position()).toBe(0);
    await lab.toEnd();
    const { counters } = await lab.snapshot();
    expect(counters["requests-0"]).toBe("8");
    expect(counters["writes-0"]).toBe(form === "pages alone" ? "0" : "4");
    expect(counters["misses-0"]).toBe("5");
    await expect(page.getByText("✓ All")).toBeVisible();
    await expect((await lab.showParameters()).getByRole("combobox", { name: "Workload" })).toHaveValue("own");
  });
}

test("an own trace opens by a drop", { tag: "@all" }, async ({ lab, page }) => {
  await lab.open();
  await drop(page, "dropped.csv", operations);
  await expect.poll(() => lab.requests()).toBe(8);
  // A later change of parameters needs no file.
  const field = (await lab.showParameters()).getByLabel("Frames in the pool B", { exact: true });
  await field.fill("3");
  await field.press("Enter");
  await expect(page.getByText("B = 3").first()).toBeVisible();
  expect(await lab.requests()).toBe(8);
});

test("of a broken file the first ten lines are told, and the run is kept", async ({ lab }) => {
  await lab.open(firstSteps("at=9"));
  await lab.at(9);
  const kept = await lab.snapshot();
  const broken = Array.from({ length: 25 }, (_, line) => (line % 2 === 0 ? `R,${line}` : `X;${line}`)).join(
    "\n",
  );
  await lab.openFile("broken.csv", broken);
  await expect(lab.message).toContainText(
    "broken.csv: 12 lines are wrong; nothing was loaded, the first 10 are:",
  );
  const lines = lab.message.getByRole("listitem");
  await expect(lines).toHaveCount(10);
  await expect(lines.first()).toContainText("Line 2: ");
  await expect(lines.first()).toContainText("X;1");
  expect(await lab.snapshot()).toEqual(kept);
  await lab.message.getByRole("button", { name: "Dismiss" }).click();
  await expect(lab.message).toHaveCount(0);
});

const refused = [
  ["an empty file", "empty.csv", ""],
  ["a picture", "cat.csv", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 255, 254])],
  ["half a gzip", "half.csv.gz", gzipSync(operations.repeat(500)).subarray(0, 60)],
  ["a scene that is none", "scene.json", "{ not json"],
  [
    "a scene with an illegal value",
    "scene.json",
    '{"frames": 0, "lanes": [{"policy": "lru"}], "workload": {"kind": "skewed"}}',
  ],
  ["another program's JSON", "package.json", '{"name": "x", "version": "1.0.0"}'],
] as const;

test("a file that cannot be opened gives a message, and the run is kept", { tag: "@all" }, async ({
  lab,
}) => {
  await lab.open(firstSteps("at=9"));
  await lab.at(9);
  const kept = await lab.snapshot();
  for (const [what, name, content] of refused) {
    await test.step(what, async () => {
      await lab.openFile(name, content);
      await expect(lab.message).toBeVisible();
      await expect(lab.message).toHaveRole("alert");
      expect(await lab.snapshot()).toEqual(kept);
      await lab.message.getByRole("button", { name: "Dismiss" }).click();
      await expect(lab.message).toHaveCount(0);
    });
  }
});

test("an exported scene opens again, and shows the same", { tag: "@all" }, async ({ lab }) => {
  await lab.open(everyPolicy(123));
  await lab.at(123);
  const shown = await lab.snapshot();
  const { name, text } = await lab.exported("Scene (JSON, opens again)");
  expect(name).toMatch(/\.json$/);
  await lab.open();
  await lab.openFile(name, text);
  await lab.at(123);
  expect(await lab.snapshot()).toEqual(shown);
});

test("an exported scene of an own trace asks for it, and then shows the same", { tag: "@all" }, async ({
  lab,
}) => {
  await lab.open();
  await lab.openFile("mine.csv", operations);
  await expect.poll(() => lab.requests()).toBe(8);
  await lab.scrub(6);
  const shown = await lab.snapshot();
  const { name, text } = await lab.exported("Scene (JSON, opens again)");

  await lab.open();
  // Another trace is at hand: it must not be taken for the scene's.
  await lab.openFile("other.csv", pagesOnly);
  await expect.poll(() => lab.requests()).toBe(8);
  await lab.openFile(name, text);
  await expect(lab.message).toContainText("mine.csv");
  await lab.openFile("mine.csv", operations, "Open the trace");
  await lab.at(6);
  expect(await lab.snapshot()).toEqual(shown);
});

test("the exported trace holds the requests, and opens as an own trace with the same run", async ({
  lab,
}) => {
  // Changed: the link of a preset as it is says no trace.
  await lab.open(firstSteps("at=27&alpha=4"));
  await lab.at(27);
  const { counters } = await lab.snapshot();
  const { name, text } = await lab.exported("Trace (CSV)");
  const given = /trace=([^&]+)/.exec(await lab.address(27))?.[1] ?? "";
  const expected = decodeURIComponent(given)
    .split("+")
    .map((request) => `${request[0]},${request.slice(1)}`);
  expect(text.trim().split("\n")).toEqual(["op,page", ...expected]);
  await lab.openFile(name, text);
  await expect.poll(() => lab.position()).toBe(0);
  await lab.toEnd();
  expect((await lab.snapshot()).counters).toEqual(counters);
});

test("exported counters are those on the screen", { tag: "@all" }, async ({ lab }) => {
  await lab.open(everyPolicy(200));
  await lab.at(200);
  const shown = (await lab.view()).lanes.map((lane) => lane.counters);
  const { text } = await lab.exported("Counters (CSV)");
  const [head = "", ...rows] = text.trim().split("\n");
  const names = head.split(",");
  expect(rows).toHaveLength(4);
  const { counters } = await lab.snapshot();
  for (const [lane, row] of rows.entries()) {
    const cells = row.split(",");
    const cell = (name: string) => cells[names.indexOf(name)];
    expect(cell("position")).toBe("200");
    for (const [name, value] of Object.entries(shown[lane] ?? {})) {
      expect(Number(cell(name)), `${name} of lane ${lane + 1}`).toBe(value);
      const onScreen = counters[`${name}-${lane}`] ?? "";
      if (onScreen.endsWith("%")) expect(Number.parseFloat(onScreen)).toBeCloseTo(value as number, 1);
      else if (!name.endsWith("_us")) expect(onScreen).toBe(cell(name));
    }
  }
  const json = JSON.parse((await lab.exported("Counters (JSON)")).text);
  expect(json.lanes.map((lane: { counters: object }) => lane.counters)).toEqual(shown);
  expect(json.times).toBe("simulated device time");
});

test("exported series end with the counters of the last request", { tag: "@all" }, async ({ lab }) => {
  await lab.open(everyPolicy(240));
  await lab.at(240);
  await expect((await lab.tab("Curves")).getByText("over the whole run")).toBeVisible();
  const end = (await lab.view()).lanes.map((lane) => lane.counters);
  const json = JSON.parse((await lab.exported("Series (JSON)")).text);
  expect(json.positions.at(-1)).toBe(240);
  for (const [lane, { series }] of json.lanes.entries()) {
    expect(series.write_batches.at(-1)).toBe(end[lane]?.write_batches);
    expect(series.write_batches).toHaveLength(json.positions.length);
  }
  const rows = (await lab.exported("Series (CSV)")).text.trim().split("\n");
  expect(rows).toHaveLength(1 + 4 * json.positions.length);
});

test("the exported state is what the page shows", { tag: "@all" }, async ({ lab }) => {
  await lab.open(everyPolicy(77));
  await lab.at(77);
  const { text } = await lab.exported("Pool and last events (JSON)");
  expect(text).toBe(await lab.serialised());
});
