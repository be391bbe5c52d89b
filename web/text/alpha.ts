/** Words of what a write costs a drive's chips, and of closed forms of write amplification. */
import type { alpha as en } from "./en/alpha.ts";
import { lazy } from "./lazy.ts";

export const alphaText = lazy<typeof en>(import.meta.glob("./*/alpha.ts", { eager: true, import: "alpha" }));
