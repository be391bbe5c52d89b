/** Words of the dialog about a measured device. */
import { measured as de } from "./de/measured.ts";
import { measured as en } from "./en/measured.ts";
import { lazy } from "./lazy.ts";

export const measuredText = lazy<typeof en>({ en, de });
