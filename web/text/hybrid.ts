/** Words of the flash + magnetic lab. */
import { hybrid as de } from "./de/hybrid.ts";
import { hybrid as en } from "./en/hybrid.ts";
import { later } from "./later.ts";

export const hybridText = later<typeof en>({ en, de });
