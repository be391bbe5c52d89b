import { useMemo } from "react";
import { type MarkRow, ScrubberRows } from "../figures/ScrubberRows.tsx";
import { type Rises, risesOf } from "../shell/counters.ts";
import { text } from "../text/text.ts";
import { formatCount } from "../ui/format.ts";
import type { Along } from "../ui/Transport.tsx";
import { useLabShown } from "./parts.ts";

interface MarksProps<Counter extends string> {
  counted: readonly Counter[];
  rows: readonly MarkRow<Rises<Counter>>[];
  /** What each row is of. */
  names: readonly string[];
  /** How often it happened in the whole run, in the order of the rows. */
  words: (first: string, second: string, third: string) => string;
  /** Along what they stand, if not along the requests. */
  along: Along | undefined;
}

/** What happened along a run, above its scrubber. */
export function Marks<Counter extends string>(props: MarksProps<Counter>) {
  const { counted, rows, names, words, along } = props;
  const { frame, prescan } = useLabShown();
  const lanes = frame?.lanes.length ?? 0;
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
      shareAt={along && ((position) => along.axis.at(position) / Math.max(along.axis.end, Number.MIN_VALUE))}
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
