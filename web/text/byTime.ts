/** Words of lanes by time, loaded with their strip. */
import type { byTime as en } from "./en/byTime.ts";
import { lazy } from "./lazy.ts";

export const byTimeText = lazy<typeof en>(
  import.meta.glob("./*/byTime.ts", { eager: true, import: "byTime" }),
);
