/** Words of the flash + magnetic lab. */
import type { hybrid as en } from "./en/hybrid.ts";
import { lazy } from "./lazy.ts";

export const hybridText = lazy<typeof en>(
  import.meta.glob("./*/hybrid.ts", { eager: true, import: "hybrid" }),
);
