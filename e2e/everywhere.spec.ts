/** What holds on every route. */
import type { Page } from "@playwright/test";
import { violations } from "./support/axe.ts";
import { firstSteps } from "./support/links.ts";
import { openRoute, routes } from "./support/routes.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";
import { chooseTheme, themes } from "./support/themes.ts";

for (const theme of themes) {
  for (const route of routes) {
    test(`axe finds nothing: ${route.name}, ${theme}`, async ({ page, lab: _ }) => {
      // The gallery holds every figure, and axe takes its time with each.
      test.slow();
      await chooseTheme(page, theme);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openRoute(page, route);
      expect(await violations(page)).toEqual([]);
    });
  }
}

/** By how many pixels the page is wider than its window. */
const sideways = async (page: Page) => {
  await settled(page);
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
};

/** Words that are cut: their box hides what does not fit. Scrolling boxes show it. */
const cut = async (page: Page) => {
  await settled(page);
  return page.evaluate(() => {
    const hides = (element: Element) => {
      const { overflowX, overflowY, clip, clipPath } = getComputedStyle(element);
      const forReaders = clip === "rect(0px, 0px, 0px, 0px)" || clipPath === "inset(50%)";
      if (forReaders || element.closest(".sr-only") !== null) return false;
      const wide = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const high = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
      return element.clientWidth > 0 && (wide || high);
    };
    const speaks = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== "");
    return [...document.querySelectorAll("body *")]
      .filter((element) => speaks(element) && element.closest("svg, option") === null && hides(element))
      .map((element) => `${element.tagName}: ${element.textContent?.slice(0, 60)}`);
  });
};

for (const route of routes) {
  test(`${route.name} does not scroll sideways at 320 px, and cuts no words`, async ({ page, lab: _ }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openRoute(page, route);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await cut(page)).toEqual([]);
  });

  test(`${route.name}: text at twice its size is neither cut nor lost`, async ({ page, lab: _ }) => {
    await page.setViewportSize({ width: 1280, height: 768 });
    await openRoute(page, route);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    expect(await cut(page)).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });

  test(`${route.name}: with wider text spacing nothing is cut`, async ({ page, lab: _ }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await openRoute(page, route);
    // The spacing of success criterion 1.4.12.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>("body *:not(svg *)")) {
        element.style.lineHeight = "1.5";
        element.style.letterSpacing = "0.12em";
        element.style.wordSpacing = "0.16em";
        if (element.tagName === "P") element.style.marginBottom = "2em";
      }
    });
    expect(await cut(page)).toEqual([]);
  });

  test(`${route.name} prints without its controls, on white`, async ({ page, lab: _ }) => {
    await chooseTheme(page, "dark");
    await openRoute(page, route);
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
    expect(printed).toEqual({ controls: [], paper: "rgb(255, 255, 255)" });
  });
}

test("every route has a title of its own", async ({ page, lab: _ }) => {
  const titles: string[] = [];
  for (const route of routes.filter(({ hash }) => hash !== "/gallery")) {
    await openRoute(page, route);
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
  test(`what has the focus is not covered, ${viewport.width} px`, async ({ page, lab }) => {
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
  });
}
