/** A second language: chosen in the heading, remembered, asked for by a link; everything that is read follows it. */
import type { Page } from "@playwright/test";
import { violationsInThemes } from "./support/axe.ts";
import { cutWords, wordsOverWords } from "./support/layout.ts";
import { hybrid, pbm } from "./support/links.ts";
import { sideways } from "./support/page.ts";
import { settled } from "./support/settled.ts";
import { withWideSpacing } from "./support/spacing.ts";
import { expect, test } from "./support/test.ts";

const languageField = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });
const stepTo = async (page: Page, hash: string) => {
  await page.goto("about:blank");
  await page.goto(`./#${hash}`);
  await page.getByRole("slider", { name: "Position" }).waitFor();
};

test("chosen in the heading, the run stays where it is, the focus too, and a reload keeps the language", async ({
  page,
}) => {
  await stepTo(page, "/ace?preset=first-steps&at=9");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const before = await page.evaluate(() => window.bufferpoolLab.serialised());
  await languageField(page, "Language").selectOption("de");
  await expect(languageField(page, "Sprache")).toBeFocused();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  expect(await page.evaluate(() => window.bufferpoolLab.serialised())).toBe(before);
  await page.getByRole("button", { name: "Schritt", exact: true }).click();
  await expect(page.getByTestId("sentence-1")).toHaveText(
    /^Schreiben von Seite 9: Fehlzugriff\. Seite 4 steht am LRU-Ende; sie ist geändert, also schreibt ACE die Seiten 4, 5 und 2 als ein Bündel/,
  );
  // The address follows a moment later.
  await expect(page).toHaveURL(/[?&]at=10\b/);
  await page.reload();
  await expect(page.getByTestId("sentence-0")).toHaveText(/^Schreiben von Seite 9: Fehlzugriff/);
  await expect(languageField(page, "Sprache")).toHaveValue("de");
  // Back again, as easily.
  await languageField(page, "Sprache").selectOption("en");
  await expect(page.getByTestId("sentence-0")).toHaveText(/^Write of page 9: a miss/);
});

test("a link asks for a language without changing what is remembered, and goes on asking for it", {
  tag: "@all",
}, async ({ page }) => {
  await stepTo(page, "/ace?preset=poster&lang=de");
  await page.getByRole("tab", { name: "Alle Zähler" }).click();
  const row = page.getByRole("row", { name: /^Schreibbündel/ });
  await expect(row.getByRole("cell").last()).toHaveText(/^\d\d,\d\s%\sweniger$/);
  await expect(
    page
      .getByRole("row", { name: /^Geschriebene Seiten/ })
      .getByRole("cell")
      .first(),
  ).toHaveText(/^\d\d\.\d{3}$/);
  await expect(page).toHaveURL(/[?&]lang=de$/);
  await stepTo(page, "/ace?preset=poster");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a link that asks for a language nobody knows says so, and the page is English", async ({ page }) => {
  await stepTo(page, "/ace?preset=first-steps&lang=tlh");
  await expect(page.getByRole("alert")).toContainText("lang: tlh is not legal here");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("fields take a decimal comma in German, and a refusal says in German what is legal", {
  tag: "@all",
}, async ({ page }) => {
  await stepTo(page, "/ace?preset=first-steps&lang=de");
  const panel = page.getByRole("complementary", { name: "Parameter" });
  if (!(await panel.isVisible())) await page.getByRole("button", { name: "Parameter" }).click();
  const alpha = panel.getByRole("textbox", { name: /Asymmetrie/ });
  await alpha.fill("2,8");
  await alpha.press("Enter");
  await expect(page).toHaveURL(/[?&]alpha=2\.8&/);
  const pool = panel.getByRole("textbox", { name: /Rahmen im Bufferpool/ });
  await pool.fill("0");
  await pool.press("Enter");
  await expect(panel.getByRole("alert")).toHaveText(
    /^frames: 0 ist hier nicht zulässig; zulässig: eine ganze Zahl von 1 bis/,
  );
});

test("a figure keeps its run when the language changes", { tag: "@all" }, async ({ page }) => {
  await page.goto("./#/figures/poster-1");
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.getByText(/^Computed here/)).toBeVisible({ timeout: 60_000 });
  await languageField(page, "Language").selectOption("de");
  await expect(page.getByText(/^Hier berechnet/)).toBeVisible();
  await expect(page).toHaveTitle(/Bufferpool Lab$/);
});

test("a lesson goes on in another language where it is read, with its numbers and its section's address", {
  tag: "@all",
}, async ({ page }) => {
  await page.goto("./#/lessons/ace?seed=1&part=what-one-page-costs");
  const heading = page.locator("#section-what-one-page-costs");
  await expect(heading).toHaveText("What one page costs");
  await expect(heading).toBeInViewport();
  // Read on from there.
  const next = page.locator("#section-a-second-decision");
  await next.evaluate((element) => element.scrollIntoView());
  await languageField(page, "Language").selectOption("de", { force: true });
  await expect(heading).toHaveText("Was eine Seite kostet");
  await expect(next).toHaveText("Eine zweite Entscheidung");
  await expect(next).toBeInViewport();
  const article = page.locator("article.lesson");
  await expect(article).toHaveAttribute("lang", "de");
  await expect(article).toContainText("kostet Schreiben so viel wie 2,8-mal Lesen");
  await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "de");
});

