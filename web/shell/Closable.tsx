/**
 * Which figures the reader has open: one choice for all lanes, remembered on this device and no part of a link. Until
 * they chose, figures are open where the window has room for them; what has none is folded, until they insist.
 */
import { createContext, type ReactNode } from "react";
import { createStore, useStore } from "zustand";

/** What the reader chose of each figure, by its name; `insisted`: to see it where it has no room. */
type Open = Readonly<Record<string, boolean | "insisted">>;

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

/** Whether the channels of all devices have room below their heads. */
export const ChannelsRoom = createContext(true);

const isOpen = (name: string, fits: boolean, chosen: Open): boolean =>
  chosen[name] === "insisted" || (fits && (chosen[name] ?? room));

const useOpenFigure = (name: string, fits = true): boolean =>
  useStore(figures, (chosen) => isOpen(name, fits, chosen));

function openFigure(name: string, open: boolean, fits = true): void {
  if (isOpen(name, fits, figures.getState()) === open) return;
  figures.setState({ [name]: open && !fits ? "insisted" : open });
  try {
    localStorage.setItem(key, JSON.stringify({ ...stored(), [name]: open }));
  } catch {
    // Forbidden storage: the choice holds until the page is closed.
  }
}

interface ClosableProps {
  name: string;
  title: string;
  /** Beside the title, whether the figure is open or not. */
  numbers?: ReactNode;
  /** Whether there is room for it. */
  fits?: boolean;
  children: () => ReactNode;
}

/** A figure that the reader can close; what is closed is not drawn. */
export function Closable({ name, title, numbers, fits = true, children }: ClosableProps) {
  const open = useOpenFigure(name, fits);
  return (
    <details
      open={open}
      className="min-w-0"
      onToggle={(event) => openFigure(name, event.currentTarget.open, fits)}
    >
      <summary className="min-h-6 cursor-pointer text-sm">
        <span className="font-medium">{title}</span>
        {numbers}
      </summary>
      {open && children()}
    </details>
  );
}
