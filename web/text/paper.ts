/** Words of the figures redrawn after the paper. */
import { paper as de } from "./de/paper.ts";
import { paper as en } from "./en/paper.ts";
import { later } from "./later.ts";

export type PaperWords = typeof en;
export const paperText = later<PaperWords>({ en, de });
