import type { LaneFrame } from "../../engine/types.ts";
import { stripOf } from "../../lab/Strip.tsx";
import { laneLabel } from "./lanes.ts";

/** The requests around the position. */
export const Strip = stripOf<LaneFrame>({
  laneLabel,
  unpacked: (packed) => ({ pageNumber: packed >>> 1, write: (packed & 1) === 1 }),
});
