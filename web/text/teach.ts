/** Words of the page for a class, and of its worksheets. */
import type { teach as en } from "./en/teach.ts";
import { lazy } from "./lazy.ts";

export const teachText = lazy<typeof en>(import.meta.glob("./*/teach.ts", { eager: true, import: "teach" }));
