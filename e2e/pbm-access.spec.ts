/** The predictive lab for everyone: axe, keyboard alone, narrow windows, German; and its parameters. */
import { violations } from "./support/axe.ts";
import { pbm } from "./support/links.ts";
import { at, requestsOf } from "./support/pbm.ts";
import { expect, test } from "./support/test.ts";
import { chooseTheme, themes } from "./support/themes.ts";

for (const theme of themes) {
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ]) {
    test(`axe, ${theme}, ${viewport.width} px: pictures, card, tables, parameters, a refusal, menus`, async ({
      lab,
      page,
    }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await chooseTheme(page, theme);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await lab.open(pbm("buckets", "at=600"));
      await at(lab, 600);
      await page
        .getByText(/^About PBM-PQ/)
        .first()
        .click();
      await page.getByText("identities hold").click();
      const parameters = await lab.showParameters();
      const frames = parameters.getByLabel("Frames in the pool B", { exact: true });
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

for (const stage of ["embed", "present"]) {
  test(`axe: ${stage}`, async ({ page, lab: _ }) => {
    await page.goto(`./#${pbm("buckets", `at=600&${stage}=1`)}`);
    await page.getByTestId("sentence-0").waitFor();
    expect(await violations(page)).toEqual([]);
  });
}

for (const preset of ["looping-scan", "buckets", "thesis-8"]) {
  for (const width of [320, 1366]) {
    test(`at ${width} px the page does not scroll sideways: ${preset}, with its card and parameters`, async ({
      lab,
      page,
    }) => {
      await page.setViewportSize({ width, height: 768 });
      await lab.open(pbm(preset, "at=300"));
      await at(lab, 300);
      await lab.showParameters();
      await page
        .getByText(/^About /)
        .first()
        .click();
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider).toBe(0);
    });
  }
}

test("a run with keys alone: steps, run to, and a parameter", async ({ lab, page }) => {
  await lab.open(pbm("looping-scan"));
  await expect(lab.step).toBeFocused();
  for (const [key, position] of [
    ["Enter", 1],
    ["ArrowRight", 2],
    ["PageDown", 3],
    [".", 4],
    ["ArrowLeft", 3],
    ["m", 4],
    ["Home", 0],
    ["End", 360],
  ] as const) {
    await page.keyboard.press(key);
    await at(lab, position);
  }
  const tabTo = async (focused: () => Promise<boolean>, key = "Tab") => {
    for (let presses = 0; presses < 120; presses += 1) {
      if (await focused()) return;
      await page.keyboard.press(key);
    }
    throw new Error(`120 times ${key} do not lead there`);
  };
  const parameters = page.getByRole("button", { name: "Parameters" });
  await tabTo(() => parameters.evaluate((element) => element === document.activeElement), "Shift+Tab");
  await page.keyboard.press("Enter");
  const reads = page.getByLabel("Concurrent reads k_r", { exact: true });
  await reads.waitFor();
  await tabTo(() => reads.evaluate((element) => element === document.activeElement));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("2");
  await page.keyboard.press("Enter");
  await expect.poll(async () => page.url()).toContain("k_r=2");
  await expect(reads).toBeFocused();
});

test("the list of keys names this lab's own", async ({ lab, page }) => {
  await lab.open(pbm("looping-scan"));
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keys" });
  for (const words of ["next eviction of a block that a scan asked for", "next begin of a query"])
    await expect(dialog.getByText(words)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(lab.step).toBeFocused();
});

test("every stop of the Tab key shows the focus", async ({ lab, page }) => {
  await lab.open(pbm("buckets", "at=600"));
  await at(lab, 600);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const stops = new Set<string>();
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return null;
      const around = [focused, focused.closest(":has(> :focus-visible)"), focused.closest("figure")];
      const shows = around.some((element) => {
        const style = element === null ? null : getComputedStyle(element);
        return style !== null && style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
      });
      return { name: focused.outerHTML.slice(0, 90), shows };
    });
    if (stop === null) break;
    expect(stop.shows, stop.name).toBe(true);
    stops.add(stop.name);
  }
  expect(stops.size).toBeGreaterThan(15);
});

