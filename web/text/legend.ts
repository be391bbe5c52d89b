/** Words of legends. */
import { legend as de } from "./de/legend.ts";
import { legend as en } from "./en/legend.ts";
import { lazy } from "./lazy.ts";

export const legendText = lazy<typeof en>({ en, de });
