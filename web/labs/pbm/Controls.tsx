import type { MarkRow } from "../../figures/ScrubberRows.tsx";
import { Controls as RunControls } from "../../shell/Controls.tsx";
import { RunMarks } from "../../shell/RunMarks.tsx";
import { RunTo } from "../../shell/RunTo.tsx";
import type { Rises } from "../../shell/rises.ts";
import { pbmText } from "../../text/pbm.ts";
import { conditions } from "./conditions.ts";
import { Part } from "./Part.tsx";
import { useShown, useShownPart } from "./state/hooks.ts";
import { alongTime, type TimeAxis } from "./time.ts";
import { useTime } from "./useTime.ts";

/** The transport of this lab, along time, with marks and "run to". */
export function Controls() {
  const { frame, prescan } = useShown();
  const axis = useTime(frame, prescan);
  return (
    <RunControls along={frame === null ? undefined : alongTime(axis, frame)} marks={<Marks axis={axis} />}>
      <Part id="run-to">
        <RunTo conditions={conditions} usual="eviction" usualCounter="misses" wordsOfPage={wordsOfBlock} />
      </Part>
    </RunControls>
  );
}

function wordsOfBlock() {
  const { block, pageConditions, noRequest } = pbmText().runTo;
  return { page: block, pageConditions, noRequest };
}

const counted = ["misses", "evictions"] as const;

type Bin = Rises<(typeof counted)[number]>;

const ROWS: readonly MarkRow<Bin>[] = [
  { key: "misses", fill: "fill-mark-batch", of: ({ rose }) => rose.misses },
  { key: "evictions", fill: "fill-mark-victim", of: ({ rose }) => rose.evictions },
  { key: "divergences", fill: "fill-ink", of: ({ diverged }) => diverged },
];

function Marks({ axis }: { axis: TimeAxis }) {
  const lanes = useShownPart(({ frame }) => frame?.lanes);
  const { marks } = pbmText();
  return (
    <RunMarks
      lanes={lanes?.length ?? 0}
      counted={counted}
      rows={ROWS}
      names={[marks.misses, marks.evictions, marks.divergences]}
      words={marks.words}
      shareAt={(position) => axis.at(position) / Math.max(axis.end, Number.MIN_VALUE)}
    />
  );
}
