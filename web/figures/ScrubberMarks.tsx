/** Where something happened along the trace: a thin strip above the scrubber, as wide as its track. */
import { memo } from "react";
import { formatCount } from "../text/numbers.ts";
import { text } from "../text/text.ts";
import { ScrubberRows, type Stretch } from "./ScrubberRows.tsx";

/** What happened between two positions: from < t <= to. */
export interface ScrubberBin extends Stretch {
  cleanEvictions: number;
  dirtyEvictions: number;
  batches: number;
  /** Requests at which the lanes did not all act alike. */
  diverged: number;
}

export interface ScrubberMarksProps {
  requests: number;
  bins: ScrubberBin[];
  firstDivergence: number | null;
  forks?: readonly number[];
  height: number;
}

const ROWS = [
  {
    key: "evictions",
    fill: "fill-mark-victim",
    of: (bin: ScrubberBin) => bin.cleanEvictions + bin.dirtyEvictions,
    // Where only a clean page left.
    low: (bin: ScrubberBin) => bin.dirtyEvictions === 0,
  },
  { key: "batches", fill: "fill-mark-batch", of: (bin: ScrubberBin) => bin.batches },
  { key: "divergences", fill: "fill-ink", of: (bin: ScrubberBin) => bin.diverged },
] as const;

const NO_FORKS: readonly number[] = [];

const total = (bins: ScrubberBin[], of: (bin: ScrubberBin) => number) =>
  bins.reduce((sum, bin) => sum + of(bin), 0);

export function marksWords({
  bins,
  firstDivergence,
  forks = [],
}: Pick<ScrubberMarksProps, "bins" | "firstDivergence" | "forks">): string {
  const words = text().marks;
  const dirty = total(bins, (bin) => bin.dirtyEvictions);
  const evictions = total(bins, ROWS[0].of);
  const diverged = total(bins, ROWS[2].of);
  const parts = [
    words.evictionCount(formatCount(evictions), formatCount(dirty)),
    words.batchCount(formatCount(total(bins, ROWS[1].of))),
    diverged === 0 && firstDivergence === null
      ? words.alike
      : `${words.differ(formatCount(diverged))}${firstDivergence === null ? "" : words.firstAt(formatCount(firstDivergence))}`,
    ...(forks.length === 0 ? [] : [text().fork.forksAt(forks.map(formatCount))]),
  ];
  return words.alongTrace(parts);
}

export const ScrubberMarks = memo(function ScrubberMarks({
  bins,
  firstDivergence,
  forks = NO_FORKS,
  ...rest
}: ScrubberMarksProps) {
  const words = marksWords({ bins, firstDivergence, forks });
  const { marks } = text();
  return (
    <ScrubberRows
      {...rest}
      bins={bins}
      rows={ROWS}
      firstDivergence={firstDivergence}
      forks={forks}
      label={words}
      title={`${words} ${marks.rows(ROWS.map(({ key }) => marks[key]))}`}
    />
  );
});
