/** Words of the drawing of PostgreSQL's ring. */
import type { ring as en } from "./en/ring.ts";
import { lazy } from "./lazy.ts";

export const ringText = lazy<typeof en>(import.meta.glob("./*/ring.ts", { eager: true, import: "ring" }));
