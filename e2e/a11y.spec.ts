import { above, violationsInThemes } from "./support/axe.ts";
import { everyPolicy, firstSteps, lanesOver, tenThousandFrames } from "./support/links.ts";
import { sideways } from "./support/page.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";

// Every theme once: what colours do does not hang on the width.
for (const { theme, ...viewport } of [
  { width: 1366, height: 768, theme: "light" },
  { width: 390, height: 844, theme: "dark" },
]) {
  test.describe(`axe, ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });

    test("the lab at its start, in the middle of a run, with a refused value, dialogs, menus and help", {
      tag: "@all",
    }, async ({ lab, page }) => {
      const nothing = async (state: string, part = "html") => {
        // At the end of the page what sticks to the window's edge lies over nothing.
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        expect.soft(await violationsInThemes(page, part, [theme]), state).toEqual([]);
      };
      await lab.open();
      await nothing("at its start");
      await page.locator("summary", { hasText: "Further counters" }).click();
      await page.getByText("sums agree").click();
      await lab.scrub(14);
      await nothing("in the middle of a run");
      await lab.preset.click();
      // The last one is drawn, and a phone's panel is the whole window.
      await expect(page.locator("[role=option]").last().locator("svg")).toBeAttached();
      const panel = await page.getByRole("dialog", { name: "Preset" }).boundingBox();
      expect.soft(panel?.width === viewport.width).toBe(viewport.width < 640);
      await nothing("Presets", above);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Keys" }).click();
      await nothing("Keys", above);
      await page.keyboard.press("Escape");
      await lab.menu();
      for (const name of ["Export", "Share"]) {
        await page.getByRole("button", { name, exact: true }).click();
        await nothing(name, above);
        await page.keyboard.press("Escape");
      }
      const parameters = await lab.showParameters();
      await page.getByRole("button", { name: "Help: Devices" }).click();
      await nothing("Help", above);
      await page.keyboard.press("Escape");
      await parameters.getByLabel("Frames in the pool B", { exact: true }).fill("0");
      await page.keyboard.press("Enter");
      await expect(lab.message).toBeVisible();
      await nothing("a refused value");
    });
  });
}

for (const [name, hash, at] of [
  ["small", lanesOver("clock~baseline,cflru~ace,lru-wsr~ace~prefetch", 2_000), 2_000],
  ["100 frames", lanesOver("lru~baseline,lru~ace", 3_000).replace("frames=50", "frames=100"), 3_000],
  ["10 000 frames", tenThousandFrames(20_000, 15_000), 15_000],
] as const) {
  // Large pages take axe long: each theme and each size once.
  for (const [theme, viewport] of [
    ["light", { width: 390, height: 844 }],
    ["dark", { width: 1366, height: 768 }],
  ] as const) {
    test(`pools as pictures, maps and tables, and the curves' tables: ${name}, ${theme}`, {
      tag: "@all",
    }, async ({ lab, page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await lab.open(hash);
      await lab.at(at);
      await settled(page);
      if (name === "small") await page.getByText("Pool as a table").first().click();
      else {
        await lab.tab("Curves");
        await page.getByText("as a table").first().click();
      }
      // At the end of the page what sticks to the window's edge lies over nothing.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      expect(await violationsInThemes(page, "html", [theme])).toEqual([]);
    });
  }
}

test("the step's sentences are told politely, and not while playing", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  // Long enough to be still on its way when it is looked at, however slow the machine.
  await lab.open(everyPolicy(0, "lru~baseline,lru~ace"));
  const spoken = page.getByTestId("spoken");
  await expect(spoken).toHaveAttribute("aria-live", "polite");
  await expect(spoken).toHaveAttribute("role", "status");
  await lab.step.click();
  await expect(spoken).toHaveText(
    /^Position 1 of 240\. LRU: (Read|Write) of page \d+: a miss\..*LRU \+ ACE: /,
  );
  await lab.playing.click();
  await expect(lab.playing).toHaveText("Pause");
  const told = await page.evaluate(async () => {
    const region = document.querySelector("[data-testid=spoken]");
    const texts = new Set<string>();
    const output = document.querySelector("output");
    const positions = new Set<string>();
    // Over a few steps, two a second.
    while (positions.size < 4) {
      positions.add(output?.textContent ?? "");
      texts.add(region?.textContent ?? "");
      await new Promise(requestAnimationFrame);
    }
    return [...texts];
  });
  expect(told).toEqual([""]);
  await lab.playing.click();
  await expect(spoken).toHaveText(/^Position \d+ of 240\. /);
});

test.describe("at a width of 320 px", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const [name, link] of [
    ["the first preset", firstSteps("at=12")],
    ["a start state and three lanes", "/ace?v=1&preset=figure-7&at=3"],
    ["the poster", "/ace?v=1&preset=poster"],
    ["10 000 frames", tenThousandFrames(20_000, 15_000)],
  ] as const) {
    test(`the page does not scroll sideways: ${name}`, { tag: "@all" }, async ({ lab, page }) => {
      await lab.open(link);
      await lab.showParameters();
      expect(await sideways(page)).toBe(0);
      // The tables are the widest parts: they scroll within themselves.
      await page.locator("summary", { hasText: "Further counters" }).click();
      await page.getByText("Pool as a table").first().click();
      expect(await sideways(page)).toBe(0);
    });
  }
});

test("nothing moves for those who want no motion", { tag: "@all" }, async ({ lab, page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await lab.open();
  for (let step = 0; step < 12; step += 1) {
    await lab.step.click();
    expect(await page.evaluate(() => document.getAnimations().length), `step ${step + 1}`).toBe(0);
  }
});

test("where the reader forces colours, maps keep theirs, lanes their marks, and what is chosen is seen", {
  tag: "@all",
}, async ({ lab, page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await lab.open(tenThousandFrames(20_000, 15_000));
  await lab.at(15_000);
  await settled(page);
  const drawn = await page.locator("[data-part=pool] canvas").evaluateAll((canvases) =>
    canvases.map((canvas) => {
      const { width, height } = canvas as HTMLCanvasElement;
      const pixels = (canvas as HTMLCanvasElement).getContext("2d")?.getImageData(0, 0, width, height).data;
      return new Set(new Uint32Array(pixels?.buffer ?? new ArrayBuffer(0))).size;
    }),
  );
  expect(Math.max(...drawn)).toBeGreaterThan(3);
  await (await lab.tab("Curves")).getByText("over the whole run").waitFor();
  const backgrounds = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).backgroundColor))]);
  expect((await backgrounds(".lane-mark")).length).toBeGreaterThan(1);
  await lab.menu();
  await expect.poll(() => backgrounds("label:has(> input[name=arrangement])")).toHaveLength(2);
});