test("the step's moment and sentence are told politely", async ({ lab, page }) => {
  await lab.open(pbm("looping-scan", "at=23"));
  await at(lab, 23);
  await lab.step.click();
  const spoken = page.getByTestId("spoken");
  await expect(spoken).toHaveAttribute("aria-live", "polite");
  await expect(spoken).toHaveText(/^Position 24 of 360\. [\d.]+.ms\. .+: Stream 1 asks for block \d+/);
});

test("each policy with each of its settings runs", async ({ lab, page }) => {
  test.setTimeout(90_000);
  await lab.open(pbm("looping-scan"));
  const parameters = await lab.showParameters();
  const lane = parameters.getByRole("group", { name: "Lane 2" });
  const policy = lane.getByLabel("Policy", { exact: true });
  const policies = await policy.locator("option").allTextContents();
  expect(policies.length).toBe(5);
  for (const label of policies) {
    await policy.selectOption({ label });
    await expect(page.locator("section.lane").nth(1)).toHaveAttribute("aria-label", new RegExp(`^${label}`));
    for (const box of await lane.getByRole("checkbox").all()) await box.check();
    await expect(lab.message).toHaveCount(0);
    // Another policy is shown at the same position.
    if ((await lab.position()) < (await requestsOf(lab)))
      await page.getByRole("button", { name: /^To end/ }).click();
    await at(lab, await requestsOf(lab));
    await expect(page.getByText(/^✓ All \d+ identities hold$/)).toBeVisible();
  }
});

test("another lane shows about the same moment, and refused values keep the run", async ({ lab }) => {
  await lab.open(pbm("looping-scan", "at=300"));
  await at(lab, 300);
  const parameters = await lab.showParameters();
  await parameters.getByRole("button", { name: "Add a lane" }).click();
  await at(lab, 450);
  const kept = await lab.serialised();
  for (const [name, value, range] of [
    ["Frames in the pool B", "1", "2 to 16777216"],
    ["Concurrent reads k_r", "0", "1 to 1024"],
    ["Scale 1/s s", "0.5", "1 to 4096"],
  ] as const) {
    const field = parameters.getByLabel(name, { exact: true });
    await field.fill(value);
    await field.press("Enter");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(lab.message).toContainText(range);
    expect(await lab.serialised()).toBe(kept);
    await field.press("Escape");
    await expect(lab.message).toHaveCount(0);
  }
  const streams = parameters.getByRole("textbox", { name: /^Streams, such as/ });
  await streams.fill("S0-59x25 Q7");
  await streams.blur();
  await expect(lab.message).toContainText("Q7");
  expect(await lab.serialised()).toBe(kept);
  await streams.fill("S0-59x25; S0-59x100");
  await streams.blur();
  await expect.poll(() => lab.position()).toBe(0);
  await expect.poll(() => requestsOf(lab)).toBe(360);
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("targets are 24 px or more, 44 px in the transport", async ({ lab, page }) => {
    await lab.open(pbm("buckets", "at=600"));
    await lab.showParameters();
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

test("in German the page's own words are German, and numbers too", async ({ lab, page }) => {
  await page.goto(`./#${pbm("thesis-8", "scale=512&at=2000&lang=de")}`);
  await page.getByRole("button", { name: "Schritt", exact: true }).waitFor();
  await expect(page.getByRole("heading", { name: "Über den Lauf" })).toBeVisible();
  await expect(page.getByText("mal 512", { exact: false })).toBeVisible();
  await page.getByRole("combobox", { name: "Sprache" }).selectOption("en");
  await lab.ready();
  await expect(page.getByRole("heading", { name: /^Over the run/ })).toBeVisible();
});
