/** Rows of marks along the trace, as wide as the scrubber's track: what each row is of, and in which words, the lab says. */
import { max } from "d3-array";
import { formatCount } from "../text/numbers.ts";
import { text } from "../text/text.ts";
import { useWidth } from "./useWidth.ts";

/** Requests between two positions: from < t <= to. */
export type Stretch = { from: number; to: number };

export interface MarkRow<Bin> {
  key: string;
  fill: string;
  /** How often it happened in a stretch. */
  of: (bin: Bin) => number;
  /** Whether the mark of a single request is half as high as others. */
  low?: (bin: Bin) => boolean;
}

export interface ScrubberRowsProps<Bin> {
  requests: number;
  bins: readonly Bin[];
  /** Where a position stands, from 0 to 1, if not at its share of the requests. */
  shareAt?: ((position: number) => number) | undefined;
  rows: readonly MarkRow<Bin>[];
  firstDivergence: number | null;
  forks: readonly number[];
  /** In CSS pixels. */
  height: number;
  label: string;
  title: string;
}

/** Up to here each request has a tick of its own. */
const MOST_TICKS = 400;

/** Hundreds of bars, a row of them one path: while a value is dragged they are drawn anew in every frame. */
export function ScrubberRows<Bin extends Stretch>(props: ScrubberRowsProps<Bin>) {
  const { requests, bins, rows, firstDivergence, forks, height, label, title } = props;
  const { shareAt = (position) => position / Math.max(1, requests) } = props;
  const [ref, width] = useWidth<HTMLDivElement>();
  // A scene whose end is not known yet has no shares.
  const x = (position: number) => Math.min(1, shareAt(position) || 0) * width;
  const row = height / rows.length;
  const last = (rows.length - 1) * row;
  const exact = requests <= MOST_TICKS;
  // A tick stands at its request; a bar's height is its share of the fullest bin, never too low to be seen.
  const mark = (bin: Bin, value: number, most: number, foot: number, low: MarkRow<Bin>["low"]): string => {
    if (value === 0) return "";
    const share = exact ? (low?.(bin) ? 0.5 : 1) : value / most;
    const high = Math.max(1, (row - 1) * share);
    const wide = exact ? 2 : Math.max(1, x(bin.to) - x(bin.from));
    const left = exact ? x(bin.to) - 1 : x(bin.from);
    return `M${left.toFixed(1)} ${foot.toFixed(1)}v${(-high).toFixed(1)}h${wide.toFixed(1)}v${high.toFixed(1)}z`;
  };
  return (
    <div ref={ref} role="img" aria-label={label} title={title}>
      <svg width={width} height={height} className="block overflow-visible" aria-hidden="true">
        {rows.map(({ key, fill, of, low }, at) => {
          const [most, foot] = [max(bins, of) ?? 0, (at + 1) * row];
          return (
            <g key={key} className={fill}>
              <path d={`M0 ${foot - 0.5}H${width}`} className="stroke-line" />
              <path data-marks d={bins.map((bin) => mark(bin, of(bin), most, foot, low)).join("")} />
            </g>
          );
        })}
        {forks.map((at) => (
          <path
            key={at}
            d={`M${x(at)} ${height}V6m-5 -6l5 6l5 -6`}
            strokeWidth={2}
            className="fill-none stroke-accent"
            data-fork={at}
          />
        ))}
        {firstDivergence !== null && (
          <g
            transform={`translate(${x(firstDivergence).toFixed(1)} ${(last + row / 2).toFixed(1)})`}
            data-first-divergence={firstDivergence}
          >
            <title>{text().marks.firstDiffer(formatCount(firstDivergence))}</title>
            {/* Equal, struck out, on a ground of its own: nothing that could be moved along the trace. */}
            <rect x={-8} y={-6} width={16} height={12} rx={3} className="fill-surface stroke-line-strong" />
            <path d="M-4 -1.8h8M-4 1.8h8M-2.4 4.4l4.8 -8.8" strokeWidth={1.4} className="stroke-ink" />
          </g>
        )}
      </svg>
    </div>
  );
}
