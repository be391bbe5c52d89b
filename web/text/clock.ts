/** Words of lanes by time, loaded with their strip. */
import type { clock as en } from "./en/clock.ts";
import { lazy } from "./lazy.ts";

export const clockText = lazy<typeof en>(import.meta.glob("./*/clock.ts", { eager: true, import: "clock" }));
