/** The text spacing of WCAG's success criterion 1.4.12. */
import type { Page } from "@playwright/test";

/** Looks at the page with that spacing, and takes it away again. */
export async function withWideSpacing(page: Page, look: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `body *:not(svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-bottom: 2em !important }`,
    );
    document.adoptedStyleSheets = [sheet];
  });
  await look();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}
