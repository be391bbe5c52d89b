/** One step's motion as a strip of pictures of the page itself, each at a fixed time of the motion's clock. */

/** Milliseconds since the step: on the way to the device, in its channels, back, the page that is read, in its frame. */
const TIMES_MS = [100, 150, 240, 350, 450];
const WIDTH = 1366;
/** Of the strip: two lanes beside each other are still read. */
const STRIP_WIDTH = 960;

/**
 * Steps forward and stops every motion at once: from then on its clock stands where it is set.
 * @returns {Promise<void>}
 */
async function stepAndHold() {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
  for (const animation of document.getAnimations()) animation.pause();
}

/**
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<{ x: number, y: number, width: number, height: number }>} pools and devices of all lanes
 */
async function poolsAndDevices(page) {
  return page.evaluate(() => {
    const whole = document.querySelector(".lanes")?.getBoundingClientRect() ?? new DOMRect();
    const words = document.querySelector("[data-part=sentence]")?.getBoundingClientRect() ?? whole;
    return { x: whole.x, y: whole.y, width: whole.width, height: words.y - whole.y };
  });
}

/**
 * Writes the strip of one step.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} moment address of the moment before the step
 * @param {string} path
 */
export async function motionStrip(browser, moment, path) {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 768 }, colorScheme: "light" });
  await page.goto(moment);
  await page.getByTestId("sentence-1").waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(stepAndHold);
  const clip = await poolsAndDevices(page);
  const pictures = [];
  for (const time of TIMES_MS) {
    await page.evaluate((time) => {
      for (const animation of document.getAnimations()) animation.currentTime = time;
    }, time);
    pictures.push({ time, png: (await page.screenshot({ clip })).toString("base64") });
  }
  await page.close();
  // A page of its own: the lab's forbids style elements.
  const strip = await browser.newPage({ viewport: { width: STRIP_WIDTH, height: 400 } });
  const rows = pictures.map(
    ({ time, png }) => `<p>${time} ms</p><img alt="" src="data:image/png;base64,${png}">`,
  );
  await strip.setContent(
    `<style>
      body { margin: 0; padding: 8px; background: white; font: 13px system-ui, sans-serif; }
      main { display: grid; grid-template-columns: 52px 1fr; gap: 6px; align-items: center; }
      p { margin: 0; text-align: right; } img { width: 100%; }
    </style><main>${rows.join("")}</main>`,
  );
  await strip.screenshot({ path, fullPage: true });
  await strip.close();
}
