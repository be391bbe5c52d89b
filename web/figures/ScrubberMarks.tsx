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

const ROWS = [
  {
    key: "evictions",
    fill: "fill-mark-victim",
    of: (bin: ScrubberBin) => bin.cleanEvictions + bin.dirtyEvictions,
    // Where only a clean page left.
    low: (bin: ScrubberBin) => bin.dirtyEvictions === 0,
  },
  { key: "batches", fill: "fill-mark-batch", of: (bin: ScrubberBin) => bin.batches },
  { key: "partings", fill: "fill-ink", of: (bin: ScrubberBin) => bin.parted },
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

export const ScrubberMarks = memo(function ScrubberMarks({
  bins,
  firstParting,
  forks = NO_FORKS,
  ...rest
}: ScrubberMarksProps) {
  const words = marksWords({ bins, firstParting, forks });
  const { marks } = text();
  return (
    <ScrubberRows
      {...rest}
      bins={bins}
      rows={ROWS}
      firstParting={firstParting}
      forks={forks}
      label={words}
      title={`${words} ${marks.rows(ROWS.map(({ key }) => marks[key]))}`}
    />
  );
});
