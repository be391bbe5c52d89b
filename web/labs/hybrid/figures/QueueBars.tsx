/** A larger pool: each queue as two bars, in bins from its back to the next to leave. */
import { barPath, Drawing, Label, PageSpots } from "../../../figures/Drawing.tsx";
import { hybridText } from "../../../text/hybrid.ts";
import { formatCount } from "../../../ui/format.ts";
import type { HybridLaneFrame } from "../types.ts";
import { classCounts, type QueueSpan, queueSpans } from "./model.ts";

const BAR = 12;
const BIN = 3;
/** Height of a queue, and room for its name beside its bars. */
const rowOf = (width: number) => (width < 420 ? { height: 31, left: 118 } : { height: 38, left: 120 });

/** A queue in bins, the back first: of each its next page to leave, and its shares of dirty pages and pages on flash. */
function binsOf(lane: HybridLaneFrame, { from, length }: QueueSpan, width: number) {
  const { order, pages: pageOf } = lane.columns;
  const room = Math.max(60, width - rowOf(width).left - 4);
  const bins = length === 0 ? 0 : Math.max(1, Math.round((room * length) / lane.config.frames / BIN));
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
  ...new Set(queueSpans(lane).flatMap((queue) => binsOf(lane, queue, width).map(({ page }) => page))),
];

const rows = [
  { top: 0, share: "dirty", fills: ["fill-clean", "fill-dirty"] },
  { top: BAR + 3, share: "onFlash", fills: ["fill-magnetic", "fill-flash"] },
] as const;

export const barsHeight = (queues: number, width: number): number => queues * rowOf(width).height;

export function QueueBars({ lane, width }: { lane: HybridLaneFrame; width: number }) {
  const queues = queueSpans(lane);
  const words = hybridText().pool;
  const { height, left } = rowOf(width);
  return (
    <Drawing width={width} height={barsHeight(queues.length, width)}>
      {queues.map((queue, index) => {
        const y = index * height;
        const count = queue.length;
        const { name, holds } = words.queues[queue.id];
        const bins = binsOf(lane, queue, width);
        return (
          <g key={queue.id}>
            <Label x={0} y={y + 11} weight={600} className="fill-ink">
              {queue.turn > 0 ? `${queue.turn}. ${name} · ${formatCount(count)}` : name}
            </Label>
            <Label x={0} y={y + 25}>
              {holds === "" ? words.ofTime(count) : holds}
            </Label>
            {rows.map(({ top, share, fills: [ground, fill] }) => (
              <g key={share}>
                <rect x={left} y={y + top} width={bins.length * BIN} height={BAR} className={ground} />
                <path
                  d={bins
                    .map(({ [share]: part }, bin) => {
                      const high = Math.max(1, part * BAR);
                      return part === 0 ? "" : barPath(left + bin * BIN, y + top + BAR, BIN, high);
                    })
                    .join("")}
                  className={fill}
                />
              </g>
            ))}
            <PageSpots
              pages={bins.map(({ page }) => page)}
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
