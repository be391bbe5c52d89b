/** The tables as strips of blocks, coloured by the estimated time to next access, with the streams above them. */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useMemo, useState } from "react";
import { type OnAsk, pointOf } from "../../../figures/anchor.ts";
import { useWidth } from "../../../figures/useWidth.ts";
import { pbmFigures } from "../../../text/pbmFigures.ts";
import { text } from "../../../text/text.ts";
import type { PbmLaneFrame, PbmWorld } from "../engine/types.ts";
import { StripKey } from "./StripKey.tsx";
import { binAt, blockAt, middleOf, mostBins, stripLayout } from "./strip/layout.ts";
import { blocksOf, stripModel } from "./strip/model.ts";
import { StripDrawing } from "./strip/StripDrawing.tsx";
import { StripTables } from "./strip/StripTables.tsx";
import { binWords, stripSummary } from "./strip/words.ts";

export interface TableStripProps {
  /** With its columns by block. */
  lane: PbmLaneFrame;
  world: PbmWorld;
  /** What the lane is called; begins the text equivalent. */
  label: string;
  /** Whether the key stands below; of several strips on a page one is enough. */
  withKey?: boolean;
  /** Asks about a block. */
  onAsk?: OnAsk | undefined;
}

export function TableStrip({ lane, world, label, withKey = true, onAsk }: TableStripProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const [place, setPlace] = useState<number | null>(null);
  const words = pbmFigures().strip;
  const model = useMemo(
    () => stripModel(lane, world, mostBins(world.tables.length, width)),
    [lane, world, width],
  );
  const layout = stripLayout(model, width);
  // All bins of all tables in one row, for the arrow keys.
  const starts: number[] = [];
  const bins = model.rows.reduce((all, row) => {
    starts.push(all);
    return all + row.bins;
  }, 0);
  const index = place === null ? -1 : starts.findLastIndex((start) => start <= place);
  const row = place !== null && place < bins ? model.rows[index] : undefined;
  const bin = (place ?? 0) - (starts[index] ?? 0);
  const told =
    row === undefined
      ? null
      : binWords(
          model,
          row,
          bin,
          lane.columns.tableTimesUs[Math.floor(blocksOf(row, bin)[0] / lane.columns.stride)] ??
            Number.POSITIVE_INFINITY,
        );
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const found = binAt(layout, event.clientX - box.left, event.clientY - box.top);
    setPlace(found === null ? null : (starts[found.index] ?? 0) + found.bin);
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const block = blockAt(layout, event.clientX - box.left, event.clientY - box.top);
    if (block !== null) onAsk?.(block, pointOf(event));
  };
  const askChosen = (picture: Element | null) => {
    const placed = layout.rows[index];
    if (onAsk === undefined || picture === null || row === undefined || placed === undefined) return;
    const box = picture.getBoundingClientRect();
    const [left, top] = [box.left + middleOf(placed, bin), box.top + placed.y];
    onAsk(blocksOf(row, bin)[0], { left, right: left, top, bottom: top + layout.resident });
  };
  const go = (to: number) => setPlace(Math.min(bins - 1, Math.max(0, to)));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Escape") setPlace(null);
    if (event.key === "Enter") askChosen(event.currentTarget.previousElementSibling);
    const far = Math.max(1, Math.round(bins / 10));
    const step = { ArrowUp: -far, ArrowDown: far }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go((place ?? 0) + step);
  };
  return (
    <div className="relative min-w-0 rounded-sm outline-offset-2 outline-focus has-[input:focus-visible]:outline-2">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider does it for the keyboard */}
      <div
        ref={ref}
        role="img"
        aria-label={stripSummary(model, label)}
        className={onAsk && "can-ask"}
        onClick={onClick}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={(event) => {
          if (event.pointerType !== "touch") setPlace(null);
        }}
      >
        <StripDrawing model={model} layout={layout} chosen={row === undefined ? null : { index, bin }} />
      </div>
      <input
        type="range"
        className="sr-only"
        aria-label={words.look(label)}
        aria-valuetext={told ?? words.noneChosen}
        aria-description={onAsk && text().ask.enter}
        min={0}
        max={Math.max(0, bins - 1)}
        value={place ?? 0}
        onChange={(event) => go(event.currentTarget.valueAsNumber)}
        onKeyDown={onKeyDown}
        onFocus={() => setPlace((before) => before ?? 0)}
        onBlur={() => setPlace(null)}
      />
      {withKey && (
        <StripKey scale={model.scale} windows={model.cursors.some(({ window }) => window !== null)} />
      )}
      <p className="min-h-5 text-sm tabular-nums max-sm:min-h-[2lh]" aria-hidden="true">
        {told ?? <span className="text-ink-muted one-screen:hidden">{words.pointOut}</span>}
      </p>
      <StripTables model={model} label={label} />
    </div>
  );
}
