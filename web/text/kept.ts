/** Words for what a policy keeps besides its order. */
import type { kept as en } from "./en/kept.ts";
import { lazy } from "./lazy.ts";

export const keptText = lazy<typeof en>(import.meta.glob("./*/kept.ts", { eager: true, import: "kept" }));
