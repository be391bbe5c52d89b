import { Strip as RequestsOf } from "../../lab/Strip.tsx";
import type { Shown } from "../../state/playback.ts";
import type { HybridFrame } from "./engine/types.ts";
import { laneLabel } from "./lanes.ts";
import { ofStrip } from "./requests.ts";

/** The requests around the position; there are some that create pages or empty the pool. */
export const Strip = (props: { frame: HybridFrame; strip: Shown["strip"] }) => (
  <RequestsOf {...props} laneLabel={laneLabel} unpacked={ofStrip} further />
);
