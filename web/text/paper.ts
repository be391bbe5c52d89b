/** Words of the figures redrawn after the paper. */
import { paper as de } from "./de/paper.ts";
import { paper as en } from "./en/paper.ts";
import { lazy } from "./lazy.ts";

export type PaperWords = typeof en;
export const paperText = lazy<PaperWords>({ en, de });