test("German: no violation that axe finds, nothing wider than the page", { tag: "@all" }, async ({
  page,
}) => {
  for (const width of [320, 390, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await stepTo(page, "/ace?preset=first-steps&at=10&lang=de");
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    if (width < 390) continue;
    await withWideSpacing(page, async () =>
      expect(await sideways(page), `${width} px`).toBeLessThanOrEqual(0),
    );
  }
  expect(await violationsInThemes(page, "html", ["light", "dark"])).toEqual([]);
});

test("German words, which are longer, lie over nothing, and nothing of them is cut", { tag: "@all" }, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("bufferpool-lab-tab", ""));
  for (const [width, hash] of [
    [1366, "/ace?preset=poster&at=2000"],
    [1024, "/ace?preset=poster&at=2000"],
    [1366, hybrid("lambda", "at=9000")],
    [1366, pbm("buckets", "at=600")],
  ] as const) {
    await page.setViewportSize({ width, height: 768 });
    await stepTo(page, `${hash}&lang=de`);
    await page.getByRole("button", { name: "Parameter", exact: true }).click();
    await page.locator(".parameters").waitFor();
    await page.keyboard.press("End");
    await settled(page);
    const beyondPanel = await page
      .locator(".parameters")
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect([hash, beyondPanel, await cutWords(page), await wordsOverWords(page)]).toEqual([hash, 0, [], []]);
  }
});

test.describe("the flash + magnetic lab in German", () => {
  test("sentences, labels, help, refusals and the strip's words are German", { tag: "@all" }, async ({
    lab,
    page,
  }) => {
    await page.goto(`./#${hybrid("ten-pages", "at=24&page=7&lang=de")}`);
    await expect(page.getByTestId("sentence-0")).toContainText(
      "hätte auf Flash 132 Einheiten weniger gekostet, mehr als die 130 Einheiten für den Wechsel hin und zurück, also wechselt sie: Das Schreiben auf Flash kostet 118 Einheiten.",
    );
    await expect(page.getByRole("heading", { name: /^Offline-Optimum, LRU/ })).toBeVisible();
    await lab.tab("Seite verfolgen");
    await expect(page.getByTestId("page-0")).toContainText("auf Flash; C = 0");
    await page.getByRole("button", { name: "Über Konservativ (Grenze bei 0), LRU" }).click();
    const card = page.getByRole("dialog", { name: "Über Konservativ (Grenze bei 0), LRU" });
    await expect(card.getByText("Nur glauben, was bezahlt wurde", { exact: false })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(card).toBeHidden();
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

  test("a preset and the language survive the way from one lab to the other and back", {
    tag: "@all",
  }, async ({ page }) => {
    await page.goto("./#/ace?preset=first-steps&at=9");
    await page.getByRole("combobox", { name: "Language" }).selectOption("de");
    await page.getByRole("button", { name: "Labore" }).click();
    await page.getByRole("link", { name: "Labor Flash + Magnetplatte" }).click();
    await expect(page.getByRole("heading", { name: /^Konservativ/ })).toBeVisible();
    await page.getByRole("button", { name: "Labore" }).click();
    await page.getByRole("link", { name: "ACE-Labor" }).click();
    await expect(page.getByRole("heading", { name: /^LRU (?!\+)/ })).toBeVisible();
  });

  test("no violation that axe finds, nothing wider than the page", { tag: "@all" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const width of [320, 390, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("about:blank");
      await page.goto(`./#${hybrid("cost-queues", "at=90&page=7&lang=de")}`);
      await page.getByRole("button", { name: "Schritt", exact: true }).waitFor();
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    }
    expect(await violationsInThemes(page, "html", ["light", "dark"])).toEqual([]);
  });
});

test("the predictive lab in German: its own words are German, and numbers too", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  await page.goto(`./#${pbm("thesis-8", "scale=512&at=2000&lang=de")}`);
  await page.getByRole("button", { name: "Schritt", exact: true }).waitFor();
  await lab.tab("Verläufe");
  await expect(page.getByRole("heading", { name: "Über den Lauf" })).toBeVisible();
  await lab.tab("Legende");
  await expect(page.getByText("mal 512", { exact: false })).toBeVisible();
  await page.getByRole("combobox", { name: "Sprache" }).selectOption("en");
  await lab.ready();
  await lab.tab("Curves");
  await expect(page.getByRole("heading", { name: /^Over the run/ })).toBeVisible();
});
