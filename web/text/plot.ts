/** Words of plots. */
import type { plot as en } from "./en/plot.ts";
import { lazy } from "./lazy.ts";

export const plotText = lazy<typeof en>(import.meta.glob("./*/plot.ts", { eager: true, import: "plot" }));
