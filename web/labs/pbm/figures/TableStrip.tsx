/** The tables as strips of blocks, coloured by the estimated time to next access, with the streams above them. */
import { type MouseEvent, useMemo, useState } from "react";
import { AsTable } from "../../../figures/AsTable.tsx";
import { type OnAsk, pointOf } from "../../../figures/anchor.ts";
import { LookSlider, pointing, within } from "../../../figures/looking.tsx";
import { useWidth } from "../../../figures/useWidth.ts";
import { formatCount } from "../../../text/numbers.ts";
import { pbmFigures } from "../../../text/pbmFigures.ts";
import { DataTable, names, numbers, texts } from "../../../ui/DataTable.tsx";
import type { PbmLaneFrame, PbmWorld } from "../engine/types.ts";
import { binAt, blockAt, middleOf, mostBins, stripLayout } from "./strip/layout.ts";
import {
  binWords,
  blocksOf,
  NONE_ABSENT,
  residentBySteps,
  type StripModel,
  stripModel,
  stripSummary,
} from "./strip/model.ts";
import { StripDrawing } from "./strip/StripDrawing.tsx";
import { StripKey } from "./TimeKey.tsx";
import { NOBODY, stepWords } from "./timeScale.ts";

export interface TableStripProps {
  lane: PbmLaneFrame;
  world: PbmWorld;
  label: string;
  withKey?: boolean;
  /** How high the drawing may be. */
  most?: number | undefined;
  onAsk?: OnAsk | undefined;
}

export function TableStrip({ lane, world, label, withKey = true, most, onAsk }: TableStripProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const [place, setPlace] = useState<number | null>(null);
  const words = pbmFigures().strip;
  const model = useMemo(
    () => stripModel(lane, world, mostBins(world.tables.length, width)),
    [lane, world, width],
  );
  const layout = stripLayout(model, width, most);
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
  const placeAt = (x: number, y: number) => {
    const found = binAt(layout, x, y);
    return found === null ? null : (starts[found.index] ?? 0) + found.bin;
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const block = blockAt(layout, ...within(event));
    if (block !== null) onAsk?.(block, pointOf(event));
  };
  const askChosen = (picture: Element | null) => {
    const placed = layout.rows[index];
    if (onAsk === undefined || picture === null || row === undefined || placed === undefined) return;
    const box = picture.getBoundingClientRect();
    const [left, top] = [box.left + middleOf(placed, bin), box.top + placed.y];
    onAsk(blocksOf(row, bin)[0], { left, right: left, top, bottom: top + layout.resident });
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
        {...pointing(placeAt, setPlace)}
      >
        <StripDrawing model={model} layout={layout} chosen={row === undefined ? null : { index, bin }} />
      </div>
      <LookSlider
        label={words.look(label)}
        told={told ?? words.noneChosen}
        places={bins}
        place={place}
        onPlace={setPlace}
        far={Math.max(1, Math.round(bins / 10))}
        onEnter={onAsk && ((slider) => askChosen(slider.previousElementSibling))}
      />
      {withKey && (
        <StripKey scale={model.scale} windows={model.cursors.some(({ window }) => window !== null)} />
      )}
      <p
        className="min-h-5 text-sm tabular-nums max-sm:min-h-[2lh] hand:in-[.lab-main]:hidden"
        aria-hidden="true"
      >
        {told ?? <span className="text-ink-muted fitted:hidden">{words.pointOut}</span>}
      </p>
      <StripTables model={model} label={label} />
    </div>
  );
}

/**
 * The tables without controls: on a projector, which has no pointer, and in a question, whose answer the
 * readings would give away.
 */
export function StillStrip({ lane, world, label }: { lane: PbmLaneFrame; world: PbmWorld; label: string }) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const model = useMemo(
    () => stripModel(lane, world, mostBins(world.tables.length, width)),
    [lane, world, width],
  );
  return (
    <div ref={ref} role="img" aria-label={stripSummary(model, label)} className="min-w-0">
      <StripDrawing model={model} layout={stripLayout(model, width)} chosen={null} />
    </div>
  );
}

export function StripTables({ model, label }: { model: StripModel; label: string }) {
  const words = pbmFigures();
  const steps = Array.from({ length: NOBODY + 1 }, (_, step) => stepWords(model.scale, step));
  const rows = model.rows.flatMap((row) => Array.from({ length: row.bins }, (_, bin) => ({ row, bin })));
  return (
    <AsTable name={words.asTable} title={words.tableOf(label)} raised>
      {() => (
        <DataTable<(typeof rows)[number]>
          caption={words.strip.tableCaption}
          headRow="align-bottom"
          columns={[
            names(
              words.strip.blocksColumn,
              ({ row, bin }) => {
                const [first, last] = blocksOf(row, bin).map(formatCount);
                const table = model.rows.length > 1 ? `${row.table.name} ` : "";
                return `${table}${first === last ? first : `${first}–${last}`}`;
              },
              { look: "font-normal whitespace-nowrap" },
            ),
            ...steps.map((title, step) =>
              numbers(title, ({ row, bin }: (typeof rows)[number]) =>
                formatCount(residentBySteps(row, bin)[step] ?? 0),
              ),
            ),
            texts(
              words.strip.notInPool,
              ({ row, bin }) => {
                const absent = row.absent[bin] ?? NONE_ABSENT;
                return absent === NONE_ABSENT ? words.strip.none : stepWords(model.scale, absent);
              },
              { look: "whitespace-nowrap" },
            ),
          ]}
          rows={rows}
        />
      )}
    </AsTable>
  );
}
