/** All pages on disk in one strip: how often each is asked for, and what each lane holds, reads and writes of it. */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useMemo, useState } from "react";
import { diskText } from "../text/disk.ts";
import { text } from "../text/text.ts";
import type { OnAsk } from "./anchor.ts";
import { DiskDrawing } from "./disk/DiskDrawing.tsx";
import { DiskKey } from "./disk/DiskKey.tsx";
import { DiskTable } from "./disk/DiskTable.tsx";
import { binAt, columnsWidth, diskLayout, placeOf } from "./disk/layout.ts";
import { diskModel, type Heat, type NamedLane, pageToAsk } from "./disk/model.ts";
import { binWords, diskSummary } from "./disk/words.ts";
import { useWidth } from "./useWidth.ts";

export interface DiskStripProps {
  lanes: readonly NamedLane[];
  /** Requests of the whole trace by stretches of the disk; null while they are counted. */
  heat: Heat | null;
  /** Asks about a page: of a column of several, the one that the step moved or a pool holds. */
  onAsk?: OnAsk | undefined;
}

export function DiskStrip({ lanes, heat, onAsk }: DiskStripProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const [index, setIndex] = useState<number | null>(null);
  const words = diskText();
  // Counted once a frame of the run, not with each move of a pointer.
  const model = useMemo(() => diskModel(lanes, heat, columnsWidth(width)), [lanes, heat, width]);
  const layout = diskLayout(model, width);
  const chosen = index !== null && index < model.bins ? index : null;
  const asks = onAsk !== undefined;
  const asked = asks && chosen !== null && model.size > 1 ? pageToAsk(model, lanes, chosen) : null;
  const told = [
    ...(chosen === null ? [] : [binWords(model, chosen)]),
    ...(asked === null ? [] : [words.asksAbout(model.nameOf(asked))]),
  ].join(" ");
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setIndex(binAt(layout, model.bins, event.clientX - box.left, event.clientY - box.top));
  };
  const ask = (bin: number | null, picture: Element | null | undefined) => {
    if (!asks || bin === null || !picture) return;
    const { x, y } = placeOf(layout, bin);
    const box = picture.getBoundingClientRect();
    const [left, top] = [box.left + x, box.top + y];
    onAsk(pageToAsk(model, lanes, bin), {
      left,
      right: left + layout.pitch,
      top,
      bottom: top + layout.lineHeight,
    });
  };
  const onClick = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    ask(binAt(layout, model.bins, clientX - box.left, clientY - box.top), currentTarget);
  };
  const go = (bin: number) => setIndex(Math.min(model.bins - 1, Math.max(0, bin)));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Escape") setIndex(null);
    if (event.key === "Enter") ask(chosen, event.currentTarget.previousElementSibling);
    // Up and down go to the line above or below; where there is one line, a tenth of it.
    const far = layout.lines > 1 ? layout.columns : Math.max(1, Math.round(model.bins / 10));
    const step = { ArrowUp: -far, ArrowDown: far }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go((chosen ?? 0) + step);
  };
  return (
    <div className="min-w-0 rounded-sm outline-offset-2 outline-focus has-[input:focus-visible]:outline-2">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider does it for the keyboard */}
      <div
        ref={ref}
        role="img"
        aria-label={diskSummary(model)}
        className={asks ? "can-ask" : undefined}
        onClick={onClick}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={(event) => {
          if (event.pointerType !== "touch") setIndex(null);
        }}
      >
        <DiskDrawing model={model} layout={layout} chosen={chosen} />
      </div>
      <input
        type="range"
        className="sr-only"
        aria-label={words.look}
        aria-valuetext={told || words.noneChosen}
        aria-description={asks ? text().ask.enter : undefined}
        min={0}
        max={Math.max(0, model.bins - 1)}
        value={chosen ?? 0}
        onChange={(event) => go(event.currentTarget.valueAsNumber)}
        onKeyDown={onKeyDown}
        onFocus={() => setIndex((before) => before ?? 0)}
        onBlur={() => setIndex(null)}
      />
      <div className="flex items-start justify-between gap-4">
        <p className="min-h-5 text-sm tabular-nums max-sm:min-h-[4lh]" aria-hidden="true">
          {told || <span className="text-ink-muted">{words.pointOut}</span>}
        </p>
        <DiskTable model={model} />
      </div>
      <DiskKey model={model} cells={layout.cells} />
    </div>
  );
}
