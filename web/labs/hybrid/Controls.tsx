import type { MarkRow } from "../../figures/ScrubberRows.tsx";
import { Controls as RunControls } from "../../shell/Controls.tsx";
import { RunMarks } from "../../shell/RunMarks.tsx";
import { RunTo } from "../../shell/RunTo.tsx";
import type { Rises } from "../../shell/rises.ts";
import { hybridText } from "../../text/hybrid.ts";
import { conditions } from "./conditions.ts";
import { Part } from "./Part.tsx";
import { useShownPart } from "./state/hooks.ts";

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

function Marks() {
  const lanes = useShownPart(({ frame }) => frame?.lanes);
  const { marks } = hybridText();
  const names = [marks.evictions, marks.moves, marks.divergences];
  return (
    <RunMarks lanes={lanes?.length ?? 0} counted={counted} rows={ROWS} names={names} words={marks.words} />
  );
}
