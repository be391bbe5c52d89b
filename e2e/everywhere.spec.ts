/** What holds on every route: each is opened once, and looked at in one way after the other; by day six of them, in two ways. */
import type { Page } from "@playwright/test";
import { drawnSigns } from "../web/ui/signs.ts";
import { violationsInThemes } from "./support/axe.ts";
import { ALL, byDay } from "./support/day.ts";
import { cutWords } from "./support/layout.ts";
import { firstSteps } from "./support/links.ts";
import { link, sideways } from "./support/page.ts";
import { openRoute, routes, type SiteRoute } from "./support/routes.ts";
import { settled } from "./support/settled.ts";
import { withWideSpacing } from "./support/spacing.ts";
import { expect, test } from "./support/test.ts";
import { shownTheme, showTheme, themes } from "./support/themes.ts";

const cut = async (page: Page) => {
  await settled(page);
  return cutWords(page);
};

/** Words in which a name of the papers or a sign stands as it is typed. */
const notSet = (page: Page) =>
  page.evaluate((signs) => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const plain = node.parentElement?.closest(
        "code, pre, input, option, textarea, title, desc, .cm-editor",
      );
      const words = node.textContent ?? "";
      if (plain == null && (/\b[kn]_[a-z]\b/.test(words) || [...signs].some((sign) => words.includes(sign))))
        found.push(words);
    }
    return found;
  }, drawnSigns);

/** Each look begins with the page as it was opened, but for the window's size, and leaves no trace. */
const looks: Record<string, (page: Page, route: SiteRoute) => Promise<void>> = {
  "axe finds nothing, in any theme": async (page) => {
    // A presentation has the projector's theme, whatever the reader chose.
    const only = await shownTheme(page);
    const shown = only === "projector" ? [only] : themes;
    expect.soft(await violationsInThemes(page, "html", shown)).toEqual([]);
  },

  "names like k_w have their letter lowered, and signs that the face lacks are drawn": async (page) => {
    expect.soft(await notSet(page)).toEqual([]);
  },

  "text at twice its size is neither cut nor lost": async (page) => {
    await page.setViewportSize({ width: 1280, height: 768 });
    const size = (wanted: string) =>
      page.evaluate((wanted) => {
        document.documentElement.style.fontSize = wanted;
      }, wanted);
    await size("200%");
    expect.soft(await cut(page)).toEqual([]);
    expect.soft(await sideways(page)).toBeLessThanOrEqual(0);
    await size("");
  },

  "with wider text spacing nothing is cut": async (page) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await withWideSpacing(page, async () => {
      expect.soft(await cut(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect.soft(await sideways(page)).toBeLessThanOrEqual(0);
    });
  },

  "it prints without its controls, on white": async (page) => {
    const before = await shownTheme(page);
    await showTheme(page, "dark");
    await page.emulateMedia({ media: "print" });
    await settled(page);
    const printed = await page.evaluate(() => {
      const seen = [...document.querySelectorAll<HTMLElement>("button:not(.printed), select, input, nav")];
      const shown = seen.filter((element) => element.offsetParent !== null && element.checkVisibility());
      return {
        controls: shown.map((element) => element.outerHTML.slice(0, 80)),
        paper: getComputedStyle(document.documentElement).backgroundColor,
      };
    });
    expect.soft(printed).toEqual({ controls: [], paper: "rgb(255, 255, 255)" });
    await page.emulateMedia({ media: "screen" });
    await showTheme(page, before);
  },

  // Last, since it draws the route anew: as it is on a screen that was narrow from the beginning.
  "it does not scroll sideways at 320 px, and cuts no words": async (page, route) => {
    const elsewhere = route.hash === "/lessons" ? "Figures" : "Lessons";
    const heading = page.getByRole("heading", { level: 1, name: elsewhere, exact: true });
    await page.setViewportSize({ width: 320, height: 640 });
    await link(page, `/${elsewhere.toLowerCase()}`);
    await heading.waitFor();
    await link(page, route.hash);
    await heading.waitFor({ state: "detached" });
    await route.ready(page);
    expect.soft(await sideways(page)).toBeLessThanOrEqual(0);
    expect.soft(await cut(page)).toEqual([]);
  },
};

/** One of each kind of page. */
const six = [
  "the first page",
  "the lab",
  "a lesson",
  "for a class",
  "the flash + magnetic lab",
  "the predictive lab",
];
const daily = Object.keys(looks).filter((name) => /axe|320 px/.test(name));

for (const route of routes) {
  const title = `${route.name}: axe, large and wide text, paper, 320 px`;
  test(title, byDay(six.includes(route.name)), async ({ page, lab: _ }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openRoute(page, route);
    for (const [name, look] of Object.entries(looks))
      if (ALL || daily.includes(name)) await test.step(name, () => look(page, route));
  });
}

test("these looks see a button without a name, words too pale in one theme, and a box too wide", {
  tag: "@all",
}, async ({ page, lab: _ }) => {
  const [route] = routes.filter(({ hash }) => hash === "/accessibility");
  if (route === undefined) throw new Error("no such route");
  await openRoute(page, route);
  await page.evaluate(() => {
    const words = document.createElement("p");
    words.textContent = "Black on white, and on black";
    words.style.color = "light-dark(#000000, #222222)";
    words.style.width = "2000px";
    document.querySelector("main")?.prepend(document.createElement("button"), words);
  });
  const found = await violationsInThemes(page);
  expect(found.map((line) => line.split(": ", 2).join(": "))).toEqual([
    "light: button-name",
    "dark: color-contrast",
  ]);
  expect(await sideways(page)).toBeGreaterThan(0);
  await page.evaluate(() => document.querySelector("main")?.prepend("k_w is 3", "or ✕"));
  expect(await notSet(page)).toEqual(["k_w is 3", "or ✕"]);
});

test("every route has a title of its own", async ({ page, lab: _ }) => {
  const titles: string[] = [];
  for (const route of routes.filter(({ again }) => again !== true)) {
    await (titles.length === 0 ? openRoute(page, route) : link(page, route.hash));
    // A page names itself just after it is drawn.
    await expect.poll(async () => titles.includes(await page.title()), { message: route.name }).toBe(false);
    titles.push(await page.title());
  }
  expect(new Set(titles).size).toBe(titles.length);
});

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
]) {
  test(
    `what has the focus is not covered, ${viewport.width} px`,
    byDay(viewport.width === 1366),
    async ({ page, lab }) => {
      await page.setViewportSize(viewport);
      await lab.open(firstSteps("at=14"));
      await settled(page);
      const covered: string[] = [];
      for (let stop = 0; stop < 60; stop += 1) {
        await page.keyboard.press("Tab");
        const hidden = await page.evaluate(() => {
          const element = document.activeElement;
          if (element === null || element === document.body) return "";
          // A field for readers of screens alone; the picture that it reads shows the focus.
          if (element.classList.contains("sr-only")) return "";
          const { left, right, top, bottom } = element.getBoundingClientRect();
          // Entirely hidden is what the criterion forbids: one of these points must be seen.
          const places = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
          const seen = places.some(([x, y]) => {
            const at = document.elementFromPoint(left + x * (right - left), top + y * (bottom - top));
            return (
              at !== null && (element.contains(at) || at.contains(element) || at.closest("label") !== null)
            );
          });
          return seen ? "" : element.outerHTML.slice(0, 100);
        });
        if (hidden !== "") covered.push(hidden);
      }
      expect(covered).toEqual([]);
    },
  );
}
