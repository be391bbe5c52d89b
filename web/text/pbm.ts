/** Words of the predictive lab. */
import { pbm as de } from "./de/pbm.ts";
import { pbm as en } from "./en/pbm.ts";
import { later } from "./later.ts";

export const pbmText = later<typeof en>({ en, de });
