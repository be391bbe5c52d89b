/** Random clicks, keys, touches and choices, from a seed: the same seed does the same things. */
import { expect, type Page } from "@playwright/test";
import { generator } from "./generator.ts";
import { routes } from "./routes.ts";
import { settled } from "./settled.ts";

const keys = [
  ..."ArrowRight ArrowLeft ArrowUp ArrowDown PageUp PageDown Home End Tab Shift+Tab Enter Space Escape".split(
    " ",
  ),
  ..."abcdefghijklmnopqrstuvwxyz0123456789?.-".split(""),
  "Backspace",
  "Delete",
];

/** Without the largest presets: one of them takes as long as a hundred other actions. */
const tooLarge = /paper's size/;

/** Chooses a random option of a random list on the page. */
async function chooseOption(page: Page, random: () => number): Promise<void> {
  const lists = await page.locator("select:visible").all();
  const list = lists[Math.floor(random() * lists.length)];
  if (list === undefined) return;
  const options = await list.locator("option").allTextContents();
  const pick = Math.floor(random() * options.length);
  if (!tooLarge.test(options[pick] ?? "")) await list.selectOption({ index: pick }, { timeout: 2_000 });
}

/** Types something into a random field: mostly numbers, some nonsense; a field of numbers takes what it will of it. */
async function typeSomething(page: Page, random: () => number): Promise<void> {
  const fields = await page
    .locator("input:visible:not([type=range],[type=radio],[type=checkbox]), textarea:visible")
    .all();
  const field = fields[Math.floor(random() * fields.length)];
  if (field === undefined) return;
  const text = random() < 0.7 ? String(Math.floor(random() * 200)) : "R1 W2 -1 1e9 😀";
  await field.selectText({ timeout: 2_000, force: true });
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

async function act(page: Page, random: () => number): Promise<void> {
  const { width = 1366, height = 768 } = page.viewportSize() ?? {};
  const x = Math.floor(random() * width);
  const y = Math.floor(random() * height);
  const kind = random();
  if (kind < 0.4) await page.mouse.click(x, y, { clickCount: random() < 0.1 ? 2 : 1 });
  else if (kind < 0.5) await page.touchscreen.tap(x, y);
  else if (kind < 0.8) await page.keyboard.press(keys[Math.floor(random() * keys.length)] ?? "Tab");
  else if (kind < 0.86) await page.mouse.wheel(0, Math.floor((random() - 0.5) * 2_000));
  else if (kind < 0.91) await chooseOption(page, random);
  else if (kind < 0.96) await typeSomething(page, random);
  else if (kind < 0.98) await page.mouse.move(x, y);
  else {
    const route = routes[Math.floor(random() * routes.length)];
    await page.evaluate((hash) => {
      location.hash = hash;
    }, route?.hash ?? "");
  }
}

export interface Monkey {
  actions: number;
}

/**
 * Acts at random for a time, and longer where the machine is so busy that there would be less than an action a second.
 * Windows that an action opens are closed; printing and pickers of files do nothing.
 */
export async function letLoose(page: Page, seed: number, seconds: number): Promise<Monkey> {
  const random = generator(seed);
  page.on("popup", (popup) => popup.close());
  page.on("dialog", (dialog) => dialog.dismiss());
  page.on("filechooser", () => {});
  await page.evaluate(() => {
    window.print = () => {};
    // A file that is no page of the site, such as the licences, has no way back.
    addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      const address = new URL(link?.getAttribute("href") ?? "", location.href);
      if (address.pathname !== location.pathname) event.preventDefault();
    });
  });
  const end = Date.now() + seconds * 1_000;
  let actions = 0;
  while (Date.now() < end || actions <= seconds) {
    // An element that goes away while it is reached for is no fault of the page.
    await act(page, random).catch((error: Error) => {
      if (
        !/Timeout|detached|not visible|not attached|outside of the viewport|Did not find/i.test(error.message)
      )
        throw error;
    });
    actions += 1;
  }
  return { actions };
}

/** Bytes of the page's live objects, in a scene that is always the same. */
export async function liveBytes(page: Page): Promise<number> {
  // The page writes into its address as well: what it writes meanwhile may take this link's place once.
  await expect(async () => {
    await page.evaluate(() => {
      location.hash = "/ace?v=1&preset=first-steps&at=5";
    });
    await expect(page.locator("output").first()).toHaveText("5 / 27", { timeout: 5_000 });
  }).toPass();
  await settled(page);
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.enable");
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return usedSize;
}
