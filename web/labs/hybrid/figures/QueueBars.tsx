/** A larger pool: each queue as a bar, in bins from its back to the next to leave. */

import { hybridText } from "../../../text/hybrid.ts";
import { formatCount } from "../../../ui/format.ts";
import type { HybridLaneFrame } from "../engine/types.ts";
import { classCounts, type QueueSpan, queueSpans } from "./model.ts";

const BAR = 12;
const BIN = 3;
/** Height of a queue, and room for its name beside its bars. */
const rowOf = (width: number) => (width < 420 ? { height: 31, label: 112 } : { height: 38, label: 120 });

interface BarsProps {
  lane: HybridLaneFrame;
  width: number;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

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
  /** The one of its pages that is next to leave; it stands for the bin when it is asked about. */
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
const columns = (x: number, base: number, values: readonly number[]) =>
  values
    .map((share, bin) =>
      share === 0
        ? ""
        : `M${rounded(x + bin * BIN)} ${base}v${-rounded(Math.max(1, share * BAR))}h${BIN}v${rounded(Math.max(1, share * BAR))}z`,
    )
    .join("");

/** How high the drawing of so many queues is. */
export const barsHeight = (queues: number, width: number): number => queues * rowOf(width).height;

export function QueueBars({ lane, width }: BarsProps) {
  const queues = queueSpans(lane);
  const words = hybridText().pool;
  const { left, bins: binsFor } = barsLayout(lane, width);
  const height = barsHeight(queues.length, width);
  return (
    <svg width={width} height={height} className="block font-sans tabular-nums" aria-hidden="true">
      {queues.map((queue, index) => {
        const y = index * rowOf(width).height;
        const count = queue.length;
        const bins = binsFor(count);
        const values = binsOf(lane, queue, bins);
        return (
          <g key={queue.id}>
            <text x={0} y={y + 11} fontSize={13} fontWeight={600} className="fill-ink">
              {words.queues[queue.id].name}
              {queue.turn > 0 && ` · ${formatCount(count)}`}
            </text>
            <text x={0} y={y + 25} fontSize={13} className="fill-ink-muted">
              {queue.turn > 0 ? words.leavesAs(queue.turn) : words.ofTime(count)}
            </text>
            <rect x={left} y={y} width={bins * BIN} height={BAR} className="fill-clean" />
            <path
              d={columns(
                left,
                y + BAR,
                values.map(({ dirty }) => dirty),
              )}
              className="fill-dirty"
            />
            <rect x={left} y={y + BAR + 3} width={bins * BIN} height={BAR} className="fill-magnetic" />
            <path
              d={columns(
                left,
                y + 2 * BAR + 3,
                values.map(({ onFlash }) => onFlash),
              )}
              className="fill-flash"
            />
            {values.map(({ page }, bin) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a bin is its place
                key={bin}
                data-page={page}
                x={left + bin * BIN}
                y={y}
                width={BIN}
                height={2 * BAR + 3}
                className="fill-transparent"
              />
            ))}
            {count === 0 && (
              <text x={left + 4} y={y + 17} fontSize={13} className="fill-ink-muted">
                {words.empty}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
