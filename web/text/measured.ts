/** Words of the dialog about a measured device. */
import type { measured as en } from "./en/measured.ts";
import { lazy } from "./lazy.ts";

export const measuredText = lazy<typeof en>(
  import.meta.glob("./*/measured.ts", { eager: true, import: "measured" }),
);
