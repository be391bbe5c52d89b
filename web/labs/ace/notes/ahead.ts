import type { LaneFrame } from "../../../engine/types.ts";
import type { LabController } from "../../../state/lab.ts";

/** What the next step will do in each lane; null at the end. The run stands again where it stood. */
export function lanesAhead({ playback }: LabController): LaneFrame[] | null {
  const { session } = playback;
  if (session === null || session.position >= session.requests) return null;
  const here = session.position;
  session.seek(here + 1);
  const { lanes } = session.frame({ ordered: false, passing: false });
  session.seek(here);
  return lanes;
}
