/** Words of the figures redrawn after the paper. */
import type { paper as en } from "./en/paper.ts";
import { lazy } from "./lazy.ts";

export type PaperWords = typeof en;
export const paperText = lazy<PaperWords>(import.meta.glob("./*/paper.ts", { eager: true, import: "paper" }));
