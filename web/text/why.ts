/** Words of Algorithm 1 and of the cards. */
import { why as de } from "./de/why.ts";
import { why as en } from "./en/why.ts";
import { lazy } from "./lazy.ts";

export type WhyText = typeof en;
export const whyText = lazy<WhyText>({ en, de });
