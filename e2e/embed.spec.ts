/** Embeds: in a page of another origin, read-only, titled, without chrome. */
import type { Page } from "@playwright/test";
import { violationsInThemes } from "./support/axe.ts";
import { elsewhere } from "./support/elsewhere.ts";
import { firstSteps, tenThousandFrames } from "./support/links.ts";
import { link } from "./support/page.ts";
import { PRESET } from "./support/presets.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";

const embed = (rest = "") => firstSteps(`embed=1${rest}`);

/** Opens an embed by itself, as its frame would. */
async function openEmbed(page: Page, hash: string) {
  await page.goto("about:blank");
  await page.goto(`./#${hash}`);
  await page.getByRole("link", { name: /^Open in the lab/ }).waitFor();
  await settled(page);
}

const served = (page: Page) =>
  page
    .getByLabel("Position shown")
    .textContent()
    .then((text) => Number(text?.split("/")[0]));

test("the snippet of the dialog shows the scene in a page of another origin", async ({
  lab,
  page,
  browser,
}) => {
  await lab.open(firstSteps("at=10"));
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByText("Embed", { exact: true }).click();
  const html = await page.getByRole("textbox", { name: "HTML of the embed" }).inputValue();

  await elsewhere(html, async (address) => {
    const course = await (await browser.newContext()).newPage();
    const errors: string[] = [];
    course.on("pageerror", (error) => errors.push(error.message));
    course.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    // As in a browser that keeps storage from frames of other sites.
    await course.addInitScript(() => {
      if (self === top) return;
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(self, name, {
          get: () => {
            throw new DOMException("denied", "SecurityError");
          },
        });
      }
    });
    await course.goto(address);
    const before = await course.evaluate(() => history.length);
    const frame = course.frameLocator("iframe[title='Bufferpool Lab: First steps']");
    await expect(frame.getByRole("heading", { name: "First steps", level: 1 })).toBeVisible();
    await expect(frame.getByLabel("Position shown")).toHaveText("10 / 27");
    await expect(frame.getByTestId("sentence-1")).toContainText("as one batch");
    // Nothing was taken from the page around: neither the focus nor its place nor its history.
    const around = () =>
      course.evaluate(() => [document.activeElement?.tagName, scrollY, history.length] as const);
    expect(await around()).toEqual(["BODY", 0, before]);
    await frame.getByRole("button", { name: "Step", exact: true }).click();
    await expect(frame.getByLabel("Position shown")).toHaveText("11 / 27");
    await course.keyboard.press("ArrowRight");
    await expect(frame.getByLabel("Position shown")).toHaveText("12 / 27");
    // By now the frame has written the step into its own address.
    await expect.poll(() => course.frames()[1]?.url()).toContain("at=12");
    expect((await around())[2]).toBe(before);
    expect(errors).toEqual([]);
    await course.context().close();
  });
});

test("it has a title, pools, sentences and a small transport, and no chrome", { tag: "@all" }, async ({
  page,
  lab,
}) => {
  await openEmbed(page, embed("&at=10"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("First steps");
  await expect(page.getByRole("img", { name: /: pool of 7 frames/ })).toHaveCount(2);
  await expect(lab.step).toBeVisible();
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.locator("aside")).toHaveCount(0);
  // The last figure that comes: what is in it must not be missed by being early.
  await expect(page.locator("details button").first()).toBeAttached();
  // The whole of what answers: legend, cards, closable figures and tables explain; the transport steps.
  const names = await page
    .getByRole("button")
    .evaluateAll((all) =>
      all
        .filter(
          (button) =>
            button.closest("[aria-label=Legend], details") === null && !button.hasAttribute("popovertarget"),
        )
        .map((button) => button.getAttribute("aria-label") ?? button.textContent?.trim()),
    );
  expect(names).toEqual(["To start (Home)", "Step back (←)", "Step", "Play", "To end (End)"]);
  expect(await page.locator("input:not([type=range]), select, textarea").count()).toBe(0);
});

test("an own scene is titled by its lanes", { tag: "@all" }, async ({ page }) => {
  await openEmbed(page, embed("&frames=9"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("LRU · LRU + ACE");
});

test("nothing changes the run: no key, no file, only steps", async ({ page, lab }) => {
  await openEmbed(page, embed("&at=10"));
  const before = await lab.serialised();
  for (const key of ["m", "e", "d", "b", "f", "c", "p", "x", "?", ".", "Escape", "F2"])
    await page.keyboard.press(key);
  // These scroll the page around, as a reader expects.
  for (const key of ["PageDown", "PageUp", "Home", "End", " "]) {
    const prevented = await page.evaluate((key) => {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      return !document.body.dispatchEvent(event);
    }, key);
    expect(prevented, key).toBe(false);
  }
  const refused = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["R,1\nW,2\n"], "mine.csv"));
    const events = ["dragover", "drop"].map(
      (name) => new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }),
    );
    const main = document.querySelector("main");
    for (const event of events) main?.dispatchEvent(event);
    return events.map((event) => event.defaultPrevented);
  });
  // Kept from the browser too, which would go to the file.
  expect(refused).toEqual([true, true]);
  expect(await lab.serialised()).toBe(before);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => served(page)).toBe(11);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => served(page)).toBe(10);
});

