import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { violations } from "./support/axe.ts";
import type { LabPage } from "./support/lab.ts";
import { firstSteps } from "./support/links.ts";
import { expect, test } from "./support/test.ts";

/** What engine-wasm/unpack/tests/streams.rs says of lines.zst, made by the reference zstd. */
const lines = Array.from({ length: 100_000 }, (_, t) => `${t % 3 === 0 ? "W" : "R"},${(t * t) % 977}\n`).join(
  "",
);
const linesZst = readFileSync("engine-wasm/unpack/tests/data/lines.zst");
const sample = "zipf-reads.oracleGeneral.zst";
const sampleZst = readFileSync(`public/traces/${sample}`);

/** Records of oracleGeneral. */
function records(ids: readonly bigint[]): Buffer {
  const bytes = Buffer.alloc(ids.length * 24);
  for (const [t, id] of ids.entries()) {
    bytes.writeUInt32LE(t, t * 24);
    bytes.writeBigUInt64LE(id, t * 24 + 4);
    bytes.writeUInt32LE(4096, t * 24 + 12);
    bytes.writeBigInt64LE(-1n, t * 24 + 16);
  }
  return bytes;
}

/** Opens a file, runs to its end, and gives all counters. */
async function countersOf(lab: LabPage, name: string, content: string | Buffer, requests: number) {
  await lab.open();
  await lab.openFile(name, content);
  await expect.poll(() => lab.requests()).toBe(requests);
  await lab.toEnd();
  return (await lab.snapshot()).counters;
}

test("CSV is the same run plain, as gzip and as zstd", { tag: "@all" }, async ({ lab }) => {
  const plain = await countersOf(lab, "lines.csv", lines, 100_000);
  expect(plain["requests-0"]).toBe("100,000");
  expect(await countersOf(lab, "lines.csv.gz", gzipSync(lines), 100_000)).toEqual(plain);
  expect(await countersOf(lab, "lines.csv.zst", linesZst, 100_000)).toEqual(plain);
});

test("an archive is read by a module that is loaded only then", { tag: "@all" }, async ({ lab, page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (/archives_bg.*\.wasm$/.test(request.url())) loaded.push(request.url());
  });
  const first = lines.split("\n").slice(0, 30_000).join("\n");
  const plain = await countersOf(lab, "lines.csv", first, 30_000);
  expect(loaded).toEqual([]);
  for (const name of ["lines.xz", "lines.bz2", "lines.zip", "lines.tar.gz"]) {
    const packed = readFileSync(`engine-wasm/unpack/tests/data/${name}`);
    expect(await countersOf(lab, name, packed, 30_000), name).toEqual(plain);
  }
  expect(loaded).not.toEqual([]);
});

test("oracleGeneral is the same run plain, as gzip and as zstd, and as CSV", { tag: "@all" }, async ({
  lab,
}) => {
  const counters = await countersOf(lab, sample, sampleZst, 5000);
  const { text } = await lab.exported("Trace (CSV)");
  const pages = text.trim().split("\n").slice(1);
  expect(pages).toHaveLength(5000);
  expect(pages.every((line) => line.startsWith("R,"))).toBe(true);
  const plain = records(pages.map((line) => BigInt(line.slice(2))));
  // What no name tells, the content does.
  for (const [name, content] of [
    ["sample.oracleGeneral", plain],
    ["sample", plain],
    ["sample.oracleGeneral.bin.gz", gzipSync(plain)],
    ["sample.csv", text],
  ] as const) {
    expect(await countersOf(lab, name, content, 5000), name).toEqual(counters);
  }
});

const broken = [
  [
    "a cut record",
    "cut.oracleGeneral",
    records([1n, 2n, 3n]).subarray(0, 55),
    "record 3, cut off after 7 bytes (at byte 48)",
  ],
  ["half a zstd", "half.csv.zst", linesZst.subarray(0, 1500), "its zstd data is broken near byte"],
  [
    "a damaged zstd",
    "bad.zst",
    Buffer.from(linesZst).fill(7, 1000, 1100),
    "its zstd data is broken near byte",
  ],
  ["neither text nor records", "cat.png", Buffer.alloc(600), "a file of another kind"],
] as const;

test("a file that is damaged is told, and the run is kept", { tag: "@all" }, async ({ lab }) => {
  await lab.open(firstSteps("at=9"));
  await lab.at(9);
  const kept = await lab.snapshot();
  for (const [what, name, content, words] of broken) {
    await test.step(what, async () => {
      await lab.openFile(name, content);
      await expect(lab.message).toContainText(`${name}`);
      await expect(lab.message).toContainText(words);
      await expect(lab.message).toHaveRole("alert");
      expect(await lab.snapshot()).toEqual(kept);
      await lab.message.getByRole("button", { name: "Dismiss" }).click();
    });
  }
});

/** Keeps the reader of files from loading until it is let go. */
async function heldReader(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/reader_bg.*\.wasm$/, async (route) => {
    await gone;
    // The one of a reading that was stopped has nobody left to answer.
    await route.continue().catch(() => undefined);
  });
  return letGo;
}

