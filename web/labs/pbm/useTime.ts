import { useMemo } from "react";
import type { PrescanFrame } from "../../engine/types.ts";
import type { PbmFrame } from "./engine/types.ts";
import { clockOf, type TimeAxis, timeAxis } from "./time.ts";

const nothing = { positions: [0], times_us: [0] };

/** The run's time as an axis; it grows as the prescan goes on. */
export function useTime(frame: PbmFrame | null, prescan: PrescanFrame | null): TimeAxis {
  const lanes = frame?.lanes.length ?? 0;
  const requests = frame?.requests ?? 0;
  const scale = frame?.world.scale ?? 1;
  return useMemo(
    () => timeAxis(prescan === null ? nothing : clockOf(prescan, lanes), requests, scale),
    [prescan, lanes, requests, scale],
  );
}
