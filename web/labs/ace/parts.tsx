/** The ACE lab: strip, lanes, score, transport; curves, disk, algorithm, counters and legend in tabs. */
import { useState } from "react";
import type { LabFrame, LaneFrame } from "../../engine/types.ts";
import { unsaidChanges } from "../../figures/changes/changes.ts";
import { LinkedZoomContext, linkedZoom } from "../../figures/pool/room.ts";
import { StripKey } from "../../figures/RequestStrip.tsx";
import { curvesTab } from "../../lab/curvesTab.tsx";
import { Lab } from "../../lab/Lab.tsx";
import { labPages } from "../../lab/pages.tsx";
import type { FrameProps, LabParts, MotionProps } from "../../lab/parts.ts";
import { Lazy } from "../../shell/Lazy.tsx";
import { OwnPageNote } from "../../shell/OwnPageNote.tsx";
import { PageFooter } from "../../shell/PageFooter.tsx";
import { Part } from "../../shell/Part.tsx";
import { sentenceOf as phrased } from "../../text/phrases.ts";
import { text } from "../../text/text.ts";
import { Floating } from "../../ui/NotLoaded.tsx";
import { onDemand, Suspense } from "../../ui/onDemand.tsx";
import { forksOf, hidesChart, labelsOf } from "./charts.ts";
import { chips } from "./chips.ts";
import { ForkButton, forkButton } from "./fork/ForkButton.tsx";
import { factsOf, Lane } from "./Lane.tsx";
import { laneLabel, sentenceLines, sentenceOf } from "./lanes.ts";
import { Marks } from "./Marks.tsx";
import { Exercise, Sources, useOwnChips } from "./menu.tsx";
import { AceMotion } from "./motion/AceMotion.tsx";
import { Recorded, RelationKey } from "./recorded/onDemand.ts";
import { Score } from "./Score.tsx";
import { Strip } from "./Strip.tsx";
import { inEmbeds } from "./state/hideable.ts";
import { useChoice } from "./state/hooks.ts";
import type { LabController } from "./state/lab.ts";
import { ownLab } from "./state/own.ts";

const ForkNote = onDemand(() => import("./fork/ForkNote.tsx").then(({ ForkNote }) => ForkNote));

// What tabs show comes with the first that is open: a low window has none at first.
const tabs = () => import("./tabs.ts");
const Algorithm = onDemand(() => tabs().then(({ Algorithm }) => Algorithm));
const CounterTable = onDemand(() => tabs().then(({ CounterTable }) => CounterTable));
const Disk = onDemand(() => tabs().then(({ Disk }) => Disk));
const LaneLegend = onDemand(() => tabs().then(({ LaneLegend }) => LaneLegend));
// Few ask for these: they come apart from it.
const Leaderboard = onDemand(() =>
  import("./leaderboard/Leaderboard.tsx").then(({ Leaderboard }) => Leaderboard),
);
const Savings = onDemand(() => import("./savings/Savings.tsx").then(({ Savings }) => Savings));

/** Around all lanes; in an embed more than two of them stand beneath each other. On a projector none is zoomed. */
function LanesMotion({ children, ...props }: MotionProps<LabFrame>) {
  const { arrangement, stage } = useChoice(({ view }) => view);
  const [zoom] = useState(linkedZoom);
  return (
    <AceMotion {...props} arrangement={arrangement} {...(stage === "embed" && { "data-lanes": undefined })}>
      {stage === "present" ? children : <LinkedZoomContext value={zoom}>{children}</LinkedZoomContext>}
    </AceMotion>
  );
}

/** A step's changes that its sentence omits. */
function alsoChanged(lane: LaneFrame): string {
  const changes = unsaidChanges(lane);
  return changes === "" ? "" : ` ${text().changes.also(changes)}`;
}

function StripNote({ frame: { lanes, position } }: FrameProps<LabFrame>) {
  const [lane] = lanes;
  if (lane?.recording === undefined) return <OwnPageNote named={lane?.pageName !== undefined} />;
  return <RelationKey recording={lane.recording} position={position} />;
}

