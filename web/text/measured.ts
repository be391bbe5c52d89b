/** Words of the dialog about a measured device. */
import { measured as de } from "./de/measured.ts";
import { measured as en } from "./en/measured.ts";
import { later } from "./later.ts";

export const measuredText = later<typeof en>({ en, de });
