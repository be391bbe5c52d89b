/** Words of the figures' pages. */
import { figuresPage as de } from "./de/figuresPage.ts";
import { figuresPage as en } from "./en/figuresPage.ts";
import { lazy } from "./lazy.ts";

export const figuresText = lazy<typeof en>({ en, de });
