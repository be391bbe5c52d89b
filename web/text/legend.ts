/** Words of legends. */
import type { legend as en } from "./en/legend.ts";
import { lazy } from "./lazy.ts";

export const legendText = lazy<typeof en>(
  import.meta.glob("./*/legend.ts", { eager: true, import: "legend" }),
);
