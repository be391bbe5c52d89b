/** A larger pool: each queue as a bar, in bins from its back to the next to leave. */

import { barPath, Drawing, Label, PageSpots } from "../../../figures/Drawing.tsx";
import { hybridText } from "../../../text/hybrid.ts";
import { formatCount } from "../../../ui/format.ts";
import type { HybridLaneFrame } from "../types.ts";
import { classCounts, type QueueSpan, queueSpans } from "./model.ts";

const BAR = 12;
const BIN = 3;
/** Height of a queue, and room for its name beside its bars. */
const rowOf = (width: number) => (width < 420 ? { height: 31, label: 112 } : { height: 38, label: 120 });

interface BarsProps {
  lane: HybridLaneFrame;
  width: number;
}

/** Left edge of the bars, and how many bins a queue of so many pages has. */
function barsLayout({ config: { frames } }: HybridLaneFrame, width: number) {
  const left = rowOf(width).label;
  const room = Math.max(60, width - left - 4);
  return {
    left,
    bins: (count: number) => (count === 0 ? 0 : Math.max(1, Math.round((room * count) / frames / BIN))),
  };
}

interface QueueBin {
  /** The bin's next page to leave, whose card the bin opens. */
  page: number;
  /** Shares of dirty pages and of pages on flash. */
  dirty: number;
  onFlash: number;
}

/** A queue in bins, the back first. */
function binsOf(lane: HybridLaneFrame, { from, length }: QueueSpan, bins: number): QueueBin[] {
  const { order, pages: pageOf } = lane.columns;
  return Array.from({ length: bins }, (_, bin) => {
    // The back of the queue stands left.
    const end = length - Math.floor((bin * length) / bins);
    const start = length - Math.floor(((bin + 1) * length) / bins);
    const { pages, dirty, onFlash } = classCounts(lane, { from: from + start, length: end - start });
    const page = pageOf[order[from + Math.min(start, length - 1)] ?? 0] ?? 0;
    return { page, dirty: dirty / Math.max(1, pages), onFlash: onFlash / Math.max(1, pages) };
  });
}

/** The pages that stand for the bins, as they are drawn. */
export const barsPages = (lane: HybridLaneFrame, width: number): number[] => [
  ...new Set(
    queueSpans(lane).flatMap((queue) =>
      binsOf(lane, queue, barsLayout(lane, width).bins(queue.length)).map(({ page }) => page),
    ),
  ),
];

/** Columns that stand on `base`, as high as their shares. */
const columns = (x: number, base: number, bins: readonly QueueBin[], which: "dirty" | "onFlash") =>
  bins
    .map(({ [which]: share }, bin) =>
      share === 0 ? "" : barPath(x + bin * BIN, base, BIN, Math.max(1, share * BAR)),
    )
    .join("");

const rows = [
  { top: 0, share: "dirty", fills: ["fill-clean", "fill-dirty"] },
  { top: BAR + 3, share: "onFlash", fills: ["fill-magnetic", "fill-flash"] },
] as const;

export const barsHeight = (queues: number, width: number): number => queues * rowOf(width).height;

export function QueueBars({ lane, width }: BarsProps) {
  const queues = queueSpans(lane);
  const words = hybridText().pool;
  const { left, bins: binsFor } = barsLayout(lane, width);
  const height = barsHeight(queues.length, width);
  return (
    <Drawing width={width} height={height}>
      {queues.map((queue, index) => {
        const y = index * rowOf(width).height;
        const count = queue.length;
        const bins = binsFor(count);
        const values = binsOf(lane, queue, bins);
        return (
          <g key={queue.id}>
            <Label x={0} y={y + 11} weight={600} className="fill-ink">
              {words.queues[queue.id].name}
              {queue.turn > 0 && ` · ${formatCount(count)}`}
            </Label>
            <Label x={0} y={y + 25}>
              {queue.turn > 0 ? words.leavesAs(queue.turn) : words.ofTime(count)}
            </Label>
            {rows.map(({ top, share, fills: [ground, fill] }) => (
              <g key={share}>
                <rect x={left} y={y + top} width={bins * BIN} height={BAR} className={ground} />
                <path d={columns(left, y + top + BAR, values, share)} className={fill} />
              </g>
            ))}
            <PageSpots
              pages={values.map(({ page }) => page)}
              {...{ x: left, y, pitch: BIN, height: 2 * BAR + 3 }}
            />
            {count === 0 && (
              <Label x={left + 4} y={y + 17}>
                {words.empty}
              </Label>
            )}
          </g>
        );
      })}
    </Drawing>
  );
}
