import type { LabFrame } from "../../../engine/types.ts";
import { Recorded } from "../recorded/Recorded.tsx";

export function Tab({ readable: { lanes, moment, ...frame } }: { readable: LabFrame }) {
  const requests = moment?.requests[0] ?? frame.requests;
  const recording = lanes[0]?.recording;
  return recording && <Recorded lanes={lanes} recording={recording} requests={requests} />;
}
