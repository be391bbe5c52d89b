/** Words of the share dialog. */
import { share as de } from "./de/share.ts";
import { share as en } from "./en/share.ts";
import { later } from "./later.ts";

export const shareText = later<typeof en>({ en, de });
