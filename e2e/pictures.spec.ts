/** Charts and pools saved as SVG and PNG: files that stand alone. */

import type { Page } from "@playwright/test";
import { everyPolicy, firstSteps, lanesOver, tenThousandFrames } from "./support/links.ts";
import { expect, test } from "./support/test.ts";

/** Shows the file as a picture in a page that has none of ours, and says how large it came out and in which colours. */
async function shown(page: Page, type: string, bytes: Buffer) {
  const blank = await page.context().newPage();
  try {
    return await blank.evaluate(
      async ([type, base64]) => {
        const image = new Image();
        image.src = `data:${type};base64,${base64}`;
        await image.decode();
        const canvas = document.createElement("canvas");
        canvas.width = image.naturalWidth;
        canvas.height = image.naturalHeight;
        const context = canvas.getContext("2d");
        context?.drawImage(image, 0, 0);
        const pixels = new Uint32Array(
          context?.getImageData(0, 0, canvas.width, canvas.height).data.buffer ?? new ArrayBuffer(0),
        );
        const counts = new Map<number, number>();
        for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
        const hex = (pixel: number) =>
          [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255]
            .map((part) => part.toString(16).padStart(2, "0"))
            .join("");
        const share = Object.fromEntries(
          [...counts].filter(([, count]) => count >= 20).map(([pixel, count]) => [hex(pixel), count]),
        );
        return { width: image.naturalWidth, height: image.naturalHeight, share, corner: hex(pixels[0] ?? 0) };
      },
      [type, bytes.toString("base64")] as const,
    );
  } finally {
    await blank.close();
  }
}

const PNG = "89504e470d0a1a0a";
const LIGHT = { surface: "ffffff", clean: "4c97d2", dirty: "6b2700", baseline: "5c6670", ace: "5a35b0" };

/** What every SVG file must be. */
async function checkSvg(page: Page, text: string, bytes: Buffer) {
  expect(text).not.toContain("var(");
  expect(text).not.toMatch(/ (class|style)="/);
  expect(text).toContain('xmlns="http://www.w3.org/2000/svg"');
  const parsed = await page.evaluate((text) => {
    // Without the face, whose style the page's policy would mind in a document.
    const own = text.replace(/<style>.*?<\/style>/, "");
    const file = new DOMParser().parseFromString(own, "image/svg+xml");
    return {
      error: file.querySelector("parsererror")?.textContent ?? null,
      title: file.querySelector("svg > title")?.textContent ?? "",
      description: file.querySelector("svg > desc")?.textContent ?? "",
      words: [...file.querySelectorAll("text")].map((words) => words.textContent).join(" "),
      width: Number(file.documentElement.getAttribute("width")),
    };
  }, text);
  expect(parsed.error).toBeNull();
  const drawn = await shown(page, "image/svg+xml", bytes);
  expect(drawn.width).toBe(parsed.width);
  // Light, on its own ground.
  expect(drawn.corner).toBe(LIGHT.surface);
  return { ...parsed, drawn };
}

/** A PNG file of twice the SVG file's size. */
async function checkPng(page: Page, bytes: Buffer, svg: { width: number; height: number }) {
  expect(bytes.subarray(0, 8).toString("hex")).toBe(PNG);
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([2 * svg.width, 2 * svg.height]);
  return shown(page, "image/png", bytes);
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`a chart is saved as SVG and PNG, light in the ${colorScheme} theme`, { tag: "@all" }, async ({
    lab,
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await lab.open(lanesOver("lru~baseline,lru~ace", 1_000));
    await lab.tab("Curves");
    await expect(page.getByText("over the whole run")).toBeVisible();
    const svg = await lab.saved("Write batches: save as SVG");
    expect(svg.name).toBe("bufferpool-lab-write-batches.svg");
    const file = await checkSvg(page, svg.text, svg.bytes);
    expect(file.title).toContain("Write batches");
    expect(file.words).toContain("LRU + ACE");
    expect(file.words).toContain("alpha = 2.8");
    expect(file.words).toContain("seed 5");
    for (const colour of [LIGHT.baseline, LIGHT.ace]) expect(file.drawn.share).toHaveProperty(colour);
    const png = await lab.saved("Write batches: save as PNG");
    const pixels = await checkPng(page, png.bytes, file.drawn);
    for (const colour of [LIGHT.baseline, LIGHT.ace]) expect(pixels.share).toHaveProperty(colour);
  });
}

test("all curves are saved in one picture, each with its name", async ({ lab, page }) => {
  await lab.open(everyPolicy(120));
  await lab.tab("Curves");
  await expect(page.getByText("over the whole run")).toBeVisible();
  const svg = await lab.exported("Curves (SVG)");
  const { words } = await checkSvg(page, svg.text, svg.bytes);
  for (const title of ["Write batches", "Pages written", "Pages read", "Latency"])
    expect(words).toContain(title);
});

for (const [kind, link, at] of [
  ["cells", firstSteps("at=9"), 9],
  ["small cells", lanesOver("clock~baseline,cflru~ace", 2_000).replace("frames=50", "frames=500"), 2_000],
  ["a map", tenThousandFrames(20_000, 15_000), 15_000],
] as const) {
  test(`the pools are saved as SVG and PNG, in both arrangements: ${kind}`, { tag: "@all" }, async ({
    lab,
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await lab.open(link);
    await lab.at(at);
    for (const arrangement of ["by frame number", "by eviction order"] as const) {
      await lab.arrange(arrangement);
      const svg = await lab.exported("Pools (SVG)");
      expect(svg.name).toBe("bufferpool-lab-pools.svg");
      const file = await checkSvg(page, svg.text, svg.bytes);
      expect(file.title).toContain(`after request ${at.toLocaleString("en")}`);
      expect(file.description).toContain("dirty");
      expect(file.words).toContain("written together");
      expect(file.words).toContain("LRU + ACE");
      expect(file.words).toContain("ACE");
      expect(svg.text.includes("<image")).toBe(kind === "a map");
      for (const colour of [LIGHT.clean, LIGHT.dirty]) expect(file.drawn.share).toHaveProperty(colour);
      const png = await lab.exported("Pools (PNG)");
      const pixels = await checkPng(page, png.bytes, file.drawn);
      for (const colour of [LIGHT.clean, LIGHT.dirty]) expect(pixels.share).toHaveProperty(colour);
    }
  });
}
