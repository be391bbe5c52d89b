/** Words of Algorithm 1 and of the cards. */
import type { why as en } from "./en/why.ts";
import { lazy } from "./lazy.ts";

export type WhyText = typeof en;
export const whyText = lazy<WhyText>(import.meta.glob("./*/why.ts", { eager: true, import: "why" }));
