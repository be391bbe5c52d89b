/** The flash + magnetic lab for everyone: axe, keyboard alone, narrow windows, little motion, German. */
import { violations } from "./support/axe.ts";
import { hybrid } from "./support/links.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";
import { chooseTheme, themes } from "./support/themes.ts";

for (const theme of themes) {
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ]) {
    test(`axe, ${theme}, ${viewport.width} px: tables, card, followed page, parameters, a refusal, menus`, async ({
      lab,
      page,
    }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await chooseTheme(page, theme);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await lab.open(hybrid("cost-queues", "at=90&page=7"));
      await lab.at(90);
      await page.getByText(/^About Hybrid, cost segment/).click();
      await page.getByText("As a table", { exact: true }).last().click();
      await page.getByText("identities hold").click();
      const parameters = await lab.showParameters();
      const frames = parameters.getByLabel("Frames in the pool b", { exact: true });
      await frames.fill("0");
      await frames.press("Enter");
      await expect(lab.message).toBeVisible();
      expect(await violations(page)).toEqual([]);
      for (const name of ["Export", "Share"]) {
        await page.getByRole("button", { name, exact: true }).click();
        expect(await violations(page), name).toEqual([]);
        await page.keyboard.press("Escape");
      }
    });
  }
}

for (const preset of ["ten-pages", "cost-queues", "lambda", "r3-u3", "paper-size"]) {
  test(`at 320 px the page does not scroll sideways: ${preset}, with its tables and parameters`, async ({
    lab,
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await lab.open(hybrid(preset, "at=20&page=3"));
    await lab.at(20);
    await lab.showParameters();
    await page.getByText("As a table", { exact: true }).first().click();
    await page
      .getByText(/^About /)
      .first()
      .click();
    await settled(page);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBe(0);
  });
}

test("a run with keys alone: steps, run to, a parameter, a page to follow", async ({ lab, page }) => {
  await lab.open(hybrid("ten-pages"));
  await expect(lab.step).toBeFocused();
  for (const [key, position] of [
    ["Enter", 1],
    ["ArrowRight", 2],
    ["PageDown", 3],
    [".", 4],
    ["ArrowLeft", 3],
    ["g", 4],
    ["f", 5],
    ["Home", 0],
    ["End", 45],
  ] as const) {
    await page.keyboard.press(key);
    await lab.at(position);
  }
  const tabTo = async (focused: () => Promise<boolean>, key = "Tab") => {
    for (let presses = 0; presses < 80; presses += 1) {
      if (await focused()) return;
      await page.keyboard.press(key);
    }
    throw new Error(`80 times ${key} do not lead there`);
  };
  const track = page
    .getByRole("region", { name: "One page over the run" })
    .getByLabel("Page", { exact: true });
  await tabTo(() => track.evaluate((element) => element === document.activeElement));
  await page.keyboard.type("7");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("page-0")).toContainText("Conservative (C ≥ 0), LRU:");
  const parameters = page.getByRole("button", { name: "Parameters" });
  await tabTo(() => parameters.evaluate((element) => element === document.activeElement), "Shift+Tab");
  await page.keyboard.press("Enter");
  const price = page.getByLabel("Flash write w_f", { exact: true });
  await tabTo(() => price.evaluate((element) => element === document.activeElement));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("20");
  await page.keyboard.press("Enter");
  await expect.poll(async () => page.url()).toContain("wf=20");
  await expect(price).toBeFocused();
});

test("the list of keys names this lab's own", async ({ lab, page }) => {
  await lab.open(hybrid("ten-pages"));
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keys" });
  for (const words of ["next move to flash", "next hit in the cost segment", "end of the query set"])
    await expect(dialog.getByText(words)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(lab.step).toBeFocused();
});

test("every stop of the Tab key shows the focus", async ({ lab, page }) => {
  await lab.open(hybrid("cost-queues", "at=90&page=7"));
  await lab.at(90);
  await settled(page);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const stops = new Set<string>();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return null;
      const shows = [focused, focused.closest(":has(> :focus-visible)"), focused.closest("figure")].some(
        (element) => {
          const style = element === null ? null : getComputedStyle(element);
          return (
            style !== null && style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2
          );
        },
      );
      return { name: focused.outerHTML.slice(0, 90), shows };
    });
    if (stop === null) break;
    expect(stop.shows, stop.name).toBe(true);
    stops.add(stop.name);
  }
  expect(stops.size).toBeGreaterThan(15);
});

