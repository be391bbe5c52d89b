/** All disk pages in one strip: requests for each, and the pages that each lane holds, reads and writes. */
import { type ReactNode, useMemo, useState } from "react";
import { diskText } from "../text/disk.ts";
import { DataTable, names, numbers } from "../ui/DataTable.tsx";
import { formatCount } from "../ui/format.ts";
import { AsTable } from "./AsTable.tsx";
import type { OnAsk } from "./anchor.ts";
import { DiskDrawing, Sign } from "./disk/DiskDrawing.tsx";
import { binAt, columnsWidth, diskLayout, placeOf } from "./disk/layout.ts";
import { type DiskModel, diskModel, fullShare, type Heat, type NamedLane, pageToAsk } from "./disk/model.ts";
import { binWords, diskSummary, percentWords, rangeWords } from "./disk/words.ts";
import { LookSlider, pointing, within } from "./looking.tsx";
import { CellFace } from "./pool/CellFace.tsx";
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
  const asked = onAsk && chosen !== null && model.size > 1 ? pageToAsk(model, lanes, chosen) : null;
  const told = [
    ...(chosen === null ? [] : [binWords(model, chosen)]),
    ...(asked === null ? [] : [words.asksAbout(model.nameOf(asked))]),
  ].join(" ");
  const ask = (bin: number | null, picture: Element | null | undefined) => {
    if (bin === null || !picture) return;
    const { x, y } = placeOf(layout, bin);
    const box = picture.getBoundingClientRect();
    const [left, top] = [box.left + x, box.top + y];
    const place = { left, right: left + layout.pitch, top, bottom: top + layout.lineHeight };
    onAsk?.(pageToAsk(model, lanes, bin), place);
  };
  const placeAt = (x: number, y: number) => binAt(layout, model.bins, x, y);
  return (
    <div className="min-w-0 rounded-sm outline-offset-2 outline-focus has-[input:focus-visible]:outline-2">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider does it for the keyboard */}
      <div
        ref={ref}
        role="img"
        aria-label={diskSummary(model)}
        className={onAsk && "can-ask"}
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
        onEnter={onAsk && ((slider) => ask(chosen, slider.previousElementSibling))}
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

function DiskKey({ model, cells }: { model: DiskModel; cells: boolean }) {
  const words = diskText();
  const face = { width: 14, height: 13, page: null };
  const sign = (kind: "read" | "written") => (
    <g transform="translate(0 11)">
      <Sign kind={kind} x={7} />
    </g>
  );
  const entries: [string, ReactNode][] = [
    [words.askedHelp, <rect key="" x={2} y={1} width={8} height={11} className="fill-ramp-4" />],
    [words.clean, <CellFace key="" {...face} state="clean" />],
    [words.dirty, <CellFace key="" {...face} state="dirty" />],
    [words.read, sign("read")],
    [words.written, sign("written")],
  ];
  return (
    <p className="flex flex-wrap gap-x-4 text-ink-muted text-xs" aria-hidden="true">
      {entries.map(([name, swatch]) => (
        <span key={name} className="inline-flex items-center gap-1">
          <svg width={14} height={12} className="overflow-visible font-sans" aria-hidden="true">
            {swatch}
          </svg>
          {name}
        </span>
      ))}
      {!cells && <span>{words.fullHeight(percentWords(fullShare(model)))}</span>}
    </p>
  );
}

function DiskTable({ model }: { model: DiskModel }) {
  const words = diskText();
  const number = (value: number | undefined) => (value === undefined ? "" : formatCount(value));
  return (
    <AsTable name={words.asTable}>
      {() => (
        <DataTable<number>
          headRow="align-bottom"
          columns={[
            names(words.columnPages, (bin) => rangeWords(model, bin)),
            numbers(words.columnAsked, (bin) => number(model.heat?.[bin])),
            ...model.lanes.flatMap(({ label, resident, dirty }) => [
              numbers(words.columnResident(label), (bin: number) => number(resident[bin])),
              numbers(words.columnDirty(label), (bin: number) => number(dirty[bin])),
            ]),
          ]}
          rows={Array.from({ length: model.bins }, (_, bin) => bin)}
        />
      )}
    </AsTable>
  );
}
