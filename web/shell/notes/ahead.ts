import type { RunSession } from "../../engine/runSession.ts";
import type { RunFrame } from "../../engine/types.ts";

/** The frame of the next step; null at the end. The run stands again where it stood. */
export function frameAhead<Frame extends RunFrame>(session: RunSession<Frame> | null): Frame | null {
  if (session === null || session.position >= session.requests) return null;
  const here = session.position;
  session.seek(here + 1);
  const frame = session.frame({ ordered: false, passing: false });
  session.seek(here);
  return frame;
}
