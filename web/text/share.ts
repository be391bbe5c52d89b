/** Words of the share dialog. */
import type { share as en } from "./en/share.ts";
import { lazy } from "./lazy.ts";

export const shareText = lazy<typeof en>(import.meta.glob("./*/share.ts", { eager: true, import: "share" }));