test("a file on its way shows how far it is, and Cancel keeps the run", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  const letGo = await heldReader(page);
  await lab.open(firstSteps("at=9"));
  await lab.at(9);
  const kept = await lab.snapshot();
  await lab.openFile("mine.csv", "R,1\nW,2\n");
  const bar = page.getByRole("progressbar", { name: "Reading mine.csv" });
  await expect(bar).toHaveAttribute("aria-valuetext", "0 bytes of 8 bytes, 0 requests");
  await expect(page.getByRole("status").filter({ hasText: "Reading mine.csv: 0%" })).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  // The page goes on as ever.
  await lab.walk("ArrowRight", 1);
  await lab.walk("ArrowLeft", 1);
  await page.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole("button", { name: "More for this scene" })).toBeFocused();
  await expect(lab.message).toContainText("Reading mine.csv was stopped; nothing was loaded.");
  expect(await lab.snapshot()).toEqual(kept);
  letGo();
  await lab.openFile("mine.csv", "R,1\nW,2\n");
  await expect.poll(() => lab.requests()).toBe(2);
});

test("a newer file takes the place of an older one that is on its way", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  const letGo = await heldReader(page);
  await lab.open();
  await lab.openFile("older.csv", "R,1\nW,2\n");
  await expect(page.getByRole("progressbar", { name: "Reading older.csv" })).toBeVisible();
  await lab.openFile("newer.csv", "R,1\nW,2\nR,3\n");
  await expect(page.getByRole("progressbar", { name: "Reading newer.csv" })).toBeVisible();
  letGo();
  await expect.poll(() => lab.requests()).toBe(3);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
});

test.describe("ids of twenty digits", () => {
  const base = 18_446_744_073_709_551_000n;
  const ids = [3n, 3n, 7n, 1n, 500n, 9n, 12n, 2n, 3n, 615n].map((id) => base + id);

  test("are what the page shows, and fit into their cells", async ({ lab, page }) => {
    await lab.open(firstSteps("at=0"));
    await lab.openFile("far.oracleGeneral", records(ids));
    await expect.poll(() => lab.requests()).toBe(10);
    await lab.toEnd();
    const last = String(base + 615n);
    const { sentences } = await lab.snapshot();
    for (const sentence of sentences) expect(sentence).toContain(`Read of page ${last}`);
    const lane = page.getByRole("img", { name: /pool of/ }).first();
    await expect(lane).toHaveAttribute("aria-label", new RegExp(`Requested: ${last}\\.`));
    await expect(lane.locator("title", { hasText: last })).toHaveCount(1);
    const cells = await lane.locator("g[data-frame]").evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const name = [...cell.querySelectorAll("text")].find((text) => text.textContent?.startsWith("…"));
        const face = cell.querySelector("rect")?.getBoundingClientRect();
        return name && face
          ? [{ name: name.textContent, room: face.width - name.getBoundingClientRect().width }]
          : [];
      }),
    );
    expect(cells.length).toBeGreaterThan(5);
    expect(cells.filter(({ room }) => room < 0)).toEqual([]);
    expect(cells.map(({ name }) => name)).toContain(`…${last.slice(-6)}`);
  });

  test("are found, written out again, and named in no other way", { tag: "@all" }, async ({ lab, page }) => {
    await lab.open();
    await lab.openFile("far.oracleGeneral", records(ids));
    await expect.poll(() => lab.requests()).toBe(10);
    await page.getByLabel("Run until").selectOption("page");
    const wanted = page.getByRole("textbox", { name: "Page", exact: true });
    await wanted.fill(String(base + 500n));
    await wanted.press("Enter");
    await lab.at(5);
    await wanted.fill("500");
    await wanted.press("Enter");
    await expect(lab.message).toContainText("No request of this trace is for a page 500.");
    const { text } = await lab.exported("Trace (CSV)");
    expect(text.trim().split("\n").slice(1)).toEqual(ids.map((id) => `R,${id}`));
  });
});

test("a link to an own trace says what was asked for and what was given", { tag: "@all" }, async ({
  lab,
}) => {
  await lab.open();
  await lab.openFile("mine.csv", "R,1\nW,2\nR,3\n");
  await expect.poll(() => lab.requests()).toBe(3);
  const link = await lab.sharedLink();
  const hash = /hash=([0-9a-f]{16})/.exec(link)?.[1] ?? "none";
  await lab.open(new URL(link).hash.slice(1));
  await expect(lab.message).toContainText(`mine.csv (3 requests, hash ${hash})`);
  await lab.openFile("other.csv", "R,1\nW,2\n", "Open the trace");
  const told = lab.message.filter({ hasText: "This is not the trace asked for" });
  await expect(told).toContainText(
    `that is mine.csv (3 requests, hash ${hash}); this is other.csv (2 requests, hash `,
  );
});
