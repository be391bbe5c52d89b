/** Words of the panel of presets. */
import type { presets as en } from "./en/presets.ts";
import { lazy } from "./lazy.ts";

export const presetsText = lazy<typeof en>(
  import.meta.glob("./*/presets.ts", { eager: true, import: "presets" }),
);
