import { useMemo } from "react";
import { type MarkRow, ScrubberRows } from "../../figures/ScrubberRows.tsx";
import { Controls as RunControls } from "../../shell/Controls.tsx";
import { RunTo } from "../../shell/RunTo.tsx";
import { type Rises, risesOf } from "../../shell/rises.ts";
import { hybridText } from "../../text/hybrid.ts";
import { text } from "../../text/text.ts";
import { formatCount } from "../../ui/format.ts";
import { conditions } from "./conditions.ts";
import { Part } from "./Part.tsx";
import { useShown } from "./state/hooks.ts";

/** The transport of this lab, with marks and "run to". */
export function Controls() {
  return (
    <RunControls marks={<Marks />}>
      <Part id="run-to">
        <RunTo conditions={conditions} usual="migration" amounts usualCounter="cost" />
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
  { key: "divergences", fill: "fill-ink", of: ({ diverged }) => diverged },
];

const total = (bins: readonly Bin[], of: (bin: Bin) => number) => bins.reduce((sum, bin) => sum + of(bin), 0);

function Marks() {
  const { frame, prescan } = useShown();
  const lanes = frame?.lanes.length ?? 0;
  const bins = useMemo(() => (prescan === null ? [] : risesOf(prescan, lanes, counted)), [prescan, lanes]);
  const { marks } = hybridText();
  const firstDivergence = prescan?.firstDivergence?.position ?? null;
  const words = marks.words(
    formatCount(total(bins, ({ rose }) => rose.evictions)),
    formatCount(total(bins, moves)),
    formatCount(total(bins, ({ diverged }) => diverged)),
  );
  return (
    <ScrubberRows
      requests={frame?.requests ?? 0}
      bins={bins}
      rows={ROWS}
      firstDivergence={firstDivergence}
      forks={none}
      height={26}
      label={words}
      title={`${words} ${text().marks.rows([marks.evictions, marks.moves, marks.divergences])}`}
    />
  );
}

const none: readonly number[] = [];
