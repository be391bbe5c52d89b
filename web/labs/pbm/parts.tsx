/** The predictive lab: lanes at one moment of simulated time, score, transport along time; curves and counters in tabs. */
import { memo, type ReactNode, useMemo } from "react";
import type { PrescanFrame } from "../../engine/types.ts";
import { usePoolRoom } from "../../figures/pool/room.ts";
import { marksOf } from "../../lab/Marks.tsx";
import { labPages, tabsOf } from "../../lab/pages.tsx";
import type { LabParts, LaneProps } from "../../lab/parts.ts";
import { useOnAsk } from "../../shell/ask/asking.tsx";
import { exportNames } from "../../shell/Exports.tsx";
import { Closable, Part } from "../../shell/Part.tsx";
import { scoreBy } from "../../shell/Score.tsx";
import { pbmText } from "../../text/pbm.ts";
import { text } from "../../text/text.ts";
import { formatCount } from "../../ui/format.ts";
import { Floating, onDemand } from "../../ui/onDemand.tsx";
import type { Along } from "../../ui/Transport.tsx";
import { HAND, useMedia } from "../../ui/useMedia.ts";
import { command } from "./command.ts";
import { Eviction } from "./Eviction.tsx";
import type { PbmFrame, PbmLaneFrame, PbmRegistry } from "./engine/types.ts";
import { Buckets } from "./figures/Buckets.tsx";
import { TableStrip } from "./figures/TableStrip.tsx";
import { timeScale } from "./figures/timeScale.ts";
import { LaneCard } from "./LaneCard.tsx";
import { Legend, ScaleNote } from "./Legend.tsx";
import { createPbmLab, type PbmController } from "./lab.ts";
import { PbmMotion } from "./motion/PbmMotion.tsx";
import { inEmbeds, parts as pageParts } from "./tabs.ts";
import { alongTime, clockOf, timeAxis } from "./time.ts";
import { countedLane, heldAgainst, labelsOf, laneLabel, sentenceLines, sentenceOf } from "./words.ts";

const Table = memo(TableStrip);

/** What an eviction takes that is opened up, as far as there is room: nothing beneath jumps from step to step. */
const OPENED = 260;
/** The heading above buckets and the line beneath. */
const AROUND = 48;

/** A lane's table and its pool, why, the last eviction opened up. */
function Lane(props: LaneProps<PbmFrame, PbmLaneFrame> & { sentence: ReactNode }) {
  const { index, label, lane, read, sentence } = props;
  const { world } = props.frame;
  const room = usePoolRoom() ?? 0;
  const opened = Math.min(room, OPENED);
  const onAsk = useOnAsk();
  // A policy with buckets draws no frames: its buckets show the victims.
  const { buckets } = lane.policy;
  const hand = useMedia(HAND);
  const heading = buckets ? text().lab.tabs.buckets : pbmText().eviction.heading;
  const inside = () =>
    buckets ? (
      <Buckets
        {...{ lane, label }}
        scale={timeScale(world)}
        withKey={false}
        most={Math.max(OPENED * Number(hand), opened - AROUND)}
      />
    ) : (
      <Eviction index={index} lane={read} world={world} label={label} />
    );
  return (
    <>
      <Part id="table" room={hand}>
        <Table {...{ lane, world, label, onAsk }} withKey={false} most={hand ? room : undefined} />
      </Part>
      {sentence}
      <Part id={buckets ? "buckets" : "eviction"}>
        {hand ? (
          <Closable name="eviction" title={heading} fits={false}>
            {inside}
          </Closable>
        ) : (
          <div data-room style={{ minHeight: opened }}>
            <h3 className="min-h-6 text-sm font-medium">{heading}</h3>
            {inside()}
          </div>
        )}
      </Part>
    </>
  );
}

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

const parts: LabParts<PbmFrame> = {
  id: "pbm",
  laneLabel,
  factsOf: ({ frame: { world } }) => pbmText().lane.pool(formatCount(world.frames)),
  sentenceOf,
  // Of the lane that made the step's request, or of all where none did.
  spokenLanes: ({ stepped, lanes }) => lanes.filter((_, index) => stepped === null || index === stepped),
  heldAgainst,
  sentenceLines,
  useAlong,
  Motion: PbmMotion,
  Lane,
  LaneCard,
  Note: ScaleNote,
  scorePart: "counters",
  Score: scoreBy(countedLane),
  Marks: marksOf({
    counted: ["misses", "evictions"],
    rows: [
      { key: "misses", fill: "fill-mark-batch", of: ({ rose }) => rose.misses },
      { key: "evictions", fill: "fill-mark-victim", of: ({ rose }) => rose.evictions },
      { key: "divergences", fill: "fill-ink", of: ({ diverged }) => diverged },
    ],
    told: () => pbmText().marks,
  }),
  conditionWords: () => pbmText().runTo,
  runTo: {
    usual: "eviction",
    usualCounter: "misses",
    wordsOfPage: () => {
      const { block, pageConditions, noRequest } = pbmText().runTo;
      return { page: block, pageConditions, noRequest };
    },
  },
  chips: {
    lab: "pbm",
    chips: [
      {
        path: "frames",
        // More frames than streams, since each stream pins a block.
        least: ({ workload, scale }) => (Number(workload.streams ?? 1) + 1) * Number(scale ?? 1),
        most: ({ blocks, frames }) => Number(blocks ?? 4 * Number(frames)),
      },
      { path: "lanes.samples", least: 1, most: 40 },
      { path: "workload.streams", least: 1, most: 32 },
      { path: "k_r", least: 1, most: 16 },
    ],
    parts: (registry) => ({
      lanes: (registry as PbmRegistry).policies.flatMap(({ parameters }) => parameters),
    }),
  },
  presetPictures: () => import("virtual:preset-pictures/pbm"),
  exports: {
    menu: () => {
      const { moment, state } = pbmText().exports;
      return {
        // A run has no trace.
        files: exportNames.filter((name) => name !== "traceCsv"),
        labels: { state },
        pictures: { tables: moment, curves: text().exports.curves },
      };
    },
    load: async (lab) => (await import("./export.ts")).exported(lab as PbmController),
  },
  command,
  Parameters: onDemand(() => import("./Parameters.tsx").then(({ Parameters }) => Parameters)),
  AskedPage: onDemand(() => import("./AskedBlock.tsx").then(({ AskedBlock }) => AskedBlock), Floating),
  charts: { heading: () => pbmText().curves.heading, labelsOf },
  tabs: tabsOf(pageParts.tabs, import.meta.glob("./tabs/*.tsx")),
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

export const { Page, Notes } = labPages(createPbmLab, parts);
