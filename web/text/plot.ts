/** Words of plots. */
import { plot as de } from "./de/plot.ts";
import { plot as en } from "./en/plot.ts";
import { lazy } from "./lazy.ts";

export const plotText = lazy<typeof en>({ en, de });
