/** Words of the predictive lab. */
import { pbm as de } from "./de/pbm.ts";
import { pbm as en } from "./en/pbm.ts";
import { lazy } from "./lazy.ts";

export const pbmText = lazy<typeof en>({ en, de });
