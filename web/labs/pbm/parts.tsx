/** The predictive lab: lanes at one moment of simulated time, score, transport along time; curves and counters in tabs. */
import { memo, type ReactNode, useMemo } from "react";
import type { PrescanFrame } from "../../engine/types.ts";
import { usePoolRoom } from "../../figures/pool/room.ts";
import type { MarkRow } from "../../figures/ScrubberRows.tsx";
import { curvesTab } from "../../lab/curvesTab.tsx";
import { Lanes } from "../../lab/Lanes.tsx";
import { Marks } from "../../lab/Marks.tsx";
import { labPages, once } from "../../lab/pages.tsx";
import type { FrameProps, LabParts, LaneProps } from "../../lab/parts.ts";
import { useOnAsk } from "../../shell/ask/asking.ts";
import { Part } from "../../shell/Part.tsx";
import type { Rises } from "../../shell/rises.ts";
import { scoreBy } from "../../shell/Score.tsx";
import { legendText } from "../../text/legend.ts";
import { pbmText } from "../../text/pbm.ts";
import { text } from "../../text/text.ts";
import type { Along } from "../../ui/axis.ts";
import { formatCount } from "../../ui/format.ts";
import { Floating } from "../../ui/NotLoaded.tsx";
import { onDemand } from "../../ui/onDemand.tsx";
import { CounterTable, countedLane } from "./CounterTable.tsx";
import { chips } from "./chips.ts";
import { Eviction } from "./Eviction.tsx";
import { Exports } from "./Exports.tsx";
import type { PbmFrame, PbmLaneFrame } from "./engine/types.ts";
import { Buckets } from "./figures/Buckets.tsx";
import { StreamRows } from "./figures/StreamRows.tsx";
import { TableStrip } from "./figures/TableStrip.tsx";
import { StripKey } from "./figures/TimeKey.tsx";
import { timeScale } from "./figures/timeScale.ts";
import { LaneCard } from "./LaneCard.tsx";
import { labelsOf, laneLabel, sentenceLines } from "./lanes.ts";
import { PbmMotion } from "./motion/PbmMotion.tsx";
import { Optimal } from "./Optimal.tsx";
import { sentenceOf } from "./sentence.ts";
import { inEmbeds } from "./state/hideable.ts";
import { createPbmLab, type PbmController } from "./state/lab.ts";
import { alongTime, clockOf, timeAxis } from "./time.ts";

const Table = memo(TableStrip);

/** What an eviction takes that is opened up, as far as there is room: nothing beneath jumps from step to step. */
const OPENED = 260;
/** The heading above buckets and the line beneath. */
const AROUND = 48;

type OfLane = LaneProps<PbmFrame, PbmLaneFrame>;

/** A lane's table and its pool, why, the last eviction opened up. */
function Lane({ index, label, lane, read, frame: { world }, sentence }: OfLane & { sentence: ReactNode }) {
  const opened = Math.min(usePoolRoom() ?? 0, OPENED);
  const onAsk = useOnAsk();
  return (
    <>
      <Part id="table">
        <Table lane={lane} world={world} label={label} withKey={false} onAsk={onAsk} />
      </Part>
      {sentence}
      {/* A policy with buckets draws no frames: its buckets show the victims. */}
      <Part id={lane.policy.buckets ? "buckets" : "eviction"}>
        <div data-room style={{ minHeight: opened }}>
          {lane.policy.buckets ? (
            <>
              <h3 className="min-h-6 text-sm font-medium">{text().lab.tabs.buckets}</h3>
              <Buckets
                lane={lane}
                scale={timeScale(world)}
                label={label}
                withKey={false}
                most={opened - AROUND}
              />
            </>
          ) : (
            <>
              <h3 className="min-h-6 text-sm font-medium">{pbmText().eviction.heading}</h3>
              <Eviction index={index} lane={read} world={world} label={label} />
            </>
          )}
        </div>
      </Part>
    </>
  );
}

/** The streams of a lane. */
const LaneStreams = ({ index, label, read, readable }: OfLane) => (
  <section data-lane>
    <h3 className="text-sm font-medium">{label}</h3>
    <StreamRows
      streams={read.step.streams}
      label={label}
      stepped={readable.stepped === index ? (read.step.event?.stream ?? null) : null}
    />
  </section>
);

const nothing = { positions: [0], times_us: [0] };