test("nothing moves for those who want no motion; for others pages glide, within 250 ms", async ({
  lab,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await lab.open(hybrid("ten-pages", "at=20"));
  await lab.at(20);
  for (let step = 0; step < 6; step += 1) {
    await lab.step.click();
    expect(await page.evaluate(() => document.getAnimations().length), `step ${step + 1}`).toBe(0);
  }
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await lab.open(hybrid("ten-pages", "at=23"));
  await lab.at(23);
  const durations = await page.evaluateHandle(() => {
    const seen: number[] = [];
    document.addEventListener("transitionrun", () => {
      seen.push(...document.getAnimations().map(({ effect }) => Number(effect?.getTiming().duration)));
    });
    return seen;
  });
  await lab.step.click();
  await expect.poll(() => durations.evaluate((seen) => seen.length)).toBeGreaterThan(0);
  await settled(page);
  expect(await durations.evaluate((seen) => Math.max(...seen))).toBeLessThanOrEqual(250);
});

test("the step's sentences are told politely", async ({ lab, page }) => {
  await lab.open(hybrid("ten-pages", "at=23"));
  await lab.step.click();
  const spoken = page.getByTestId("spoken");
  await expect(spoken).toHaveAttribute("aria-live", "polite");
  await expect(spoken).toHaveText(
    /^Position 24 of 45\. Conservative \(C ≥ 0\), LRU: Read of page 2: a miss\..*so it moves/,
  );
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("targets are 24 px or more, 44 px in the transport", async ({ lab, page }) => {
    await lab.open(hybrid("cost-queues", "at=90&page=7"));
    await lab.showParameters();
    await settled(page);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("button, select, summary, input:not([type=file])")]
        .filter((target) => target.checkVisibility() && !target.classList.contains("sr-only"))
        .filter((target) => target.getAttribute("type") !== "checkbox" || target.closest("label") === null)
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ target, box }) => {
          const least = target.matches("[aria-label=Transport] *") ? 44 : 24;
          return box.height < least || box.width < least;
        })
        .map(({ target, box }) => `${target.outerHTML.slice(0, 70)}: ${box.width} × ${box.height} px`),
    );
    expect(small).toEqual([]);
  });
});

test.describe("in German", () => {
  test("sentences, labels, help, refusals and the strip's words are German", async ({ lab, page }) => {
    await page.goto(`./#${hybrid("ten-pages", "at=24&page=7&lang=de")}`);
    await expect(page.getByTestId("sentence-0")).toContainText(
      "hätte auf Flash 132 Einheiten weniger gekostet, mehr als die 130 Einheiten für den Wechsel hin und zurück, also wechselt sie: Das Schreiben auf Flash kostet 118 Einheiten.",
    );
    await expect(page.getByRole("heading", { name: /^Offline-Optimum, LRU/ })).toBeVisible();
    await expect(page.getByTestId("page-0")).toContainText("auf Flash; C = 0");
    await page.getByText("Über Konservativ (C ≥ 0), LRU").click();
    await expect(page.getByText("Nur glauben, was bezahlt wurde", { exact: false })).toBeVisible();
    const panel = page.getByRole("complementary", { name: "Parameter" });
    if (!(await panel.isVisible())) await page.getByRole("button", { name: "Parameter" }).click();
    const price = panel.getByLabel("Lesen von Flash r_f", { exact: true });
    await price.fill("2,5");
    await price.press("Enter");
    await expect(page).toHaveURL(/[?&]rf=2\.5&/);
    await price.fill("0");
    await price.press("Enter");
    await expect(panel.getByRole("alert")).toHaveText(
      /^rf: 0 ist hier nicht zulässig; zulässig: eine Zahl von 0\.000001 bis 1000000/,
    );
    // Back to English and again: the engine's words follow each time.
    await page.getByRole("combobox", { name: "Sprache" }).selectOption("en");
    await expect(page.getByRole("heading", { name: /^Offline optimum, LRU/ })).toBeVisible();
    await page.getByRole("combobox", { name: "Language" }).selectOption("de");
    await expect(page.getByRole("heading", { name: /^Offline-Optimum, LRU/ })).toBeVisible();
    await page.goto(`./#${hybrid("mixed-sets", "at=3&lang=de")}`);
    await lab.at(3);
    await expect(page.getByText(/^(Suche|Änderung) Nr\. 1/).first()).toBeVisible();
  });

  test("a preset and the language survive the way from one lab to the other and back", async ({ page }) => {
    await page.goto("./#/ace?preset=first-steps&at=9");
    await page.getByRole("combobox", { name: "Language" }).selectOption("de");
    await page.getByRole("link", { name: "Labor Flash + Magnetplatte" }).click();
    await expect(page.getByRole("heading", { name: /^Konservativ/ })).toBeVisible();
    await page.getByRole("link", { name: "ACE-Labor" }).click();
    await expect(page.getByRole("heading", { name: /^LRU, ohne ACE/ })).toBeVisible();
  });

  for (const theme of ["light", "dark"] as const)
    test(`${theme}: no violation that axe finds, nothing wider than the page`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      for (const width of [1366, 390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto("about:blank");
        await page.goto(`./#${hybrid("cost-queues", "at=90&page=7&lang=de")}`);
        await page.getByRole("button", { name: "Schritt", exact: true }).waitFor();
        await settled(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
      expect(await violations(page)).toEqual([]);
    });
});
