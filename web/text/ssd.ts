/** Words of the figures that look into an SSD. */
import { ssd as de } from "./de/ssd.ts";
import { ssd as en } from "./en/ssd.ts";
import { later } from "./later.ts";

export const ssdText = later<typeof en>({ en, de });
