import { createContext, type ReactNode } from "react";
import { createStore, useStore } from "zustand";
import { useRunChoice } from "../state/run/hooks.ts";
import { sameScene } from "../state/run/scene.ts";
import { text } from "../text/text.ts";
import { remember, rememberedData } from "../ui/remember.ts";

/** For an own trace whose page ids were renumbered: what the page shows of them. */
export function OwnPageNote({ named }: { named: boolean }) {
  if (!named) return null;
  return <p className="text-sm text-ink-muted">{text().lab.ownPages}</p>;
}

export const OpenParameters = createContext(() => {});

/** What the reader chose of each figure, by its name; `insisted`: to see it where it has no room. */
type Open = Readonly<Record<string, boolean | "insisted">>;
const key = "bufferpool-lab-figures";
const ROOM = "(min-width: 40rem) and (min-height: 40rem)";

const isChoice = ([, open]: [string, unknown]) => typeof open === "boolean";
const stored = (): Open => Object.fromEntries(Object.entries(rememberedData(key) ?? {}).filter(isChoice));
const room = globalThis.matchMedia?.(ROOM).matches ?? true;
const figures = createStore<Open>(stored);

/** Whether the channels of all devices have room below their heads. */
export const ChannelsRoom = createContext(true);

const isOpen = (name: string, fits: boolean, chosen: Open): boolean =>
  chosen[name] === "insisted" || (fits && (chosen[name] ?? room));

function openFigure(name: string, open: boolean, fits: boolean): void {
  if (isOpen(name, fits, figures.getState()) === open) return;
  figures.setState({ [name]: open && !fits ? "insisted" : open });
  remember(key, JSON.stringify({ ...stored(), [name]: open }));
}

interface ClosableProps {
  name: string;
  title: string;
  /** Beside the title, whether the figure is open or not. */
  numbers?: ReactNode;
  fits?: boolean;
  children: () => ReactNode;
}

/** A figure that the reader can close; what is closed is not drawn. */
export function Closable({ name, title, numbers, fits = true, children }: ClosableProps) {
  const open = useStore(figures, (chosen) => isOpen(name, fits, chosen));
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

/** The preset that the scene comes from, and whether it is that scene still: only then does hold what the preset says. */
export function usePreset() {
  const preset = useRunChoice(({ registry, preset }) => registry?.presets.find(({ id }) => id === preset));
  const scene = useRunChoice((choices) => choices.scene);
  return { preset, changed: preset !== undefined && !sameScene(preset.scene, scene) };
}

/** Whether the link's author left this part out. Which parts there are is the lab's to say. */
export const useHidden = (id: string): boolean =>
  useRunChoice((choices) => choices.view.hidden?.includes(id) ?? false);

interface PartProps {
  id: string;
  children: ReactNode;
  className?: string;
  /** Whether it is a pool, which takes the height that the other parts leave. */
  room?: boolean;
}

/** A part of the page that a link can leave out; style sheets, embeds and tests find it by its id. */
export function Part({ id, children, className = "", room = false }: PartProps) {
  return useHidden(id) ? null : (
    <div data-part={id} data-room={room || undefined} className={`min-w-0 ${className}`}>
      {children}
    </div>
  );
}
