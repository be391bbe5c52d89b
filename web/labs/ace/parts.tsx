/** The ACE lab: strip, lanes, score, transport; curves, disk, algorithm, counters and legend in tabs. */
import { useState } from "react";
import type { LabFrame, LaneFrame } from "../../engine/types.ts";
import { unsaidChanges } from "../../figures/changes/changes.ts";
import { LinkedZoomContext, linkedZoom } from "../../figures/pool/room.ts";
import { Lab } from "../../lab/Lab.tsx";
import { labPages, tabsOf } from "../../lab/pages.tsx";
import type { FrameProps, LabParts, MotionProps } from "../../lab/parts.ts";
import type { OwnChip } from "../../shell/chips/Chips.tsx";
import { OpenedMenu } from "../../shell/Menu.tsx";
import { OwnPageNote, Part } from "../../shell/Part.tsx";
import { Lazy, PageFooter } from "../../shell/SiteNav.tsx";
import { sentenceOf as phrased } from "../../text/phrases.ts";
import { text } from "../../text/text.ts";
import { Floating, onDemand, Suspense } from "../../ui/onDemand.tsx";
import { CHIPS } from "./chips.ts";
import { command } from "./command.ts";
import { deviceOf } from "./devices/chooseDevice.ts";
import { FLASH, isDriven, OF_DRIVES } from "./flash/model.ts";
import { ForkButton, forkButton } from "./fork/ForkButton.tsx";
import { factsOf, Lane } from "./Lane.tsx";
import {
  forksOf,
  heldAgainst,
  hidesChart,
  labelsOf,
  laneLabel,
  scoreNames,
  sentenceLines,
  sentenceOf,
} from "./lanes.ts";
import { modelOf, running } from "./models.ts";
import { AceMotion } from "./motion/AceMotion.tsx";
import { RelationKey } from "./recorded/onDemand.ts";
import { Score } from "./Score.tsx";
import { Strip, unpacked } from "./Strip.tsx";
import { useChoice, useShownPart } from "./state/hooks.ts";
import { type LabController, ownLab } from "./state/lab.ts";
import { inEmbeds, parts as pageParts } from "./tabs.ts";

const ForkNote = onDemand(() => import("./fork/ForkNote.tsx").then(({ ForkNote }) => ForkNote));
const DevicePanel = onDemand(() =>
  import("./devices/DevicePanel.tsx").then(({ DevicePanel }) => DevicePanel),
);
const ServerPanel = onDemand(() => import("./server/ServerPanel.tsx").then(({ ServerPanel }) => ServerPanel));
const FlashPanel = onDemand(() => import("./flash/FlashPanel.tsx").then(({ FlashPanel }) => FlashPanel));
const About = onDemand(() => import("./AboutPreset.tsx").then(({ AboutPreset }) => AboutPreset));
const Exercises = onDemand(() => import("./task/ExerciseMenu.tsx").then(({ ExerciseMenu }) => ExerciseMenu));

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

/** A step's changes that its sentence omits, once all of it is told. */
function alsoChanged(lane: LaneFrame): string {
  if (lane.underWay !== undefined) return "";
  const changes = unsaidChanges(lane);
  return changes === "" ? "" : ` ${text().changes.also(changes)}`;
}

function StripNote({ frame: { lanes, position } }: FrameProps<LabFrame>) {
  const [lane] = lanes;
  if (lane?.recording === undefined) return <OwnPageNote named={lane?.pageName !== undefined} />;
  return <RelationKey recording={lane.recording} position={position} />;
}

function useOwnChips(): readonly OwnChip[] {
  const named = useChoice(({ scene, registry }) => scene && registry && deviceOf(scene, registry)?.label);
  const { device, ownNumbers, clients, ofClients, flash, flashOn, flashOff } = text().lab;
  const served = useShownPart(({ readable }) => readable?.lanes[0]?.served?.clients.length);
  const value = named ?? ownNumbers;
  const driven = useChoice(({ scene }) => scene !== null && isDriven(scene));
  const withClients = useChoice(({ scene }) => scene !== null && modelOf(scene) === "server");
  return [
    { id: "device", label: device, value, Panel: DevicePanel },
    // A lane has either of them.
    ...(driven ? [] : [{ id: "server", label: clients, value: ofClients(served ?? 1), Panel: ServerPanel }]),
    ...(withClients
      ? []
      : [{ id: "flash", label: flash, value: driven ? flashOn : flashOff, Panel: FlashPanel }]),
  ];
}

