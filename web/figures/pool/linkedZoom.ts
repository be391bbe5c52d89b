/** Maps side by side with a shared zoom: a change to one applies to all, for comparison. */
import { createContext } from "react";
import type { Transform } from "./mapView.ts";

export interface LinkedZoom {
  /** Hears of zooms of the other maps. */
  join: (map: (transform: Transform) => void) => () => void;
  /** Tells all maps but `from`. */
  tell: (transform: Transform, from: (transform: Transform) => void) => void;
}

export function linkedZoom(): LinkedZoom {
  const maps = new Set<(transform: Transform) => void>();
  return {
    join: (map) => {
      maps.add(map);
      return () => maps.delete(map);
    },
    tell: (transform, from) => {
      for (const map of maps) if (map !== from) map(transform);
    },
  };
}

/** Without one, a map zooms alone. */
export const LinkedZoomContext = createContext<LinkedZoom | null>(null);
