/** Words of the page on calibrated run times: they come with that page. */
import { calibration as de } from "./de/calibration.ts";
import { calibration as en } from "./en/calibration.ts";
import { lazy } from "./lazy.ts";

export type CalibrationWords = typeof en;
export const calibrationText = lazy<CalibrationWords>({ en, de });
