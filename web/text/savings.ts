/** Words of the tab that shows what ACE saves. */
import { savings as de } from "./de/savings.ts";
import { savings as en } from "./en/savings.ts";
import { lazy } from "./lazy.ts";

export const savingsText = lazy<typeof en>({ en, de });
