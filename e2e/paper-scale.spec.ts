/** The paper's size: 131 072 frames on a map to zoom into, "where is page p?", and time travel over 10 million requests. */
import type { Locator, Page } from "@playwright/test";
import { violationsInThemes } from "./support/axe.ts";
import type { LabPage } from "./support/lab.ts";
import { firstSteps, lanesOver } from "./support/links.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";

const PAPER = "/ace?v=1&preset=ms-1";

/** A lane with its map, by the lane's name. */
function laneOf(page: Page, name: string) {
  const panel = page.getByRole("region", { name, exact: true });
  return {
    panel,
    map: panel.getByRole("img").first(),
    slider: panel.getByRole("slider", { name: /look into a frame/ }),
    readout: panel.getByText(/^frame \d+: /),
    button: (action: string) => panel.getByRole("button", { name: `${name}: ${action}` }),
  };
}

/** The screen's pixels of a map's squares, as a number, once there are any. */
const drawn = (map: Locator) =>
  map
    .locator("canvas")
    .first()
    .evaluate(async (canvas: HTMLCanvasElement) => {
      const blank = () => {
        const empty = document.createElement("canvas");
        [empty.width, empty.height] = [canvas.width, canvas.height];
        return empty.toDataURL() === canvas.toDataURL();
      };
      while (blank()) await new Promise(requestAnimationFrame);
      let hash = 0;
      for (const char of canvas.toDataURL()) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) | 0;
      return hash;
    });

async function open(lab: LabPage, position = 300_000) {
  await lab.open(`${PAPER}&at=${position}`);
  await lab.at(position, 60_000);
  await settled(lab.page);
}

const find = async (lab: LabPage, text: string) => {
  await (await lab.menu()).getByLabel("Where is page").fill(text);
  await lab.page.keyboard.press("Enter");
};

