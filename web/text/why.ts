/** Words of Algorithm 1 and of the cards. */
import { why as de } from "./de/why.ts";
import { why as en } from "./en/why.ts";
import { later } from "./later.ts";

export type WhyText = typeof en;
export const whyText = later<WhyText>({ en, de });
