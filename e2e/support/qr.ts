/** Reads a QR code from what is on the screen. */
import type { Locator, Page } from "@playwright/test";
import jsQR from "jsqr";

/** The module is CommonJS with a default export. */
const read = (typeof jsQR === "function" ? jsQR : (jsQR as { default: typeof jsQR }).default) as typeof jsQR;

/** The text of the code in the picture of this part of the page, or null. */
export async function textOf(page: Page, picture: Locator): Promise<string | null> {
  const png = (await picture.screenshot()).toString("base64");
  // A page of its own: the lab's policy is none of its business.
  const reader = await page.context().newPage();
  const { greys, width, height } = await reader.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
    // One letter a pixel crosses to the test: whole pixels would take seconds.
    let greys = "";
    for (let at = 0; at < data.length; at += 4) greys += String.fromCharCode((data[at] ?? 0) >> 1);
    return { greys, width: image.width, height: image.height };
  }, png);
  await reader.close();
  const pixels = new Uint8ClampedArray(greys.length * 4).fill(255);
  for (let at = 0; at < greys.length; at += 1) pixels.fill(greys.charCodeAt(at) * 2, at * 4, at * 4 + 3);
  return read(pixels, width, height)?.data ?? null;
}
