/** Words of the figures that look into an SSD. */
import type { ssd as en } from "./en/ssd.ts";
import { lazy } from "./lazy.ts";

export const ssdText = lazy<typeof en>(import.meta.glob("./*/ssd.ts", { eager: true, import: "ssd" }));
