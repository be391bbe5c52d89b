/** The two disks of a lane, flash above and magnetic below: every page on one of them, moves as arrows. */
import { useMemo } from "react";
import type { HybridLaneFrame } from "../../engine/hybrid/types.ts";
import { hybridText } from "../../text/hybrid.ts";
import { formatCount } from "../../ui/format.ts";
import { useWidth } from "../useWidth.ts";
import { DiskColumns } from "./DiskColumns.tsx";
import { DiskStretches } from "./DiskStretches.tsx";
import { diskBins, diskPages } from "./model.ts";
import { disksSummary } from "./words.ts";

/** Up to here each page is a cell. */
const MOST_CELLS = 64;
const STRETCH = 4;
const LABEL = 112;

export interface DisksFigureProps {
  lane: HybridLaneFrame;
  label: string;
  animate: boolean;
}

export function DisksFigure({ lane, label, animate }: DisksFigureProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const words = hybridText().disks;
  const { disks } = lane.columns;
  const small = disks.length <= MOST_CELLS;
  const pages = useMemo(() => (small ? diskPages(lane) : []), [lane, small]);
  const left = width < 420 ? 0 : LABEL;
  const bins = useMemo(
    () => (small ? [] : diskBins(lane, Math.max(20, Math.floor((width - left - 4) / STRETCH)))),
    [lane, small, width, left],
  );
  const { pages_on_f: onFlash, created } = lane.step.counters;
  const counts = {
    flash: formatCount(onFlash),
    magnetic: formatCount(lane.config.pages + created - onFlash),
  };
  return (
    <div ref={ref} className="min-w-0">
      <div role="img" aria-label={disksSummary(lane, label)}>
        {disks.length === 0 ? (
          <p className="text-sm">{words.onlyCounts(counts.flash, counts.magnetic)}</p>
        ) : small ? (
          <DiskColumns pages={pages} counts={counts} width={width} left={left} animate={animate} />
        ) : (
          <DiskStretches bins={bins} counts={counts} width={width} left={left} />
        )}
      </div>
    </div>
  );
}