/** The run's time as an axis; it grows as the prescan goes on. */
function useAlong(frame: PbmFrame | null, prescan: PrescanFrame | null): Along | undefined {
  const lanes = frame?.lanes.length ?? 0;
  const requests = frame?.requests ?? 0;
  const scale = frame?.world.scale ?? 1;
  const axis = useMemo(
    () => timeAxis(prescan === null ? nothing : clockOf(prescan, lanes), requests, scale),
    [prescan, lanes, requests, scale],
  );
  return frame === null ? undefined : alongTime(axis, frame);
}

const counted = ["misses", "evictions"] as const;

type Bin = Rises<(typeof counted)[number]>;

const ROWS: readonly MarkRow<Bin>[] = [
  { key: "misses", fill: "fill-mark-batch", of: ({ rose }) => rose.misses },
  { key: "evictions", fill: "fill-mark-victim", of: ({ rose }) => rose.evictions },
  { key: "divergences", fill: "fill-ink", of: ({ diverged }) => diverged },
];

function OwnMarks({ along }: { along: Along | undefined }) {
  const { marks } = pbmText();
  const names = [marks.misses, marks.evictions, marks.divergences];
  return <Marks counted={counted} rows={ROWS} names={names} words={marks.words} along={along} />;
}

/** What the pictures' colours and marks mean, once for all lanes. */
const Legend = memo(function Legend({ frame: { world, lanes } }: FrameProps<PbmFrame>) {
  return (
    <section aria-label={legendText().label}>
      <StripKey
        scale={timeScale(world)}
        windows={lanes.some(({ step }) => step.streams.some(({ window }) => window !== null))}
        stale={lanes.some(({ policy }) => policy.buckets)}
      />
    </section>
  );
});

/** What the scale does to the numbers shown, where there is one. */
function ScaleNote({ frame: { world } }: FrameProps<PbmFrame>) {
  if (world.scale === 1) return null;
  return <p className="text-xs text-ink-muted">{pbmText().time.scaled(formatCount(world.scale))}</p>;
}

const parts: LabParts<PbmFrame> = {
  id: "pbm",
  laneLabel,
  factsOf: ({ frame: { world } }) => pbmText().lane.pool(formatCount(world.frames)),
  sentenceOf,
  // Of the lane that made the step's request, or of all where none did.
  spokenLanes: ({ stepped, lanes }) => lanes.filter((_, index) => stepped === null || index === stepped),
  sentenceLines,
  useAlong,
  Motion: PbmMotion,
  Lane,
  LaneCard,
  Note: ScaleNote,
  scorePart: "counters",
  Score: scoreBy(countedLane),
  Marks: OwnMarks,
  conditionWords: () => pbmText().runTo,
  runTo: {
    usual: "eviction",
    usualCounter: "misses",
    wordsOfPage: () => {
      const { block, pageConditions, noRequest } = pbmText().runTo;
      return { page: block, pageConditions, noRequest };
    },
  },
  chips,
  Exports,
  Parameters: onDemand(() => import("./parameters/Parameters.tsx").then(({ Parameters }) => Parameters)),
  AskedPage: onDemand(() => import("./AskedBlock.tsx").then(({ AskedBlock }) => AskedBlock), Floating),
  charts: {
    heading: () => pbmText().curves.heading,
    labelsOf,
    picture: async (lab: PbmController, counter) =>
      (await import("./exported.ts")).exported(lab).pictures.curves(counter),
  },
  tabs: [
    curvesTab,
    {
      id: "streams",
      content: () => (
        <Lanes
          className="grid grid-fit-80 gap-x-5 gap-y-2"
          each={(props) => <LaneStreams {...(props as OfLane)} />}
        />
      ),
    },
    {
      id: "counters",
      content: ({ readable, embedded }) => (
        <>
          <CounterTable frame={readable} />
          {!embedded && <Optimal lanes={readable.lanes} />}
        </>
      ),
    },
    {
      id: "legend",
      content: ({ frame, readable, embedded }) => (
        <>
          <Legend frame={readable} />
          {!embedded && <ScaleNote frame={frame} />}
        </>
      ),
    },
  ],
  embedded: { below: ["streams", "legend", "counters"] },
  inEmbeds,
  leftOut: ["legend", "counters"],
  partWords: () => pbmText().parts,
  present: async () => (await import("./present/present.tsx")).present,
  PresentFoot: ({ frame }) => (
    <>
      <Part id="legend">
        <Legend frame={frame} />
      </Part>
      <ScaleNote frame={frame} />
    </>
  ),
};

export const { Page, Notes } = labPages(once(createPbmLab), parts);
