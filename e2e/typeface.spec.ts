/** The page's own face: what is drawn, measured and exported is in it. */
import type { Page } from "@playwright/test";
import { firstSteps } from "./support/links.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";

const FACE = '16px "Lab Sans"';

/** How wide a word is on the page, in CSS pixels. */
const widthOf = (page: Page, word: string, font: Partial<CSSStyleDeclaration> = {}) =>
  page.evaluate(
    ([word, font]) => {
      const element = document.createElement("span");
      Object.assign(element.style, { position: "absolute", whiteSpace: "pre", fontSize: "100px", ...font });
      element.textContent = word;
      document.body.append(element);
      const { width } = element.getBoundingClientRect();
      element.remove();
      return width;
    },
    [word, font] as const,
  );

test("words stand in the page's face, and all digits are equally wide", async ({ lab, page }) => {
  await lab.open();
  expect(await page.evaluate((face) => document.fonts.check(face), FACE)).toBe(true);
  const word = "Bufferpool";
  const own = await widthOf(page, word);
  expect(own).toBe(await widthOf(page, word, { fontFamily: '"Lab Sans"' }));
  for (const fontFamily of ["sans-serif", "system-ui"])
    expect(await widthOf(page, word, { fontFamily })).not.toBe(own);
  // Weights are the face's own, not thickened.
  expect(await widthOf(page, word, { fontWeight: "700" })).toBeGreaterThan(own + 5);
  for (const fontWeight of ["400", "600", "700"]) {
    const digits = await Promise.all([..."0123456789"].map((digit) => widthOf(page, digit, { fontWeight })));
    expect(new Set(digits.map((width) => width.toFixed(2))).size).toBe(1);
  }
});

test("nothing is laid out before the face has come", { tag: "@all" }, async ({ page, lab: _ }) => {
  let deliver = () => {};
  const held = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route("**/*.woff2", async (route) => {
    await held;
    await route.continue();
  });
  const loaded = page.waitForResponse(/\/index-.*\.js$/);
  await page.goto(`./#${firstSteps("at=14")}`, { waitUntil: "commit" });
  await (await loaded).finished();
  await expect(page.locator(".not-started")).toBeAttached();
  deliver();
  await expect(page.getByRole("button", { name: "Step", exact: true })).toBeVisible();
  expect(await page.evaluate((face) => document.fonts.check(face), FACE)).toBe(true);
  await page.unroute("**/*.woff2");
});

test("without the face the page comes in another", { tag: "@all" }, async ({ page }) => {
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto(`./#${firstSteps("at=14")}`);
  await expect(page.getByRole("button", { name: "Step", exact: true })).toBeVisible();
  await page.unroute("**/*.woff2");
});

test("canvases draw their numbers in the face", async ({ page, lab: _ }) => {
  await page.addInitScript(() => {
    const drawn: [string, boolean][] = [];
    Object.assign(window, { drawn });
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (...given) {
      if (this.canvas.isConnected) drawn.push([this.font, document.fonts.check(this.font)]);
      return fillText.apply(this, given);
    };
  });
  await page.goto("./#/ace?v=1&preset=poster&at=2000");
  await page.getByRole("button", { name: "Step", exact: true }).waitFor();
  await settled(page);
  const drawn = await page.evaluate(() => (window as unknown as { drawn: [string, boolean][] }).drawn);
  expect(drawn.length).toBeGreaterThan(5);
  for (const [font, there] of drawn) {
    expect(font).toContain('"Lab Sans"');
    expect(there).toBe(true);
  }
});

test("an exported picture brings the face along, and its pixels are of it", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  await lab.open();
  await lab.walk("ArrowRight", 15);
  const { text } = await lab.exported("Pools (SVG)");
  const { bytes } = await lab.exported("Pools (PNG)");
  expect(text).toMatch(/@font-face \{ font-family: "Lab Sans"[^}]+url\(data:font\/woff2;base64,/);
  expect(text).toContain('font-family="&quot;Lab Sans&quot;');
  // Elsewhere, where no page has the face.
  await page.goto("about:blank");
  const differences = await page.evaluate(
    async ([svg, png]) => {
      const canvas = document.createElement("canvas");
      const pixels = async (address: string) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        // The first is the file of pixels: the others are drawn as large.
        if (canvas.dataset.sized !== "") Object.assign(canvas, { width: image.width, height: image.height });
        canvas.dataset.sized = "";
        const context = canvas.getContext("2d", { willReadFrequently: true });
        context?.clearRect(0, 0, canvas.width, canvas.height);
        context?.drawImage(image, 0, 0, canvas.width, canvas.height);
        return context?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
      };
      const file = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
      const [drawn, alone, without] = [
        await pixels(`data:image/png;base64,${png}`),
        await pixels(file(svg)),
        await pixels(file(svg.replace(/<style>.*?<\/style>/, ""))),
      ];
      const apart = (one: Uint8ClampedArray) =>
        one.reduce((sum, value, at) => sum + (Math.abs(value - (drawn[at] ?? 0)) > 100 ? 1 : 0), 0);
      return { alone: apart(alone), without: apart(without) };
    },
    [text, bytes.toString("base64")] as const,
  );
  expect(differences.without).toBeGreaterThan(1_000);
  expect(differences.alone).toBeLessThan(differences.without / 10);
});