test.describe("at the paper's size", () => {
  // Ten million requests on a busy machine.
  test.beforeEach(() => test.setTimeout(150_000));

  test("the preset opens from the picker", { tag: "@all" }, async ({ lab, page }) => {
    await lab.open();
    await lab.choosePreset("ms-1");
    await expect(page.getByLabel("Position shown")).toHaveText("3,000,011 / 10,000,000", {
      timeout: 60_000,
    });
    await expect(page.getByText(/Generating/)).toHaveCount(0);
    await expect(laneOf(page, "LRU + ACE").map).toHaveAccessibleName(/131072 frames/);
  });

  test("the wheel zooms both maps, from squares to cells, and each level tells its frames", {
    tag: "@all",
  }, async ({ lab, page }) => {
    await open(lab);
    const [baseline, ace] = [laneOf(page, "LRU"), laneOf(page, "LRU + ACE")];
    const box = await baseline.map.boundingBox();
    if (box === null) throw new Error("no map");
    const [x, y] = [box.x + box.width * 0.7, box.y + box.height * 0.4];
    await page.mouse.move(x, y);
    const told = new Set([await baseline.readout.textContent()]);
    const seen = new Set([await drawn(baseline.map)]);
    for (let notch = 0; notch < 4; notch += 1) {
      for (let turn = 0; turn < 3; turn += 1) await page.mouse.wheel(0, -100);
      await expect(async () => expect(seen).not.toContain(await drawn(baseline.map))).toPass();
      seen.add(await drawn(baseline.map));
      await page.mouse.move(x - 90 * (notch + 1), y);
      await expect(async () => expect(told).not.toContain(await baseline.readout.textContent())).toPass();
      told.add(await baseline.readout.textContent());
    }
    await expect(baseline.button("zoom in")).toHaveAttribute("aria-disabled", "true");
    await expect(ace.button("zoom in")).toHaveAttribute("aria-disabled", "true");
    await baseline.button("show all frames").click();
    await expect(ace.button("show all frames")).toHaveAttribute("aria-disabled", "true");
    await page.mouse.move(0, 0);
    await expect(async () => expect(seen).toContain(await drawn(baseline.map))).toPass();
  });

  test("keys zoom at the frame that is looked into, keep it in view, and show all again", {
    tag: "@all",
  }, async ({ lab, page }) => {
    await open(lab);
    const { map, slider, button } = laneOf(page, "LRU + ACE");
    await slider.focus();
    for (let row = 0; row < 5; row += 1) await page.keyboard.press("ArrowDown");
    const before = await drawn(map);
    const frame = await slider.getAttribute("aria-valuetext");
    for (let press = 0; press < 8; press += 1) await page.keyboard.press("+");
    await expect(button("zoom in")).toHaveAttribute("aria-disabled", "true");
    await expect(slider).toHaveAttribute("aria-valuetext", frame ?? "");
    await expect.poll(() => drawn(map)).not.toBe(before);
    const close = await drawn(map);
    // Beyond the edge of what is seen, the map moves along.
    for (let step = 0; step < 40; step += 1) await page.keyboard.press("ArrowRight");
    await expect(slider).not.toHaveAttribute("aria-valuetext", frame ?? "");
    await expect.poll(() => drawn(map)).not.toBe(close);
    await page.keyboard.press("-");
    await expect(button("zoom in")).toHaveAttribute("aria-disabled", "false");
    await page.keyboard.press("0");
    await expect(button("show all frames")).toHaveAttribute("aria-disabled", "true");
    await expect(async () => expect(await drawn(map)).toBe(before)).toPass();
  });

  test("dragging a zoomed map moves it, in the other lane too", { tag: "@all" }, async ({ lab, page }) => {
    await open(lab);
    const [baseline, ace] = [laneOf(page, "LRU"), laneOf(page, "LRU + ACE")];
    for (let press = 0; press < 3; press += 1) await baseline.button("zoom in").click();
    const before = await drawn(ace.map);
    await baseline.map.scrollIntoViewIfNeeded();
    const box = await baseline.map.boundingBox();
    if (box === null) throw new Error("no map");
    await page.mouse.move(box.x + 200, box.y + box.height * 0.6);
    await page.mouse.down();
    await page.mouse.move(box.x + 120, box.y + box.height * 0.3, { steps: 4 });
    await page.mouse.up();
    await expect(async () => expect(await drawn(ace.map)).not.toBe(before)).toPass();
  });

  test("a page is found in both lanes: in words, on the map, and after the next steps", {
    tag: "@all",
  }, async ({ lab, page }) => {
    await open(lab);
    const sentence = page.getByTestId("sentence-1");
    await expect(sentence).toContainText(/frame \d/);
    const page1 = /page (\d+)/.exec((await sentence.textContent()) ?? "")?.[1] ?? "";
    const frame = Number(/frame (\d+)/.exec((await sentence.textContent()) ?? "")?.[1]);
    const { map, button, slider } = laneOf(page, "LRU + ACE");
    const before = await drawn(map);
    await find(lab, page1);
    // Just requested: as far from the LRU end as a page can be.
    const words = `Page ${Number(page1).toLocaleString("en")}: frame ${frame.toLocaleString("en")}, `;
    await expect(page.getByTestId("place-1")).toContainText(words);
    await expect(page.getByTestId("place-1")).toContainText(/[\d,]+(st|nd|rd|th) from the LRU end\.$/);
    await expect(page.getByRole("status").filter({ hasText: words })).toHaveCount(1);
    await expect(button("zoom in")).toHaveAttribute("aria-disabled", "true");
    await expect.poll(() => drawn(map)).not.toBe(before);
    await slider.focus();
    await lab.tab("Legend");
    await expect(page.getByRole("list", { name: "Legend" })).toContainText("looked for");
    await (await lab.menu()).getByRole("button", { name: "Clear" }).click();
    await expect(page.getByTestId("place-1")).toHaveCount(0);
  });

  test("steps back over a long run restore everything exactly", { tag: "@all" }, async ({ lab }) => {
    await open(lab, 400_000);
    const before = await lab.serialised();
    await lab.walk("ArrowRight", 2);
    await lab.at(400_002);
    expect(await lab.serialised()).not.toBe(before);
    await lab.page.keyboard.press("ArrowLeft");
    await lab.page.keyboard.press("ArrowLeft");
    await lab.at(400_000);
    expect(await lab.serialised()).toBe(before);
    await lab.toEnd(60_000);
    await lab.scrub(400_000, 60_000);
    expect(await lab.serialised()).toBe(before);
  });

  test("axe: zoomed, with a page found and one refused", { tag: "@all" }, async ({ lab, page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(lab);
    await find(lab, "77");
    await expect(page.getByTestId("place-0")).toContainText("Page 77: ");
    expect.soft(await violationsInThemes(page, "html", ["light", "dark"])).toEqual([]);
    await find(lab, "1966080");
    await expect(page.getByRole("alert")).toContainText("legal: a whole number, 0 to 1,966,079");
    expect.soft(await violationsInThemes(page, "html", ["light", "dark"])).toEqual([]);
  });
});

test("in a small pool a page that is found has its cell marked, and one that is not is said to be elsewhere", async ({
  lab,
  page,
}) => {
  await lab.open(firstSteps("at=9"));
  await lab.at(9);
  const cells = page.getByRole("region", { name: "LRU + ACE", exact: true }).locator("[data-frame]");
  const rings = cells.locator("path.stroke-ink");
  await expect(rings).toHaveCount(0);
  const resident = (await cells.first().textContent())?.replaceAll(/\D/g, "") ?? "";
  await find(lab, resident);
  await expect(page.getByTestId("place-1")).toHaveText(
    new RegExp(`^Page ${resident}: frame 0, (clean|dirty), \\d(st|nd|rd|th) from the LRU end\\.$`),
  );
  await expect(rings).toHaveCount(1);
  const { lanes } = (await lab.view()) as unknown as { lanes: { pool: { list: number[] } }[] };
  const absent = [...Array(12).keys()].find((candidate) => !lanes[1]?.pool.list.includes(candidate));
  await find(lab, String(absent));
  await expect(page.getByTestId("place-1")).toHaveText(`Page ${absent}: not resident.`);
  await expect(rings).toHaveCount(0);
});

test("in a pool of some hundred frames a page that is found is scrolled to", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  // Where the lab is one screen such a pool is a map; where the page scrolls it has cells.
  await page.setViewportSize({ width: 1000, height: 768 });
  await lab.open(lanesOver("lru~baseline,lru~ace", 2_900).replace("frames=50", "frames=400"));
  await lab.at(2_900);
  const { lanes } = (await lab.view()) as unknown as { lanes: { pool: { list: number[] } }[] };
  const last = lanes[0]?.pool.list.at(-1);
  await find(lab, String(last));
  await expect(page.getByTestId("place-0")).toContainText("1st from the LRU end");
  const viewport = page.getByRole("region", { name: "LRU", exact: true }).locator(".overflow-y-auto");
  await expect(async () => {
    expect(await viewport.first().evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  }).toPass();
});
