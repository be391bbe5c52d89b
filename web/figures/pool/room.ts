/** What the page around tells its pools. */
import { createContext, useContext } from "react";
import type { Transform } from "./mapGeometry.ts";

/** How high a lane's pool may be, in CSS pixels, so that everything else of the lab stays in view; null: as high as it is. */
export const PoolRoom = createContext<number | null>(null);

export const usePoolRoom = (): number | null => useContext(PoolRoom);

type Follow = (transform: Transform) => void;

/** A zoom that maps side by side share, for comparison: a map that joins hears of zooms of the others. */
export function linkedZoom() {
  const maps = new Set<Follow>();
  return {
    join: (map: Follow) => {
      maps.add(map);
      return () => maps.delete(map);
    },
    tell: (transform: Transform, from: Follow) => {
      for (const map of maps) if (map !== from) map(transform);
    },
  };
}

/** Without one, a map zooms alone. */
export const LinkedZoomContext = createContext<ReturnType<typeof linkedZoom> | null>(null);
