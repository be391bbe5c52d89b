import { useMemo } from "react";
import { type MarkRow, ScrubberRows } from "../../figures/ScrubberRows.tsx";
import { useShown } from "../../state/hybrid/hooks.ts";
import { hybridText } from "../../text/hybrid.ts";
import { text } from "../../text/text.ts";
import { formatCount } from "../../ui/format.ts";
import { Controls as RunControls } from "../common/Controls.tsx";
import { RunTo } from "../common/RunTo.tsx";
import { type Rises, risesOf } from "../common/rises.ts";
import { conditions, counters } from "./conditions.ts";
import { Part } from "./Part.tsx";

/** The transport of this lab, with marks and "run to". */
export function Controls() {
  return (
    <RunControls marks={<Marks />}>
      <Part id="run-to">
        <RunTo conditions={conditions} usual="migration" counters={counters} />
      </Part>
    </RunControls>
  );
}

const counted = ["evictions", "evictions_dirty", "migrations_to_f", "migrations_to_m"] as const;

type Bin = Rises<(typeof counted)[number]>;

const moves = ({ rose }: Bin) => rose.migrations_to_f + rose.migrations_to_m;

const ROWS: readonly MarkRow<Bin>[] = [
  {
    key: "evictions",
    fill: "fill-mark-victim",
    of: ({ rose }) => rose.evictions,
    // Where only a clean page left.
    low: ({ rose }) => rose.evictions_dirty === 0,
  },
  { key: "migrations", fill: "fill-mark-batch", of: moves },
  { key: "partings", fill: "fill-ink", of: ({ parted }) => parted },
];

const total = (bins: readonly Bin[], of: (bin: Bin) => number) => bins.reduce((sum, bin) => sum + of(bin), 0);

function Marks() {
  const { frame, survey } = useShown();
  const lanes = frame?.lanes.length ?? 0;
  const bins = useMemo(() => (survey === null ? [] : risesOf(survey, lanes, counted)), [survey, lanes]);
  const { marks } = hybridText();
  const firstParting = survey?.firstParting?.position ?? null;
  const words = marks.words(
    formatCount(total(bins, ({ rose }) => rose.evictions)),
    formatCount(total(bins, moves)),
    formatCount(total(bins, ({ parted }) => parted)),
  );
  return (
    <ScrubberRows
      requests={frame?.requests ?? 0}
      bins={bins}
      rows={ROWS}
      firstParting={firstParting}
      forks={none}
      height={26}
      label={words}
      title={`${words} ${text().marks.rows([marks.evictions, marks.moves, marks.partings])}`}
    />
  );
}

const none: readonly number[] = [];
