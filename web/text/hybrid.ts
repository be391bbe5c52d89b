/** Words of the flash + magnetic lab. */
import { hybrid as de } from "./de/hybrid.ts";
import { hybrid as en } from "./en/hybrid.ts";
import { lazy } from "./lazy.ts";

export const hybridText = lazy<typeof en>({ en, de });
