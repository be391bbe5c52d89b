import { violations } from "./support/axe.ts";
import { everyPolicy, firstSteps, lanesOver, tenThousandFrames } from "./support/links.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";

const sizes = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

for (const colorScheme of ["light", "dark"] as const) {
  for (const viewport of sizes) {
    test.describe(`axe, ${colorScheme}, ${viewport.width} px`, () => {
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: "reduce" } });

      test("the lab, at its start and in the middle of a run", async ({ lab, page }) => {
        await lab.open();
        expect(await violations(page)).toEqual([]);
        await page.getByText("All counters").click();
        await page.getByText("identities hold").click();
        await lab.scrub(14);
        expect(await violations(page)).toEqual([]);
      });

      test("parameters, a refused value beside its field, and a message", async ({ lab, page }) => {
        await lab.open(firstSteps("at=9"));
        const parameters = await lab.showParameters();
        await parameters.getByLabel("Frames in the pool B", { exact: true }).fill("0");
        await page.keyboard.press("Enter");
        await expect(lab.message).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });

      test("dialogs, menus and help", async ({ lab, page }) => {
        await lab.open(firstSteps("at=9"));
        await page.getByRole("button", { name: "Keys" }).click();
        expect(await violations(page)).toEqual([]);
        await page.keyboard.press("Escape");
        for (const name of ["Export", "Share"]) {
          await page.getByRole("button", { name, exact: true }).click();
          expect(await violations(page), name).toEqual([]);
          await page.keyboard.press("Escape");
        }
        await lab.showParameters();
        await page.getByRole("button", { name: "Help: Devices" }).click();
        expect(await violations(page)).toEqual([]);
      });

      // Large pages take axe long: each theme and each size once.
      if ((colorScheme === "light") !== (viewport.width === 1366)) return;
      test("pools as pictures, maps and tables, and the curves' tables", async ({ lab, page }) => {
        await lab.open(lanesOver("clock~baseline,cflru~ace,lru-wsr~ace~prefetch", 2_000));
        await lab.at(2_000);
        for (const table of await page.getByText("Pool as a table").all()) await table.click();
        expect(await violations(page)).toEqual([]);
        for (const link of [
          lanesOver("lru~baseline,lru~ace", 3_000).replace("frames=50", "frames=100"),
          tenThousandFrames(20_000, 15_000),
        ]) {
          await lab.open(link);
          await settled(page);
          await page.locator("figure summary").first().click();
          expect(await violations(page)).toEqual([]);
        }
      });
    });
  }

  test(`axe, ${colorScheme}: the gallery of figures`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto("./#/gallery");
    await expect(page.getByRole("heading", { name: "Figures" })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test("the step's sentences are told politely, and not while playing", async ({ lab, page }) => {
  // Long enough to be still on its way when it is looked at, however slow the machine.
  await lab.open(everyPolicy(0, "lru~baseline,lru~ace"));
  const spoken = page.getByTestId("spoken");
  await expect(spoken).toHaveAttribute("aria-live", "polite");
  await expect(spoken).toHaveAttribute("role", "status");
  await lab.step.click();
  await expect(spoken).toHaveText(
    /^Position 1 of 240\. LRU, baseline: (Read|Write) of page \d+: a miss\..*LRU \+ ACE: /,
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
    test(`the page does not scroll sideways: ${name}`, async ({ lab, page }) => {
      await lab.open(link);
      await lab.showParameters();
      const wider = async () => {
        await settled(page);
        return page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      };
      expect(await wider()).toBe(0);
      // The tables are the widest parts: they scroll within themselves.
      await page.getByText("All counters").click();
      await page.getByText("Pool as a table").first().click();
      expect(await wider()).toBe(0);
    });
  }
});

test("nothing moves for those who want no motion", async ({ lab, page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await lab.open();
  for (let step = 0; step < 12; step += 1) {
    await lab.step.click();
    expect(await page.evaluate(() => document.getAnimations().length), `step ${step + 1}`).toBe(0);
  }
});

test("pages glide at single steps, within 250 ms, and not above ten steps a second", async ({
  lab,
  page,
}) => {
  await lab.open(everyPolicy(10, "lru~baseline,lru~ace"));
  // Noted when they begin: who asks later may come too late.
  const durations = await page.evaluateHandle(() => {
    const seen: number[] = [];
    document.addEventListener("transitionrun", () => {
      seen.push(...document.getAnimations().map(({ effect }) => Number(effect?.getTiming().duration)));
    });
    return seen;
  });
  const longest = () => durations.evaluate((seen) => Math.max(0, ...seen));
  await lab.step.click();
  await expect.poll(longest).toBeGreaterThan(0);
  await lab.step.click();
  // What began has been noted once it has ended.
  await settled(page);
  expect(await longest()).toBeLessThanOrEqual(250);
  await lab.scrub(0);
  await lab.speed("30 steps/s");
  await settled(page);
  await durations.evaluate((seen) => seen.splice(0));
  await lab.playing.click();
  await expect.poll(() => lab.position()).toBeGreaterThan(2);
  await lab.playing.click();
  await settled(page);
  expect(await longest()).toBe(0);
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("targets are 24 px or more, 44 px in the transport", async ({ lab, page }) => {
    await lab.open();
    await lab.showParameters();
    await settled(page);
    const small = await page.evaluate(() => {
      const targets = document.querySelectorAll<HTMLElement>(
        "button, select, summary, input:not([type=file])",
      );
      return [...targets]
        .filter((target) => target.checkVisibility() && !target.classList.contains("sr-only"))
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ target, box }) => {
          const least = target.matches("[aria-label=Transport] *") ? 44 : 24;
          return box.height < least || box.width < least;
        })
        .map(({ target, box }) => `${target.outerHTML.slice(0, 70)}: ${box.width} × ${box.height} px`);
    });
    expect(small).toEqual([]);
  });
});
