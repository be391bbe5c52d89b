/**
 * Which figures the reader has open: one choice for all lanes, remembered on this device and no part of a link. Until
 * they chose, figures are open where the window has room for them.
 */
import { createStore, useStore } from "zustand";

/** What the reader chose of each figure, by its name. */
type Open = Readonly<Record<string, boolean>>;

const key = "bufferpool-lab-figures";
const ROOM = "(min-width: 40rem) and (min-height: 40rem)";

/** Storage can be forbidden, or hold anything. */
function stored(): Open {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    const entries = Object.entries(found).filter(([, open]) => typeof open === "boolean");
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

const room = globalThis.matchMedia?.(ROOM).matches ?? true;
const figures = createStore<Open>(stored);

const isOpen = (name: string, chosen: Open): boolean => chosen[name] ?? room;

export const useOpenFigure = (name: string): boolean => useStore(figures, (chosen) => isOpen(name, chosen));

export function openFigure(name: string, open: boolean): void {
  if (isOpen(name, figures.getState()) === open) return;
  figures.setState({ [name]: open });
  try {
    localStorage.setItem(key, JSON.stringify({ ...stored(), [name]: open }));
  } catch {
    // Forbidden storage: the choice holds until the page is closed.
  }
}
