/** The two disks of a lane, flash above and magnetic below: every page on one of them, moves as arrows. */
import { useMemo } from "react";
import { AskPicture } from "../../../figures/AskPicture.tsx";
import type { OnAsk } from "../../../figures/anchor.ts";
import { useWidth } from "../../../figures/useWidth.ts";
import { hybridText } from "../../../text/hybrid.ts";
import { text } from "../../../text/text.ts";
import { formatCount } from "../../../ui/format.ts";
import type { HybridLaneFrame } from "../types.ts";
import { diskPageWords, disksSummary } from "../words.ts";
import { columnsHeight, DiskColumns } from "./DiskColumns.tsx";
import { DiskStretches, stretchesHeight } from "./DiskStretches.tsx";
import { diskBins, diskPages, nameOf } from "./model.ts";

/** Up to here each page is a cell. */
const MOST_CELLS = 64;
const STRETCH = 4;
const LABEL = 120;

/** Names stand left of the pages, closer in a narrow lane, and above where a page would break its line for them. */
const leftOf = (width: number, pages: number) =>
  width >= 520 ? LABEL : width >= 420 || pages > MOST_CELLS ? 0.8 * LABEL : 0;

export function disksHeight(pages: number, width: number): number {
  if (pages === 0) return 0;
  return pages <= MOST_CELLS ? columnsHeight(pages, width, leftOf(width, pages)) : stretchesHeight(width);
}

const binsIn = (lane: HybridLaneFrame, width: number) =>
  diskBins(lane, Math.max(20, Math.floor((width - leftOf(width, lane.columns.disks.length) - 4) / STRETCH)));

function countsOf({ step, config }: HybridLaneFrame) {
  const { pages_on_f: onFlash, created } = step.counters;
  return { flash: formatCount(onFlash), magnetic: formatCount(config.pages + created - onFlash) };
}

/** The drawing alone; nothing for a file that is too large to be drawn. */
export function DisksDrawing({ lane, width }: { lane: HybridLaneFrame; width: number }) {
  const { length } = lane.columns.disks;
  const small = length <= MOST_CELLS;
  const pages = useMemo(() => (small ? diskPages(lane) : []), [lane, small]);
  const bins = useMemo(() => (small ? [] : binsIn(lane, width)), [lane, small, width]);
  if (length === 0) return null;
  const common = { counts: countsOf(lane), width, left: leftOf(width, length) };
  if (small) return <DiskColumns {...common} pages={pages} />;
  return <DiskStretches {...common} bins={bins} evictions={lane.step.event?.evictions ?? []} />;
}

interface DisksFigureProps {
  lane: HybridLaneFrame;
  label: string;
  /** Opens the card of a page drawn as a cell, or of a stretch's representative page. */
  onAsk?: OnAsk | undefined;
}

export function DisksFigure({ lane, label, onAsk }: DisksFigureProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const { flash, magnetic } = countsOf(lane);
  const words = hybridText().disks;
  const { length } = lane.columns.disks;
  const small = length <= MOST_CELLS;
  const pages = onAsk !== undefined && small ? diskPages(lane) : [];
  const bins = onAsk !== undefined && !small ? binsIn(lane, width) : [];
  return (
    <div ref={ref} data-disks={small ? "cells" : "stretches"} className="min-w-0">
      <AskPicture
        words={disksSummary(lane, label)}
        label={words.look(label)}
        pages={[...pages.map(({ page }) => page), ...bins.map(({ asked }) => asked)]}
        wordsOf={(asked) => {
          const page = pages.find(({ page }) => page === asked);
          return page === undefined ? text().lab.page(nameOf(lane, asked)) : diskPageWords(page);
        }}
        onAsk={onAsk}
      >
        <DisksDrawing lane={lane} width={width} />
        {length === 0 && <p className="text-sm">{words.onlyCounts(flash, magnetic)}</p>}
      </AskPicture>
      {!small && <p className="disks-note text-ink-muted text-xs">{words.pageNumbers}</p>}
    </div>
  );
}
