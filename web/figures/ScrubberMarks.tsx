/** Where something happened along the trace: a thin strip above the scrubber, as wide as its track. */
import { sum } from "d3-array";
import { memo } from "react";
import { formatCount } from "../text/numbers.ts";
import { text } from "../text/text.ts";
import { ScrubberRows, type ScrubberRowsProps, type Stretch } from "./ScrubberRows.tsx";

/** What happened between two positions: from < t <= to. */
export interface ScrubberBin extends Stretch {
  cleanEvictions: number;
  dirtyEvictions: number;
  batches: number;
  /** Requests at which the lanes did not all act alike. */
  diverged: number;
}

type Shown = Pick<ScrubberRowsProps<ScrubberBin>, "requests" | "bins" | "firstDivergence" | "height">;

export type ScrubberMarksProps = Shown & { forks?: readonly number[] };

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

export function marksWords(props: Pick<ScrubberMarksProps, "bins" | "firstDivergence" | "forks">): string {
  const { bins, firstDivergence: first, forks = NO_FORKS } = props;
  const { marks, fork } = text();
  const count = (of: (bin: ScrubberBin) => number) => formatCount(sum(bins, of));
  const [evictions = "", batches = "", diverged = ""] = ROWS.map(({ of }) => count(of));
  const differ = marks.differ(diverged) + (first === null ? "" : marks.firstAt(formatCount(first)));
  return marks.alongTrace([
    marks.evictionCount(
      evictions,
      count((bin) => bin.dirtyEvictions),
    ),
    marks.batchCount(batches),
    first === null && bins.every((bin) => bin.diverged === 0) ? marks.alike : differ,
    ...(forks.length === 0 ? [] : [fork.forksAt(forks.map(formatCount))]),
  ]);
}

export const ScrubberMarks = memo(function ScrubberMarks({ forks = NO_FORKS, ...rest }: ScrubberMarksProps) {
  const label = marksWords({ ...rest, forks });
  const { marks } = text();
  const title = `${label} ${marks.rows(ROWS.map(({ key }) => marks[key]))}`;
  return <ScrubberRows {...rest} rows={ROWS} forks={forks} label={label} title={title} />;
});
