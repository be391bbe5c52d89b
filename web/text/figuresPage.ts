/** Words of the figures' pages. */
import { figuresPage as de } from "./de/figuresPage.ts";
import { figuresPage as en } from "./en/figuresPage.ts";
import { later } from "./later.ts";

export const figuresText = later<typeof en>({ en, de });
