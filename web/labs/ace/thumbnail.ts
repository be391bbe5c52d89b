import type { LabFrame } from "../../engine/types.ts";
import type { ThumbnailLane, Tile } from "../../figures/PoolThumbnail.tsx";
import { INK } from "../../figures/pool/CellFace.tsx";
import { isPrefetched, MARK, marksAt, pageIn, poolModel, stateOf } from "../../figures/pool/model.ts";

const RINGS = [
  [MARK.requested, "requested"],
  [MARK.written, "batch"],
  [MARK.spared, "victim"],
] as const;

/** The pools of a frame as tiles, most recently used first. */
export const thumbnailLanes = ({ lanes }: LabFrame): ThumbnailLane[] =>
  lanes.map((lane) => {
    const model = poolModel(lane, "order");
    return Array.from(model.slots, (frame, slot): Tile => {
      const state = stateOf(model, frame);
      const bits = marksAt(model, frame);
      return {
        ...{ fill: state, ink: INK[state], name: state === "free" ? null : pageIn(model, frame) },
        ...{ dirty: state === "dirty", prefetched: isPrefetched(model, frame) },
        ring: RINGS.find(([bit]) => bits & bit)?.[1],
        left: model.leftPlaces.has(slot),
      };
    });
  });
