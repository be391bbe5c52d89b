/** Words of the page on what may be evicted without loss: they come with that page. */
import type { lossless as en } from "./en/lossless.ts";
import { lazy } from "./lazy.ts";

export type LosslessWords = typeof en;
export const losslessText = lazy<LosslessWords>(
  import.meta.glob("./*/lossless.ts", { eager: true, import: "lossless" }),
);
