import { useMemo } from "react";
import { type MarkRow, ScrubberRows } from "../../figures/ScrubberRows.tsx";
import { useShown } from "../../state/pbm/hooks.ts";
import { pbmText } from "../../text/pbm.ts";
import { text } from "../../text/text.ts";
import { formatCount } from "../../ui/format.ts";
import { Controls as RunControls } from "../common/Controls.tsx";
import { RunTo } from "../common/RunTo.tsx";
import { type Rises, risesOf } from "../common/rises.ts";
import { conditions, counters } from "./conditions.ts";
import { Part } from "./Part.tsx";
import { alongTime, type TimeAxis } from "./time.ts";
import { useTime } from "./useTime.ts";

/** The transport of this lab, along time, with marks and "run to". */
export function Controls() {
  const { frame, survey } = useShown();
  const axis = useTime(frame, survey);
  return (
    <RunControls along={frame === null ? undefined : alongTime(axis, frame)} marks={<Marks axis={axis} />}>
      <Part id="run-to">
        <RunTo conditions={conditions} usual="eviction" counters={counters} wordsOfPage={wordsOfBlock} />
      </Part>
    </RunControls>
  );
}

function wordsOfBlock() {
  const { block, requestFor, noRequest } = pbmText().runTo;
  return { page: block, requestFor, noRequest };
}

const counted = ["misses", "evictions"] as const;

type Bin = Rises<(typeof counted)[number]>;

const ROWS: readonly MarkRow<Bin>[] = [
  { key: "misses", fill: "fill-mark-batch", of: ({ rose }) => rose.misses },
  { key: "evictions", fill: "fill-mark-victim", of: ({ rose }) => rose.evictions },
  { key: "partings", fill: "fill-ink", of: ({ parted }) => parted },
];

const total = (bins: readonly Bin[], of: (bin: Bin) => number) => bins.reduce((sum, bin) => sum + of(bin), 0);

function Marks({ axis }: { axis: TimeAxis }) {
  const { frame, survey } = useShown();
  const lanes = frame?.lanes.length ?? 0;
  const bins = useMemo(() => (survey === null ? [] : risesOf(survey, lanes, counted)), [survey, lanes]);
  const { marks } = pbmText();
  const shareAt = (position: number) => axis.at(position) / Math.max(axis.end, Number.MIN_VALUE);
  const words = marks.words(
    formatCount(total(bins, ({ rose }) => rose.misses)),
    formatCount(total(bins, ({ rose }) => rose.evictions)),
    formatCount(total(bins, ({ parted }) => parted)),
  );
  return (
    <ScrubberRows
      requests={frame?.requests ?? 0}
      bins={bins}
      shareAt={shareAt}
      rows={ROWS}
      firstParting={survey?.firstParting?.position ?? null}
      forks={none}
      height={26}
      label={words}
      title={`${words} ${text().marks.rows([marks.misses, marks.evictions, marks.partings])}`}
    />
  );
}

const none: readonly number[] = [];