export const parts: LabParts<LabFrame> = {
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
  heldAgainst,
  sentenceLines,
  Motion: LanesMotion,
  Lane,
  LaneNote: ({ index, lane }) => (
    <Suspense>{lane.fork !== undefined && <ForkNote index={index} lane={lane} />}</Suspense>
  ),
  LaneCard: onDemand(() => import("./card/LaneCard.tsx").then(({ LaneCard }) => LaneCard)),
  Strip,
  unpacked,
  StripNote,
  scorePart: "counters",
  Score,
  Marks: onDemand(() => import("./Marks.tsx").then(({ Marks }) => Marks)),
  conditionWords: () => text().runTo.conditions,
  runTo: { usual: "dirty_eviction", usualCounter: "misses" },
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
    {
      keys: ["a"],
      label: () => text().sharing.presentAsking,
      single: true,
      part: "present",
      run: (lab) => lab.setPlace({ ...lab.choices.getState().view, stage: "present", ask: 1 }),
    },
  ],
  chips: {
    lab: "ace",
    chips: CHIPS,
    parts: () => ({ [FLASH]: running("flash")?.parameters() ?? [] }),
    counters: (path) => {
      const shown = path.startsWith(`${FLASH}.`) ? running("flash")?.registry().counters : undefined;
      return shown && OF_DRIVES.flatMap((id) => shown.find((counter) => counter.id === id) ?? []);
    },
    names: scoreNames,
  },
  useOwnChips,
  View: onDemand(() => import("./View.tsx").then(({ View }) => View)),
  Sources: () => (
    <>
      <a href="#/sql">{text().lab.fromSql}</a>
      <a href="#/your-database">{text().lab.yourDatabase} …</a>
    </>
  ),
  Exercise: () => (
    <OpenedMenu id="exercise" label={text().exercise.button} className="w-[min(24rem,92vw)]">
      {(close) => <Exercises onChosen={close} />}
    </OpenedMenu>
  ),
  presetPictures: () => import("virtual:preset-pictures/ace"),
  exports: {
    menu: () => {
      const { exports, device, lab } = text();
      const { pools, curves } = exports;
      return { pictures: { pools, "device-channels": device.title, disk: lab.tabs.disk, curves } };
    },
    load: async (lab) => (await import("./export.ts")).exported(lab as LabController),
  },
  command,
  WhatIf: onDemand(() => import("./whatIf/WhatIf.tsx").then(({ WhatIf }) => WhatIf)),
  Parameters: onDemand(() => import("./parameters/Parameters.tsx").then(({ Parameters }) => Parameters)),
  AskedPage: onDemand(() => import("./AskedPage.tsx").then(({ AskedPage }) => AskedPage), Floating),
  charts: { heading: () => text().counters.cumulative, isHidden: hidesChart, labelsOf, forksOf },
  tabs: tabsOf(pageParts.tabs, import.meta.glob("./tabs/*.tsx")),
  About: ({ preset }) => (
    <Suspense>
      <About preset={preset} />
    </Suspense>
  ),
  hasTab: (id, { lanes: [lane] }) => {
    if (id === "tables") return lane?.recording !== undefined;
    // What goes over sizes or devices knows no clients.
    if (id === "sizes" || id === "savings") return lane?.served === undefined;
    if (id === "flash") return lane?.flash !== undefined;
    return id !== "server" || lane?.served !== undefined;
  },
  tabHeight: (id) => ({ server: 380, flash: 400 })[id],
  embedded: { above: ["disk"], below: ["legend", "algorithm"] },
  inEmbeds,
  leftOut: ["device", "disk", "algorithm"],
  present: async () => (await import("./present.tsx")).present,
};

const loadTask = () => import("./task/TaskPage.tsx");

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
