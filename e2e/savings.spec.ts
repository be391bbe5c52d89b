/** What ACE saves: a matrix of policies and devices over the shown requests, begun by a click. */
import type { Locator } from "@playwright/test";
import { violationsInThemes } from "./support/axe.ts";
import type { LabPage } from "./support/lab.ts";
import { lanesOver, tenThousandFrames } from "./support/links.ts";
import { aceRegistry, builtInPolicies } from "./support/registry.ts";
import { expect, test } from "./support/test.ts";

const ROWS = builtInPolicies().length;
const DEVICES = aceRegistry().devices.length;

/** Opens the tab and compares. */
async function compared(lab: LabPage) {
  const panel = await lab.tab("What ACE saves");
  await panel.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(panel.getByRole("button", { name: "Compare again" })).toBeVisible();
  await expect(panel.locator("tbody tr")).toHaveCount(ROWS);
  return panel;
}

const countDeviceTime = (panel: Locator) =>
  panel.getByRole("group", { name: "Time that is counted" }).getByText("Device time").click();

/** What a cell shows of a measure, by its row and its column, and opens that cell. */
async function openedCell(lab: LabPage, row: string, column: number) {
  const panel = await lab.tab("What ACE saves");
  const cell = panel
    .locator("tbody tr", { has: lab.page.getByRole("rowheader", { name: row }) })
    .locator("button");
  await countDeviceTime(panel);
  const read = async (measure: string) => {
    await panel.getByLabel("Shown").selectOption(measure);
    const [shown = ""] = ((await cell.nth(column).textContent()) ?? "").split(/,[^\d]| ★/);
    return shown.split(" → ");
  };
  const values = {
    latency_us: await read("Device time"),
    pages_written: await read("Pages written"),
    write_batches: await read("Write batches"),
    misses: await read("Misses"),
  };
  await cell.nth(column).click();
  await lab.toEnd();
  for (const [id, lanes] of Object.entries(values))
    for (const [lane, shown] of lanes.entries())
      await expect(lab.page.locator(`[data-score=${id}-${lane}]`), `${id} of lane ${lane}`).toHaveText(shown);
  return panel;
}

test("nothing is compared before a click; a cell counts as the lanes that it opens", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  await lab.open(lanesOver("lru~baseline,lru~ace", 1_500));
  const before = await lab.tab("What ACE saves");
  await expect(before.getByRole("heading", { name: "Outside the model" })).toBeVisible();
  await expect(before.getByRole("table")).toHaveCount(0);
  expect(page.workers().filter((worker) => worker.url().includes("savings"))).toEqual([]);

  const panel = await compared(lab);
  await expect(panel.locator("tbody td")).toHaveCount(ROWS * DEVICES);
  await expect(panel.getByRole("status")).toHaveText(
    /^On every device .* at least [\d.]+% .* most with .+ on .+: [\d.]+% of the device time, about [\d.]+% of the run time\.$/,
  );
  await expect(panel.locator("tbody th[aria-current]")).toHaveText("LRU");
  await expect(panel.locator("thead th[aria-current]")).toHaveCount(0);
  const file = await lab.saved("CSV");
  expect(file.text.trim().split("\n")).toHaveLength(1 + ROWS * DEVICES);

  await openedCell(lab, "ARC", 2);
  await expect(page.getByRole("region", { name: "ARC + ACE" })).toBeVisible();
  // What was compared stays true, and says where the lab is now.
  await expect(panel.locator("tbody tr")).toHaveCount(ROWS);
  await expect(panel.locator("thead th[aria-current]")).toHaveText("SATA SSD S4610");
  await expect(panel.locator("td[data-shown]")).toHaveCount(1);
  expect(await violationsInThemes(page, "[role=tabpanel]")).toEqual([]);
});

test("a recording is compared by run time as in PostgreSQL, any other scene by device time, and either can be chosen", {
  tag: "@all",
}, async ({ lab, page }) => {
  const time = (name: RegExp) => page.getByRole("tabpanel").getByRole("radio", { name });
  await lab.open(`${lanesOver("lru~baseline,lru~ace")}&tab=savings`);
  await expect(time(/^Device time/)).toBeChecked();
  await lab.open("/ace?preset=postgres-report&tab=savings");
  await expect(time(/^Run time as in PostgreSQL \(f = 0\.2\)/)).toBeChecked();
  const panel = await compared(lab);
  const first = panel.locator("tbody td").first();
  const spared = await first.textContent();
  await expect(panel.getByRole("status")).toContainText(
    /% of the device time, about [\d.]+% of the run time/,
  );
  await expect(panel.locator("caption")).toHaveText(/^Run time with ACE/);
  await countDeviceTime(panel);
  await expect(panel.locator("caption")).toHaveText(/^Device time with ACE/);
  expect(await first.textContent()).not.toBe(spared);
  expect(await violationsInThemes(page, "[role=tabpanel]")).toEqual([]);
});

test("a recording is compared with its pins", { tag: "@all" }, async ({ lab }) => {
  await lab.open(lanesOver("lru~baseline,lru~ace"));
  // Each client gives a page back four requests later, and every fiftieth never.
  const requests = Array.from({ length: 2_000 }, (_, t) => ({
    line: `${t % 3 === 0 ? "W" : "R"},t,${(t * t) % 397},${1 + (t % 2)}`,
    back: t % 50 === 49 ? "" : `U,t,${(t * t) % 397},${1 + (t % 2)}`,
  }));
  const lines = requests.flatMap(({ line }, t) => [line, requests[t - 4]?.back ?? ""]).filter(Boolean);
  await lab.openFile("pins.csv", `op,relation,block,client\n${lines.join("\n")}\n`);
  await expect.poll(() => lab.requests()).toBe(2_000);
  await compared(lab);
  await openedCell(lab, "Clock Sweep", 0);
});

test("a long comparison tells how far it is, and can be given up", async ({ lab }) => {
  await lab.open(tenThousandFrames(2_000_000));
  const panel = await lab.tab("What ACE saves");
  await panel.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(panel.getByRole("progressbar", { name: "Comparing" })).toBeVisible();
  await panel.getByRole("button", { name: "Cancel" }).click();
  await expect(panel.getByRole("button", { name: "Compare", exact: true })).toBeEnabled();
  await expect(panel.getByRole("progressbar")).toHaveCount(0);
  await expect(panel.getByRole("table")).toHaveCount(0);
});
