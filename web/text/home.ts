/** Words of the first page, loaded with it. */
import type { home as en } from "./en/home.ts";
import { lazy } from "./lazy.ts";

export const homeText = lazy<typeof en>(import.meta.glob("./*/home.ts", { eager: true, import: "home" }));
