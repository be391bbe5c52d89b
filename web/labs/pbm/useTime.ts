import { useMemo } from "react";
import type { PbmFrame } from "../../engine/pbm/types.ts";
import type { SurveyFrame } from "../../engine/types.ts";
import { clockOf, type TimeAxis, timeAxis } from "./time.ts";

const nothing = { positions: [0], times_us: [0] };

/** The run's time as an axis; it grows as the survey goes on. */
export function useTime(frame: PbmFrame | null, survey: SurveyFrame | null): TimeAxis {
  const lanes = frame?.lanes.length ?? 0;
  const requests = frame?.requests ?? 0;
  const scale = frame?.world.scale ?? 1;
  return useMemo(
    () => timeAxis(survey === null ? nothing : clockOf(survey, lanes), requests, scale),
    [survey, lanes, requests, scale],
  );
}
