import type { LabFrame } from "../../engine/types.ts";
import { Strip as RequestsOf } from "../../lab/Strip.tsx";
import type { Shown } from "../../state/playback.ts";
import { laneLabel } from "./lanes.ts";

const unpacked = (packed: number) => ({ pageNumber: packed >>> 1, write: (packed & 1) === 1 });

/** The requests around the position. */
export const Strip = (props: { frame: LabFrame; strip: Shown["strip"] }) => (
  <RequestsOf {...props} laneLabel={laneLabel} unpacked={unpacked} />
);
