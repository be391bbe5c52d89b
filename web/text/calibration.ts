/** Words of the page on calibrated run times: they come with that page. */
import type { calibration as en } from "./en/calibration.ts";
import { lazy } from "./lazy.ts";

export type CalibrationWords = typeof en;
export const calibrationText = lazy<CalibrationWords>(
  import.meta.glob("./*/calibration.ts", { eager: true, import: "calibration" }),
);
