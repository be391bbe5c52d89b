/** Words of the figures' pages. */
import type { figuresPage as en } from "./en/figuresPage.ts";
import { lazy } from "./lazy.ts";

export const figuresText = lazy<typeof en>(
  import.meta.glob("./*/figuresPage.ts", { eager: true, import: "figuresPage" }),
);
