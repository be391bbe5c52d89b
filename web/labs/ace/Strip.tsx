import type { LaneFrame } from "../../engine/types.ts";
import { stripOf } from "../../lab/Strip.tsx";
import { laneLabel } from "./lanes.ts";

export const unpacked = (packed: number) => ({ pageNumber: packed >>> 1, write: (packed & 1) === 1 });

/** The requests around the position. */
export const Strip = stripOf<LaneFrame>({ laneLabel, unpacked });
