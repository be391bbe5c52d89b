/** Where something happened along the trace: a thin strip above the scrubber, as wide as its track. */
import { max } from "d3-array";
import { memo } from "react";
import { formatCount } from "../text/numbers.ts";
import { text } from "../text/text.ts";
import { useWidth } from "./useWidth.ts";

/** What happened between two positions: from < t <= to. */
export interface ScrubberBin {
  from: number;
  to: number;
  cleanEvictions: number;
  dirtyEvictions: number;
  batches: number;
  /** Requests at which the lanes did not all act alike. */
  parted: number;
}

export interface ScrubberMarksProps {
  requests: number;
  bins: ScrubberBin[];
  /** The first position at which the lanes differ. */
  firstParting: number | null;
  /** Positions at which lanes leave others. */
  forks?: readonly number[];
  /** In CSS pixels. */
  height: number;
}

/** Up to here each request has a tick of its own. */
const MOST_TICKS = 400;

const ROWS = [
  {
    name: "evictions",
    fill: "fill-mark-victim",
    of: (bin: ScrubberBin) => bin.cleanEvictions + bin.dirtyEvictions,
  },
  { name: "batches", fill: "fill-mark-batch", of: (bin: ScrubberBin) => bin.batches },
  { name: "partings", fill: "fill-ink", of: (bin: ScrubberBin) => bin.parted },
] as const;

const NO_FORKS: readonly number[] = [];

const total = (bins: ScrubberBin[], of: (bin: ScrubberBin) => number) =>
  bins.reduce((sum, bin) => sum + of(bin), 0);

/** The strip in words. */
export function marksWords({
  bins,
  firstParting,
  forks = [],
}: Pick<ScrubberMarksProps, "bins" | "firstParting" | "forks">): string {
  const words = text().marks;
  const dirty = total(bins, (bin) => bin.dirtyEvictions);
  const evictions = total(bins, ROWS[0].of);
  const parted = total(bins, ROWS[2].of);
  const parts = [
    words.evictionCount(formatCount(evictions), formatCount(dirty)),
    words.batchCount(formatCount(total(bins, ROWS[1].of))),
    parted === 0 && firstParting === null
      ? words.alike
      : `${words.differ(formatCount(parted))}${firstParting === null ? "" : words.firstAt(formatCount(firstParting))}`,
    ...(forks.length === 0 ? [] : [text().fork.forksAt(forks.map(formatCount))]),
  ];
  return words.alongTrace(parts);
}

/** Hundreds of bars: drawn anew only when the survey has gone on, not with each step. */
export const ScrubberMarks = memo(function ScrubberMarks({
  requests,
  bins,
  firstParting,
  forks = NO_FORKS,
  height,
}: ScrubberMarksProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const words = marksWords({ bins, firstParting, forks });
  const x = (position: number) => (position / Math.max(1, requests)) * width;
  const row = height / ROWS.length;
  const exact = requests <= MOST_TICKS;
  return (
    <div
      ref={ref}
      role="img"
      aria-label={words}
      title={`${words} ${text().marks.rows(ROWS.map(({ name }) => text().marks[name]))}`}
    >
      <svg width={width} height={height} className="block overflow-visible" aria-hidden="true">
        {ROWS.map(({ name, fill, of }, at) => {
          const most = max(bins, of) ?? 0;
          return (
            <g key={name} className={fill}>
              <path d={`M0 ${(at + 1) * row - 0.5}H${width}`} className="stroke-line" />
              {bins.map((bin) => {
                const value = of(bin);
                if (value === 0) return null;
                // A tick stands at its request, half as high where only a clean page left; a bar's height is its share of
                // the fullest bin, never too low to be seen.
                const share = exact ? (at === 0 && bin.dirtyEvictions === 0 ? 0.5 : 1) : value / most;
                const high = Math.max(1, (row - 1) * share);
                const wide = exact ? 2 : Math.max(1, x(bin.to) - x(bin.from));
                const left = exact ? x(bin.to) - 1 : x(bin.from);
                return <rect key={bin.to} x={left} y={(at + 1) * row - high} width={wide} height={high} />;
              })}
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
        {firstParting !== null && (
          <path
            d={`M${x(firstParting)} ${2 * row}v${row}m-4 ${-row}h8l-4 ${Math.min(5, row)}z`}
            className="fill-ink stroke-ink"
          />
        )}
      </svg>
    </div>
  );
});
