/** Words of the tab with curves over the size of the pool. */
import type { sizes as en } from "./en/sizes.ts";
import { lazy } from "./lazy.ts";

export const sizesText = lazy<typeof en>(import.meta.glob("./*/sizes.ts", { eager: true, import: "sizes" }));
