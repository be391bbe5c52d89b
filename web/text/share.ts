/** Words of the share dialog. */
import { share as de } from "./de/share.ts";
import { share as en } from "./en/share.ts";
import { lazy } from "./lazy.ts";

export const shareText = lazy<typeof en>({ en, de });
