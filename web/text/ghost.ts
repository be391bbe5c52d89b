/** Words of a lane's choices, held against others. */
import type { ghost as en } from "./en/ghost.ts";
import { lazy } from "./lazy.ts";

export const ghostText = lazy<typeof en>(import.meta.glob("./*/ghost.ts", { eager: true, import: "ghost" }));
