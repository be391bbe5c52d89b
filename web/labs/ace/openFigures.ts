/**
 * Which figures the reader has open: one choice for all lanes, remembered on this device and no part of a link. Until
 * they chose, figures are open where the window has room for them.
 */
import { createStore, useStore } from "zustand";

export type FigureName = "algorithm" | "device" | "disk";
type Open = Record<FigureName, boolean>;

const key = "bufferpool-lab-figures";
const ROOM = "(min-width: 40rem) and (min-height: 40rem)";

/** Storage can be forbidden, or hold anything. */
function stored(): Partial<Open> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    const entries = Object.entries(found).filter(([, open]) => typeof open === "boolean");
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

function initial(): Open {
  const room = globalThis.matchMedia?.(ROOM).matches ?? true;
  return { algorithm: room, device: room, disk: room, ...stored() };
}

const figures = createStore<Open>(initial);

export const useOpenFigure = (name: FigureName): boolean => useStore(figures, (open) => open[name]);

export function openFigure(name: FigureName, open: boolean): void {
  if (figures.getState()[name] === open) return;
  figures.setState({ [name]: open });
  try {
    localStorage.setItem(key, JSON.stringify({ ...stored(), [name]: open }));
  } catch {
    // Forbidden storage: the choice holds until the page is closed.
  }
}