const parts: LabParts<LabFrame> = {
  id: "ace",
  laneLabel,
  factsOf,
  sentenceOf,
  SentenceEnd: ({ index, lane }) => (
    <span className="text-ink-muted" data-testid={`changes-${index}`}>
      {alsoChanged(lane)}
    </span>
  ),
  spokenOf: (lane) => `${phrased(lane.step.phrases) || text().lab.spokenNothing}${alsoChanged(lane)}`,
  sentenceLines,
  Motion: LanesMotion,
  Lane,
  LaneNote: ({ index, lane }) => (
    <Suspense>{lane.fork !== undefined && <ForkNote index={index} lane={lane} />}</Suspense>
  ),
  LaneCard: onDemand(() => import("./card/LaneCard.tsx").then(({ LaneCard }) => LaneCard)),
  Strip,
  StripNote,
  scorePart: "counters",
  Score,
  Marks,
  conditionWords: () => text().runTo.conditions,
  runTo: {
    usual: "dirty_eviction",
    usualCounter: "misses",
  },
  Controls: () => (
    <Part id="fork">
      <ForkButton />
    </Part>
  ),
  ownKeys: [
    {
      keys: ["y"],
      label: () => text().fork.key,
      single: true,
      part: "fork",
      run: () => document.getElementById(forkButton)?.click(),
    },
  ],
  chips,
  useOwnChips,
  View: onDemand(() => import("./View.tsx").then(({ View }) => View)),
  Sources,
  Exercise,
  Exports: onDemand(() => import("./Exports.tsx").then(({ Exports }) => Exports)),
  Parameters: onDemand(() => import("./parameters/Parameters.tsx").then(({ Parameters }) => Parameters)),
  AskedPage: onDemand(() => import("./AskedPage.tsx").then(({ AskedPage }) => AskedPage), Floating),
  charts: {
    heading: () => text().counters.cumulative,
    isHidden: hidesChart,
    labelsOf,
    forksOf,
    picture: async (lab: LabController, counter) =>
      (await import("./exported.ts")).exported(lab).pictures.curves(counter),
  },
  tabs: [
    curvesTab,
    { id: "disk", content: ({ readable }) => <Disk frame={readable} /> },
    {
      id: "tables",
      isFor: ({ lanes }) => lanes[0]?.recording !== undefined,
      content: ({ readable: { lanes, requests } }) =>
        lanes[0]?.recording !== undefined && (
          <Recorded lanes={lanes} recording={lanes[0].recording} requests={requests} />
        ),
    },
    { id: "policies", content: () => <Leaderboard /> },
    { id: "savings", content: () => <Savings /> },
    { id: "algorithm", content: ({ readable }) => <Algorithm lanes={readable.lanes} /> },
    { id: "counters", content: ({ readable }) => <CounterTable frame={readable} /> },
    {
      id: "legend",
      content: ({ readable: { lanes }, embedded }) => (
        <>
          <LaneLegend lanes={lanes} />
          {!embedded && <StripKey labels={lanes.map(laneLabel)} />}
        </>
      ),
    },
  ],
  embedded: { above: ["disk"], below: ["legend", "algorithm"] },
  inEmbeds,
  leftOut: ["device", "disk", "algorithm"],
  present: async () => (await import("./present/present.tsx")).present,
};

const loadTask = () => import("./task/TaskPage.tsx").then(({ TaskPage }) => ({ Page: TaskPage }));

/** The lab, or an exercise in its place: an exercise hides the whole lab. */
function LabOrTask() {
  const inTask = useChoice((choices) => choices.task !== null);
  if (!inTask) return <Lab />;
  return (
    <>
      <Lazy load={loadTask} />
      <PageFooter />
    </>
  );
}

export const { Page, Notes } = labPages(ownLab, parts, LabOrTask);
