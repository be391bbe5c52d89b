/** Words of plots. */
import { plot as de } from "./de/plot.ts";
import { plot as en } from "./en/plot.ts";
import { later } from "./later.ts";

export const plotText = later<typeof en>({ en, de });
