import type { ThumbnailLane, Tile } from "../../figures/PoolThumbnail.tsx";
import { INK } from "../../figures/pool/CellFace.tsx";
import { queueModels, signedPages } from "./figures/model.ts";
import { type HybridFrame, QUEUES } from "./types.ts";

const FREE: Tile = { fill: "free", ink: "onFree", name: null };

/** The queues of each pool as tiles, one after the other, each with the next to leave last. */
export const thumbnailLanes = ({ lanes }: HybridFrame): ThumbnailLane[] =>
  lanes.map((lane) => {
    const left = signedPages(lane);
    const tiles = queueModels(lane).map(({ id, pages }) => {
      const queue = id === "pool" ? 0 : QUEUES.indexOf(id);
      const gone = left.some((page) => page.queue === queue);
      return pages
        .map(({ name, dirty, onFlash, requested }, at): Tile => {
          const state = dirty ? "dirty" : "clean";
          const disk = onFlash ? "flash" : "magnetic";
          const ring = requested ? "requested" : undefined;
          return { fill: state, ink: INK[state], name, dirty, disk, ring, left: gone && at === 0 };
        })
        .toReversed();
    });
    const resident = tiles.flat();
    const free = Math.max(0, lane.columns.pages.length - resident.length);
    return [...resident, ...Array.from({ length: free }, () => FREE)];
  });
