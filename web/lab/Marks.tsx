import { useMemo } from "react";
import { type MarkRow, ScrubberRows } from "../figures/ScrubberRows.tsx";
import { type Rises, risesOf } from "../shell/counters.ts";
import { text } from "../text/text.ts";
import { formatCount } from "../ui/format.ts";
import type { Along } from "../ui/Transport.tsx";
import { useLabShown } from "./parts.ts";

interface MarksForm<Counter extends string> {
  counted: readonly Counter[];
  rows: readonly MarkRow<Rises<Counter>>[];
  /** What each row is of, by its key, and how often each happened in the whole run. */
  told: () => Readonly<Record<string, unknown>> & {
    words: (first: string, second: string, third: string) => string;
  };
}

/** What shows above a scrubber what happened along a run. `along`: what marks stand along, if not the requests. */
export const marksOf =
  <Counter extends string>(form: MarksForm<Counter>) =>
  ({ along }: { along: Along | undefined }) => <Marks {...form} along={along} />;

function Marks<Counter extends string>(props: MarksForm<Counter> & { along: Along | undefined }) {
  const { counted, rows, told, along } = props;
  const { words, ...names } = told();
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
      requests={prescan?.requests ?? 0}
      bins={bins}
      shareAt={along && ((position) => along.axis.at(position) / Math.max(along.axis.end, Number.MIN_VALUE))}
      rows={rows}
      firstDivergence={differ}
      forks={none}
      height={26}
      label={label}
      title={`${label} ${marks.rows(rows.map(({ key }) => String(names[key])))}`}
    />
  );
}

const none: readonly number[] = [];