test("'Open in the lab' opens the same link without embed, at the very step shown", { tag: "@all" }, async ({
  page,
  lab,
}) => {
  await openEmbed(page, embed("&at=10&hide=curves"));
  await lab.step.click();
  const toLab = page.getByRole("link", { name: /^Open in the lab/ });
  await expect(toLab).toHaveAttribute("href", /&at=11&/);
  const opened = page.context().waitForEvent("page");
  await toLab.click();
  const other = await opened;
  await other.getByRole("button", PRESET).waitFor();
  await expect(other).toHaveURL(/&at=11&hide=curves$/);
  const shown = await lab.serialised();
  await expect.poll(() => other.evaluate(() => window.bufferpoolLab.serialised())).toBe(shown);
  await other.close();
});

test("each part of an embed can be left out", { tag: "@all" }, async ({ page }) => {
  const parts = {
    strip: "li[aria-current=step]",
    device: "[data-testid=utilisation-0]",
    disk: "section[aria-label=Disk]",
    sentence: "[data-testid=sentence-0]",
    algorithm: "summary:has-text('Algorithm 1')",
    transport: "role=region[name='Transport']",
    legend: "role=list[name='Legend']",
    counters: "role=region[name='Score']",
  };
  await openEmbed(page, embed("&at=10"));
  for (const selector of Object.values(parts)) await expect(page.locator(selector).first()).toBeAttached();
  for (const [id, selector] of Object.entries(parts)) {
    await link(page, embed(`&at=10&hide=${id}`));
    await expect(page.locator(selector), id).toHaveCount(0);
    const others = Object.entries(parts).filter(([other]) => other !== id);
    for (const [other, shown] of others)
      await expect(page.locator(shown).first(), `${other} with hide=${id}`).toBeAttached();
  }
});

test("what is not legal in the link is told, and names what is", async ({ page }) => {
  await openEmbed(page, embed("&hide=everything,legend&frames=-1"));
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("hide: everything is not legal here; legal: a list of presets,");
  await expect(alert).toContainText("frames: -1 is not legal here");
  await expect(page.getByRole("list", { name: "Legend" })).toHaveCount(0);
});

test("a file that no link holds is named, not asked for, and the lab's link still holds it", {
  tag: "@all",
}, async ({ page }) => {
  const own = "/ace?v=1&pages=64&frames=5&lanes=clock~ace&workload=own&name=a.csv&hash=0123456789abcdef&at=2";
  await openEmbed(page, `${own}&embed=1`);
  await expect(page.getByRole("status").first()).toContainText("on the trace a.csv");
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("img")).toHaveCount(0);
  const href = await page.getByRole("link", { name: /^Open in the lab/ }).getAttribute("href");
  expect(href).toContain("hash=0123456789abcdef");
  expect(href).not.toContain("embed");
});

test("a wheel over a map scrolls the page, and zooms only with Ctrl", { tag: "@all" }, async ({ page }) => {
  await openEmbed(page, `${tenThousandFrames(2_000)}&embed=1`);
  const map = page.getByRole("img", { name: /: pool of 10000 frames/ }).first();
  const prevented = (ctrlKey: boolean) =>
    map.evaluate((element, ctrlKey) => {
      const target = element.querySelector("canvas") ?? element;
      const event = new WheelEvent("wheel", { deltaY: -100, ctrlKey, bubbles: true, cancelable: true });
      target.dispatchEvent(event);
      return event.defaultPrevented;
    }, ctrlKey);
  await expect.poll(() => prevented(true)).toBe(true);
  expect(await prevented(false)).toBe(false);
});

test("axe at 320 px, in every theme", { tag: "@all" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 320, height: 640 });
  await openEmbed(page, embed("&at=10"));
  expect(await violationsInThemes(page)).toEqual([]);
});
