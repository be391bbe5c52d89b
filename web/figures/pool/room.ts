/** How high a lane's pool may be, in CSS pixels, so that everything else of the lab stays in view; none: as high as it is. */
import { createContext, useContext } from "react";

export const PoolRoom = createContext<number | null>(null);

export const usePoolRoom = (): number | null => useContext(PoolRoom);
