/** Words of the figures that look into an SSD. */
import { ssd as de } from "./de/ssd.ts";
import { ssd as en } from "./en/ssd.ts";
import { lazy } from "./lazy.ts";

export const ssdText = lazy<typeof en>({ en, de });
