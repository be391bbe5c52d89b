/** What each mark means: a swatch, drawn by the code that draws the figures, a word, and a sentence on hover, focus or tap. */
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { BadgeSpec } from "../engine/types.ts";
import { legendText } from "../text/legend.ts";
import { type CellFaceProps, cellFace } from "./pool/CellFace.tsx";
import { changedNotch, ring, target, writtenSign } from "./pool/marks.ts";
import { LeftSign, Shapes } from "./pool/Shapes.tsx";
import { polygon, type Shape } from "./pool/shapes.ts";

export interface LegendEntry {
  id: string;
  label: string;
  help: string;
  swatch: ReactNode;
}

export interface LegendProps {
  windows: string[];
  badges: BadgeSpec[];
  hand: boolean;
  sought?: boolean;
}

const SIDE = 28;
const SIZE = [SIDE, SIDE] as const;

const cell = (props: Partial<CellFaceProps> = {}, ...marks: readonly Shape[]) => (
  <Shapes of={[...cellFace({ width: SIDE, height: SIDE, state: "clean", page: null, ...props }), ...marks]} />
);

const gone = <LeftSign x={SIDE / 2} y={SIDE / 2 + 5} page="4" />;
const written = cell({}, ring("written", ...SIZE), writtenSign(SIDE / 2, -4));
const bracket: Shape = { lines: [[0, 12, 0, 17, 28, 17, 28, 12]], stroke: "ink", line: 1.5 };
const clockHand = polygon([14, 8, 20, 19, 8, 19], { fill: "ink" });

const entry = (id: string, label: string, help: string, swatch: ReactNode): LegendEntry => ({
  ...{ id, label, help, swatch },
});

function badgeEntry(badge: BadgeSpec) {
  const flag = badge.maximum === 1;
  const value = flag ? 1 : Math.ceil(badge.maximum / 2);
  const swatch = cell({ state: flag ? "dirty" : "clean", badge, value });
  return entry(`badge ${badge.id}`, badge.label, badge.help, swatch);
}

export function legendEntries({ windows, badges, hand, sought = false }: LegendProps): LegendEntry[] {
  const words = legendText();
  const spared = cell({ state: "dirty" }, ring("spared", ...SIZE));
  return [
    entry("free", words.free, words.freeHelp, cell({ state: "free" })),
    entry("clean", words.clean, words.cleanHelp, cell()),
    entry("dirty", words.dirty, words.dirtyHelp, cell({ state: "dirty" })),
    entry("prefetched", words.prefetched, words.prefetchedHelp, cell({ prefetched: true })),
    entry("requested", words.requested, words.requestedHelp, cell({}, ring("requested", ...SIZE))),
    entry("victim", words.evicted, words.evictedHelp, gone),
    entry("spared", words.spared, words.sparedHelp, spared),
    entry("batch", words.writtenTogether, words.writtenHelp, written),
    entry("changed", words.changed, words.changedHelp, cell({}, changedNotch(SIDE))),
    ...[...new Set(windows)].map((label) =>
      entry(`window ${label}`, label, words.windowHelp(label), <Shapes of={[bracket]} />),
    ),
    // Two lanes with one policy name its badge twice.
    ...new Map(badges.map((badge) => [badge.id, badgeEntry(badge)])).values(),
    ...(hand ? [entry("hand", words.hand, words.handHelp, <Shapes of={[clockHand]} />)] : []),
    ...(sought ? [entry("sought", words.lookedFor, words.lookedForHelp, cell({}, ...target(...SIZE)))] : []),
  ];
}

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

function Entry(props: { entry: LegendEntry; open: boolean; onOpen: (open: boolean) => void }) {
  const { entry, open, onOpen } = props;
  const { swatch, label, help } = entry;
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
          {swatch}
        </svg>
        {label}
      </button>
      {open && <Tip id={tip}>{help}</Tip>}
    </li>
  );
}

export const Legend = (props: LegendProps) => <LegendList entries={legendEntries(props)} />;

export function LegendList({ entries }: { entries: readonly LegendEntry[] }) {
  const [open, setOpen] = useState<string | null>(null);
  useEffect(() => {
    if (open === null) return;
    // Wherever the focus is: a tip that a pointer opened must be closable too.
    const close = ({ key }: KeyboardEvent) => key === "Escape" && setOpen(null);
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
