/** Words of the predictive lab. */
import type { pbm as en } from "./en/pbm.ts";
import { lazy } from "./lazy.ts";

export const pbmText = lazy<typeof en>(import.meta.glob("./*/pbm.ts", { eager: true, import: "pbm" }));
