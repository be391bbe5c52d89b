/** What each mark means: a swatch and a word, and a sentence on hover, focus or tap. */
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { BadgeSpec } from "../engine/types.ts";
import { legendText } from "../text/legend.ts";
import { type LegendEntry, legendEntries } from "./legend/entries.tsx";

export interface LegendProps {
  /** Windows that a lane draws, by label. */
  windows: string[];
  /** Badges that a lane draws. */
  badges: BadgeSpec[];
  /** Whether a lane draws a ring with a hand. */
  hand: boolean;
  /** Whether a page is looked for. */
  sought?: boolean;
}

/** Kept between a tip and the edge of the window. */
const EDGE = 8;

function Tip({ id, children }: { id: string; children: string }) {
  const ref = useRef<HTMLSpanElement>(null);
  const [shift, setShift] = useState(0);
  useLayoutEffect(() => {
    const right = ref.current?.getBoundingClientRect().right ?? 0;
    setShift(Math.max(0, right - document.documentElement.clientWidth + EDGE));
  }, []);
  return (
    // The padding bridges the way from the entry: a tip that is pointed at stays.
    <span ref={ref} className="absolute top-full z-10 w-64 max-w-[80vw] pt-1" style={{ left: -shift }}>
      <span
        id={id}
        role="tooltip"
        className="block rounded-sm border border-line-strong bg-surface-raised px-3 py-2 text-ink text-sm"
      >
        {children}
      </span>
    </span>
  );
}

interface EntryProps {
  entry: LegendEntry;
  open: boolean;
  onOpen: (open: boolean) => void;
}

function Entry({ entry, open, onOpen }: EntryProps) {
  const tip = useId();
  return (
    <li className="relative" onPointerEnter={() => onOpen(true)} onPointerLeave={() => onOpen(false)}>
      <button
        type="button"
        aria-describedby={open ? tip : undefined}
        className="printed flex min-h-6 cursor-help items-center gap-1 rounded-sm pr-1 text-sm"
        onFocus={() => onOpen(true)}
        onBlur={() => onOpen(false)}
        // Not every browser focuses a button that is tapped.
        onClick={() => onOpen(true)}
      >
        <svg
          width={36}
          height={36}
          viewBox="-4 -4 36 36"
          className="shrink-0 overflow-visible font-sans"
          aria-hidden="true"
        >
          {entry.swatch}
        </svg>
        {entry.label}
      </button>
      {open && <Tip id={tip}>{entry.help}</Tip>}
    </li>
  );
}

export function Legend({ windows, badges, hand, sought = false }: LegendProps) {
  return <LegendList entries={legendEntries(windows, badges, hand, sought)} />;
}

/** Any entries, each explained on hover, focus or tap. */
export function LegendList({ entries }: { entries: readonly LegendEntry[] }) {
  const [open, setOpen] = useState<string | null>(null);
  useEffect(() => {
    if (open === null) return;
    // Wherever the focus is: a tip that a pointer opened must be closable too.
    const close = (event: KeyboardEvent) => {
      if (event.key === "Escape") setOpen(null);
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [open]);
  return (
    <ul aria-label={legendText().label} className="flex flex-wrap gap-x-4 gap-y-2 pt-2">
      {entries.map((entry) => (
        <Entry
          key={entry.id}
          entry={entry}
          open={open === entry.id}
          onOpen={(show) => setOpen((before) => (show ? entry.id : before === entry.id ? null : before))}
        />
      ))}
    </ul>
  );
}
