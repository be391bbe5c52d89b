/** All disk pages in one strip: requests for each, and the pages that each lane holds, reads and writes. */
import { useMemo, useState } from "react";
import { diskText } from "../text/disk.ts";
import type { OnAsk } from "./anchor.ts";
import { DiskDrawing } from "./disk/DiskDrawing.tsx";
import { DiskKey } from "./disk/DiskKey.tsx";
import { DiskTable } from "./disk/DiskTable.tsx";
import { binAt, columnsWidth, diskLayout, placeOf } from "./disk/layout.ts";
import { diskModel, type Heat, type NamedLane, pageToAsk } from "./disk/model.ts";
import { binWords, diskSummary } from "./disk/words.ts";
import { LookSlider, pointing, within } from "./looking.tsx";
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
  const placeAt = (x: number, y: number) => binAt(layout, model.bins, x, y);
  return (
    <div className="min-w-0 rounded-sm outline-offset-2 outline-focus has-[input:focus-visible]:outline-2">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider does it for the keyboard */}
      <div
        ref={ref}
        role="img"
        aria-label={diskSummary(model)}
        className={asks ? "can-ask" : undefined}
        onClick={(event) => ask(placeAt(...within(event)), event.currentTarget)}
        {...pointing(placeAt, setIndex)}
      >
        <DiskDrawing model={model} layout={layout} chosen={chosen} />
      </div>
      <LookSlider
        label={words.look}
        told={told || words.noneChosen}
        places={model.bins}
        place={chosen}
        onPlace={setIndex}
        // To the line above or below; where there is one line, a tenth of it.
        far={layout.lines > 1 ? layout.columns : Math.max(1, Math.round(model.bins / 10))}
        onEnter={asks ? (slider) => ask(chosen, slider.previousElementSibling) : undefined}
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
