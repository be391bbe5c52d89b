/** Words of the log strip beside a lane. */
import type { log as en } from "./en/log.ts";
import { lazy } from "./lazy.ts";

export const logText = lazy<typeof en>(import.meta.glob("./*/log.ts", { eager: true, import: "log" }));
