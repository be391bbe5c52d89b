/** axe on the page as it stands: WCAG 2.0 to 2.2, levels A and AA, and that no two landmarks are called alike. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { ALL } from "./day.ts";
import { shownTheme, showTheme, themes } from "./themes.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];
/** A theme sets colours and nothing else (web/styles/tokens.css): all other rules say the same in every theme. */
const ofColours = ["color-contrast", "link-in-text-block"];

/** What axe finds, in the whole page or in a part of it, one line each: rule, place, what it says. */
export async function violations(page: Page, part = "html", rules?: readonly string[]): Promise<string[]> {
  // Without what is still on its way: a colour in transition is no one's fault.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
  );
  // In the page itself, and without a selector for each of the thousands of elements in which nothing is wrong.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"], rules: { "landmark-unique": { enabled: true } } })
    .include(part)
    .setLegacyMode();
  const { violations } = await (rules === undefined
    ? axe.withTags(tags)
    : axe.withRules([...rules])
  ).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary?.split("\n")[1]?.trim()}`),
  );
}

/** What is open above the page: a dialog, or a menu or help that any click closes. */
export const above = "dialog[open], [popover]:popover-open";

/**
 * The same in each theme, one after the other in the page at hand: every rule once, those of colours in each. By day in the
 * first of them.
 */
export async function violationsInThemes(
  page: Page,
  part?: string,
  shown: readonly string[] = themes,
): Promise<string[]> {
  const before = await shownTheme(page);
  const found: string[] = [];
  for (const [at, theme] of (ALL ? shown : shown.slice(0, 1)).entries()) {
    await showTheme(page, theme);
    const lines = await violations(page, part, at === 0 ? undefined : ofColours);
    found.push(...lines.map((line) => `${theme}: ${line}`));
  }
  await showTheme(page, before);
  return found;
}
