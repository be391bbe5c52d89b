import { useMemo } from "react";
import { type MarkRow, ScrubberRows } from "../figures/ScrubberRows.tsx";
import { useRunShown } from "../state/run/hooks.ts";
import { text } from "../text/text.ts";
import { formatCount } from "../ui/format.ts";
import { type Rises, risesOf } from "./rises.ts";

interface RunMarksProps<Counter extends string> {
  lanes: number;
  counted: readonly Counter[];
  rows: readonly MarkRow<Rises<Counter>>[];
  /** What each row is of. */
  names: readonly string[];
  /** How often it happened in the whole run, in the order of the rows. */
  words: (first: string, second: string, third: string) => string;
  /** Where a position stands, from 0 to 1, if not at its share of the requests. */
  shareAt?: (position: number) => number;
}

/** What happened along a run, above its scrubber. */
export function RunMarks<Counter extends string>(props: RunMarksProps<Counter>) {
  const { lanes, counted, rows, names, words, shareAt } = props;
  const { frame, prescan } = useRunShown();
  const bins = useMemo(
    () => (prescan === null ? [] : risesOf(prescan, lanes, counted)),
    [prescan, lanes, counted],
  );
  const total = ({ of }: MarkRow<Rises<Counter>>) => formatCount(bins.reduce((sum, bin) => sum + of(bin), 0));
  const [first = "", second = "", third = ""] = rows.map(total);
  const differ = prescan?.firstDivergence?.position ?? null;
  const { marks } = text();
  const label =
    words(first, second, third) + (differ === null ? "" : ` ${marks.firstDiffer(formatCount(differ))}.`);
  return (
    <ScrubberRows
      requests={frame?.requests ?? 0}
      bins={bins}
      shareAt={shareAt}
      rows={rows}
      firstDivergence={differ}
      forks={none}
      height={26}
      label={label}
      title={`${label} ${marks.rows(names)}`}
    />
  );
}

const none: readonly number[] = [];
