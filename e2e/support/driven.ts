/** What a test may ask of a page in any browser: all that the one behind WebDriver answers, and a part of Playwright's. */
import type { Locator, Page } from "@playwright/test";

export interface Driven
  extends Pick<Page, "goto" | "url" | "evaluate" | "waitForFunction" | "setViewportSize"> {
  keyboard: Pick<Page["keyboard"], "press">;
  mouse: Pick<Page["mouse"], "click">;
  getByRole: (
    role: Parameters<Page["getByRole"]>[0],
    options?: { name?: string | RegExp; exact?: boolean; level?: number },
  ) => Pick<Locator, "click" | "waitFor" | "inputValue" | "getAttribute" | "selectOption">;
}
