import { useMemo } from "react";
import { type MarkRow, ScrubberRows } from "../../figures/ScrubberRows.tsx";
import { Controls as RunControls } from "../../shell/Controls.tsx";
import { RunTo } from "../../shell/RunTo.tsx";
import { type Rises, risesOf } from "../../shell/rises.ts";
import { pbmText } from "../../text/pbm.ts";
import { text } from "../../text/text.ts";
import { formatCount } from "../../ui/format.ts";
import { conditions } from "./conditions.ts";
import { Part } from "./Part.tsx";
import { useShown } from "./state/hooks.ts";
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

const total = (bins: readonly Bin[], of: (bin: Bin) => number) => bins.reduce((sum, bin) => sum + of(bin), 0);

function Marks({ axis }: { axis: TimeAxis }) {
  const { frame, prescan } = useShown();
  const lanes = frame?.lanes.length ?? 0;
  const bins = useMemo(() => (prescan === null ? [] : risesOf(prescan, lanes, counted)), [prescan, lanes]);
  const { marks } = pbmText();
  const shareAt = (position: number) => axis.at(position) / Math.max(axis.end, Number.MIN_VALUE);
  const words = marks.words(
    formatCount(total(bins, ({ rose }) => rose.misses)),
    formatCount(total(bins, ({ rose }) => rose.evictions)),
    formatCount(total(bins, ({ diverged }) => diverged)),
  );
  return (
    <ScrubberRows
      requests={frame?.requests ?? 0}
      bins={bins}
      shareAt={shareAt}
      rows={ROWS}
      firstDivergence={prescan?.firstDivergence?.position ?? null}
      forks={none}
      height={26}
      label={words}
      title={`${words} ${text().marks.rows([marks.misses, marks.evictions, marks.divergences])}`}
    />
  );
}

const none: readonly number[] = [];
