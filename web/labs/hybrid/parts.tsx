/** The flash + magnetic lab: strip, lanes, score, transport; curves, cost, one page over the run, counters in tabs. */
import { memo, type ReactNode } from "react";
import { StripKey } from "../../figures/RequestStrip.tsx";
import type { MarkRow } from "../../figures/ScrubberRows.tsx";
import { curvesTab } from "../../lab/curvesTab.tsx";
import { Marks } from "../../lab/Marks.tsx";
import { labPages, once } from "../../lab/pages.tsx";
import type { LabParts, LaneProps } from "../../lab/parts.ts";
import { useOnAsk } from "../../shell/ask/asking.tsx";
import type { Rises } from "../../shell/counters.ts";
import { Part } from "../../shell/Part.tsx";
import { scoreBy } from "../../shell/Score.tsx";
import { hybridText } from "../../text/hybrid.ts";
import { formatUpTo } from "../../text/numbers.ts";
import { sentenceOf as phrased } from "../../text/phrases.ts";
import { formatCount } from "../../ui/format.ts";
import { Floating, onDemand } from "../../ui/onDemand.tsx";
import type { Along } from "../../ui/Transport.tsx";
import { CostTable } from "./CostTable.tsx";
import { CounterTable } from "./CounterTable.tsx";
import { chips } from "./chips.ts";
import { Exports } from "./Exports.tsx";
import type { HybridFrame, HybridLaneFrame } from "./engine/types.ts";
import { DisksFigure } from "./figures/DisksFigure.tsx";
import { HybridLegend } from "./figures/HybridLegend.tsx";
import { QueuesFigure } from "./figures/QueuesFigure.tsx";
import { LaneCard } from "./LaneCard.tsx";
import { countedLane, labelsOf, laneLabel, sentenceLines, sentenceOf, shortLabel } from "./lanes.ts";
import { HybridMotion } from "./motion/HybridMotion.tsx";
import { SetsTable } from "./SetsTable.tsx";
import { Strip } from "./Strip.tsx";
import { inEmbeds } from "./state/hideable.ts";
import { createHybridLab, type HybridController } from "./state/lab.ts";
import { Track } from "./Track.tsx";

const Queues = memo(QueuesFigure);
const Disks = memo(DisksFigure);

/** A lane's pool by queues, and the two disks. */
function Lane(props: LaneProps<HybridFrame, HybridLaneFrame> & { sentence: ReactNode }) {
  const { lane, frame, label, sentence } = props;
  const onAsk = useOnAsk();
  return (
    <>
      <Part id="pool" room>
        <Queues lane={lane} label={label} neighbours={frame.lanes} onAsk={onAsk} />
      </Part>
      <Part id="disks">
        <Disks lane={lane} label={label} onAsk={onAsk} />
      </Part>
      {sentence}
    </>
  );
}

/** "b = 3, cost segment of 2". */
function factsOf({
  read: { config, replacement, columns },
}: LaneProps<HybridFrame, HybridLaneFrame>): string {
  const words = hybridText().lane;
  const lambda = formatUpTo(columns.costSegmentFrames / config.frames, 3);
  const byCost = formatCount(columns.costSegmentFrames);
  const segment = replacement.adapts ? words.adapted(lambda, byCost) : words.costSegment(byCost);
  return [`b = ${formatCount(config.frames)}`, ...(replacement.is_lru ? [] : [segment])].join(", ");
}

const counted = ["evictions", "evictions_dirty", "migrations_to_f", "migrations_to_m"] as const;

type Bin = Rises<(typeof counted)[number]>;

const ROWS: readonly MarkRow<Bin>[] = [
  {
    key: "evictions",
    fill: "fill-mark-victim",
    of: ({ rose }) => rose.evictions,
    // Where only a clean page left.
    low: ({ rose }) => rose.evictions_dirty === 0,
  },
  {
    key: "migrations",
    fill: "fill-mark-batch",
    of: ({ rose }) => rose.migrations_to_f + rose.migrations_to_m,
  },
  { key: "divergences", fill: "fill-ink", of: ({ diverged }) => diverged },
];

function OwnMarks({ along }: { along: Along | undefined }) {
  const { marks } = hybridText();
  const names = [marks.evictions, marks.moves, marks.divergences];
  return <Marks counted={counted} rows={ROWS} names={names} words={marks.words} along={along} />;
}

const withCost = ({ lanes }: HybridFrame) => lanes.some(({ replacement }) => !replacement.is_lru);

const parts: LabParts<HybridFrame> = {
  id: "hybrid",
  laneLabel,
  headLabel: (lane, lanes) => (lanes.length > 3 ? shortLabel(lane) : laneLabel(lane)),
  factsOf,
  sentenceOf,
  spokenOf: ({ step }) => phrased(step.phrases) || hybridText().lane.spokenNothing,
  sentenceLines,
  Motion: HybridMotion,
  Lane,
  LaneCard,
  Strip,
  scorePart: "cost",
  Score: scoreBy(countedLane),
  Marks: OwnMarks,
  conditionWords: () => hybridText().runTo,
  runTo: {
    usual: "migration",
    amounts: true,
    usualCounter: "cost",
  },
  chips,
  Exports,
  Parameters: onDemand(() => import("./parameters/Parameters.tsx").then(({ Parameters }) => Parameters)),
  AskedPage: onDemand(() => import("./AskedPage.tsx").then(({ AskedPage }) => AskedPage), Floating),
  charts: {
    heading: () => hybridText().curves.heading,
    labelsOf,
    picture: async (lab: HybridController, counter) =>
      (await import("./exported.ts")).exported(lab).pictures.curves(counter),
  },
  tabs: [
    curvesTab,
    { id: "cost", content: ({ readable }) => <CostTable lanes={readable.lanes} /> },
    { id: "track", content: ({ readable }) => <Track frame={readable} /> },
    {
      id: "counters",
      content: ({ readable, prescan }) => (
        <>
          <CounterTable frame={readable} />
          {prescan !== null && <SetsTable lanes={readable.lanes} prescan={prescan} />}
        </>
      ),
    },
    {
      id: "legend",
      content: ({ readable, embedded }) => (
        <>
          <HybridLegend withCost={withCost(readable)} />
          {!embedded && <StripKey labels={readable.lanes.map(laneLabel)} further />}
        </>
      ),
    },
  ],
  embedded: { below: ["cost", "legend"] },
  inEmbeds,
  leftOut: ["legend"],
  partWords: () => hybridText().parts,
  present: async () => (await import("./present/present.tsx")).present,
};

export const { Page, Notes } = labPages(once(createHybridLab), parts);
