import type { ThumbnailLane, Tile } from "../../figures/PoolThumbnail.tsx";
import type { Colour } from "../../figures/palette.ts";
import { FREE_FRAME, type PbmFrame } from "./engine/types.ts";
import { NOBODY, stepOf, timeScale } from "./figures/timeScale.ts";

const FILLS = ["next0", "next1", "next2", "next3", "next4"] as const satisfies readonly Colour[];
const INKS = ["onNext0", "onNext1", "onNext2", "onNext3", "onNext4"] as const satisfies readonly Colour[];

/** The pools by frame, each block by when it is asked for next. */
export const thumbnailLanes = ({ lanes, world }: PbmFrame): ThumbnailLane[] => {
  const scale = timeScale(world);
  return lanes.map(({ columns, step: { event } }) => {
    const victims = new Set(event?.evicted.map(({ frame }) => frame));
    const candidates = new Set(event?.drawn.map(({ frame }) => frame));
    return Array.from(columns.blocks, (block, frame): Tile => {
      const step = block === FREE_FRAME ? NOBODY : stepOf(scale, columns.timesUs[frame] ?? 0);
      const ring = event?.frame === frame ? "requested" : candidates.has(frame) ? "badge" : undefined;
      return {
        ...{ fill: FILLS[step] ?? "free", ink: INKS[step] ?? "onFree", ring, left: victims.has(frame) },
        name: block === FREE_FRAME ? null : String(block),
      };
    });
  });
};
