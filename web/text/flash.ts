/** Words of the figure of a flash drive: its blocks, what a step did to them, its counters. */
import type { flash as en } from "./en/flash.ts";
import { lazy } from "./lazy.ts";

export const flashText = lazy<typeof en>(import.meta.glob("./*/flash.ts", { eager: true, import: "flash" }));
