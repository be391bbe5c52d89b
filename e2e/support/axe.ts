/** axe on the page as it stands: WCAG 2.0 to 2.2, levels A and AA. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe finds, in the whole page or in a part of it, one line each: rule, place, what it says. */
export async function violations(page: Page, part = "html"): Promise<string[]> {
  // Without what is still on its way: a colour in transition is no one's fault.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
  );
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary?.split("\n")[1]?.trim()}`),
  );
}
