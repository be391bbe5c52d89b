/** A lane's pool: time segment and cost queues, as cells or, where there are many frames, as bars. */
import { useMemo } from "react";
import { AskPicture } from "../../../figures/AskPicture.tsx";
import { AsTable } from "../../../figures/AsTable.tsx";
import type { OnAsk } from "../../../figures/anchor.ts";
import { usePoolRoom } from "../../../figures/pool/room.ts";
import { useWidth } from "../../../figures/useWidth.ts";
import { hybridText } from "../../../text/hybrid.ts";
import { text } from "../../../text/text.ts";
import { DataTable, names, numbers, texts } from "../../../ui/DataTable.tsx";
import { formatCount } from "../../../ui/format.ts";
import { HAND, useMedia } from "../../../ui/useMedia.ts";
import type { HybridLaneFrame } from "../types.ts";
import { poolSummary } from "../words.ts";
import { type QueueModel, queueModels, queueSpans, signedPages } from "./model.ts";
import { barsHeight, barsPages, QueueBars } from "./QueueBars.tsx";
import { QueueRows, rowsLayout } from "./QueueRows.tsx";

/** Up to here each frame is a cell. */
export const MOST_CELLS = 64;

export interface QueuesFigureProps {
  lane: HybridLaneFrame;
  /** What the lane is called; begins the text equivalent. */
  label: string;
  /** All lanes that stand beside each other, this one among them: their pools share a height. */
  neighbours?: readonly HybridLaneFrame[];
  /** Opens the card of a page drawn as a cell, or of the next page to leave a bar's bin. */
  onAsk?: OnAsk | undefined;
}

const isSmall = ({ config }: HybridLaneFrame) => config.frames <= MOST_CELLS;

/** How high the drawing can become: one cost queue may have all frames of the cost segment. */
export function queuesHeight(lane: HybridLaneFrame, width: number, small = isSmall(lane)): number {
  const { frames, lambda } = lane.config;
  const queues = queueSpans(lane).length;
  if (!small) return barsHeight(queues, width);
  const byCost = lane.replacement.adapts ? frames : Math.floor(lambda * frames);
  const byTime = lane.replacement.adapts ? frames : frames - byCost;
  return rowsLayout([byTime, ...Array(queues - 1).fill(byCost)], width).height;
}

interface DrawingProps {
  lane: HybridLaneFrame;
  width: number;
  small?: boolean;
}

export function QueuesDrawing({ lane, width, small = isSmall(lane) }: DrawingProps) {
  const { pages } = lane.config;
  const queues = useMemo(() => (small ? queueModels(lane) : []), [lane, small]);
  if (!small) return <QueueBars lane={lane} width={width} />;
  const digits = String(Math.max(0, pages - 1)).length;
  return <QueueRows queues={queues} left={signedPages(lane)} width={width} digits={digits} />;
}

/** Smaller where all of it must be visible, but always readable; larger where a neighbour needs the height anyway. */
const ZOOMS = [1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.95] as const;
const SMALLEST = 0.9;

/** The largest that fits; larger than usual are only cells, and never so that a line breaks that would be whole. */
function fitting(lane: HybridLaneFrame, width: number, height: number, small: boolean): number {
  const whole = small ? queuesHeight(lane, width) : 0;
  const fits = (zoom: number) => {
    const drawn = queuesHeight(lane, width / zoom, small);
    return drawn * zoom <= height && (zoom <= 1 || drawn <= whole);
  };
  return ZOOMS.find(fits) ?? SMALLEST;
}

export function QueuesFigure({ lane, label, neighbours = [lane], onAsk }: QueuesFigureProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const words = hybridText().pool;
  const room = usePoolRoom();
  const hand = useMedia(HAND);
  // In a hand cells that do not fit are bars.
  const cellsFit = (one: HybridLaneFrame, all: number) =>
    !hand || queuesHeight(one, width / SMALLEST) * SMALLEST <= all;
  const small = isSmall(lane) && (room === null || neighbours.every((one) => cellsFit(one, room)));
  // That of the highest of these pools, of what there is.
  const heightOf = (one: HybridLaneFrame, all: number) => {
    const zoom = Math.min(1, fitting(one, width, all, small));
    return queuesHeight(one, width / zoom, small) * zoom;
  };
  const height = room === null ? 0 : Math.max(...neighbours.map((one) => heightOf(one, room)));
  const zoom = room === null ? 1 : fitting(lane, width, height, small);
  const drawnPages = small
    ? () => [...queueModels(lane).flatMap(({ pages }) => pages), ...signedPages(lane)].map(({ page }) => page)
    : () => barsPages(lane, Math.floor(width / zoom));
  const pages = onAsk === undefined ? [] : drawnPages();
  return (
    <div className="relative grid min-w-0 grid-cols-1 content-center" style={{ minHeight: height }}>
      <div ref={ref} className="overflow-x-auto">
        <AskPicture
          words={poolSummary(lane, label)}
          label={text().pool.lookIntoFrame(label)}
          pages={pages}
          wordsOf={(page) => text().lab.page(lane.pageName?.(page) ?? String(page))}
          onAsk={onAsk}
        >
          <div style={{ zoom }} data-mark={queueSpans(lane).length > 1 ? "queue" : undefined}>
            <QueuesDrawing lane={lane} width={Math.floor(width / zoom)} small={small} />
          </div>
        </AskPicture>
      </div>
      <p className="text-ink-muted text-xs fitted:hidden">
        {small ? words.rightLeaves : words.barsHelp} {queueSpans(lane).length > 1 && words.queueOrder}
      </p>
      <QueuesTable lane={lane} label={label} />
    </div>
  );
}

const NAMED = 200;

function QueuesTable({ lane, label }: { lane: HybridLaneFrame; label: string }) {
  const words = hybridText().pool;
  return (
    <AsTable name={words.asTable} title={words.tableOf(label)} raised>
      {() => (
        <DataTable<QueueModel>
          headRow="align-bottom"
          leftHeads
          row="border-line border-t align-top"
          columns={[
            names(words.queue, ({ id }) => words.queues[id].name),
            numbers(words.pages, ({ pages }) => formatCount(pages.length)),
            numbers(words.dirtyPages, ({ pages }) => formatCount(pages.filter(({ dirty }) => dirty).length)),
            numbers(words.flashPages, ({ pages }) =>
              formatCount(pages.filter(({ onFlash }) => onFlash).length),
            ),
            texts(words.nextFirst, ({ pages }) => {
              const named = pages.slice(0, NAMED);
              const more = pages.length - named.length;
              const told = named.map(({ name, dirty, onFlash }) => words.pageWords(name, dirty, onFlash));
              return `${told.join(", ")}${more > 0 ? ` ${words.andMore(formatCount(more))}` : ""}`;
            }),
          ]}
          rows={queueModels(lane)}
        />
      )}
    </AsTable>
  );
}
