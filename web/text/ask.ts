/** Words of a page's card. */
import type { ask as en } from "./en/ask.ts";
import { lazy } from "./lazy.ts";

export const askText = lazy<typeof en>(import.meta.glob("./*/ask.ts", { eager: true, import: "ask" }));
