/** Words of the tab that shows what ACE saves. */
import type { savings as en } from "./en/savings.ts";
import { lazy } from "./lazy.ts";

export const savingsText = lazy<typeof en>(
  import.meta.glob("./*/savings.ts", { eager: true, import: "savings" }),
);
