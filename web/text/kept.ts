/** Words for what a policy keeps besides its order. */
import { kept as de } from "./de/kept.ts";
import { kept as en } from "./en/kept.ts";
import { lazy } from "./lazy.ts";

export const keptText = lazy<typeof en>({ en, de });
