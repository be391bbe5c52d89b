/** What a lab says of itself: of these parts the one lab of the page is made, whichever of them is shown. */
import { type ComponentType, createContext, type HTMLAttributes, type ReactNode, useMemo } from "react";
import { useStore } from "zustand";
import type { RunSession } from "../engine/runSession.ts";
import type { CounterSpec, PrescanFrame, PresetSpec, RunFrame } from "../engine/types.ts";
import type { Asked } from "../shell/ask/asking.tsx";
import type { LabChips, OwnChip } from "../shell/chips/Chips.tsx";
import { type CurveLabel, chartOf, formatCounter } from "../shell/counters.ts";
import type { ExportsProps } from "../shell/Exports.tsx";
import type { Shortcut } from "../shell/keyboard.ts";
import { usePreset } from "../shell/Part.tsx";
import type { RunToProps } from "../shell/RunTo.tsx";
import type { RunBeats } from "../state/beats.ts";
import type { Shown } from "../state/playback.ts";
import type { RunController } from "../state/run/controller.ts";
import { useGiven, useRun, useRunShown, useRunShownPart } from "../state/run/hooks.ts";
import { engineText } from "../text/text.ts";
import type { Along, Axis } from "../ui/Transport.tsx";
import type { CommandForm } from "./command.ts";
import type { Exported } from "./exported.ts";
import type { Unpacked } from "./Strip.tsx";

export interface AnyLane {
  config: object;
  step: { counters: object };
  /** What pages are called, where that is not their number. */
  pageName?: (page: number) => string;
}

export interface AnyFrame extends RunFrame {
  lanes: readonly AnyLane[];
}

/** What tabs and embeds are given. */
export interface ShownRun<Frame> {
  /** The frame for text and numbers. */
  readable: Frame;
  prescan: PrescanFrame | null;
  embedded: boolean;
}

export interface LabTab {
  id: string;
  Content: ComponentType<ShownRun<AnyFrame>>;
}

export interface MotionProps<Frame> extends HTMLAttributes<HTMLDivElement> {
  frame: Frame;
  moves: boolean;
  /** Left out in lessons, whose scenes are no lab's run. */
  beats?: RunBeats<Frame>;
}

export interface LaneProps<Frame, Lane> {
  index: number;
  label: string;
  lane: Lane;
  frame: Frame;
  /** The same lane and frame for text and numbers: updated less often while a run plays fast. */
  read: Lane;
  readable: Frame;
}

export interface FrameProps<Frame> {
  frame: Frame;
}

export interface NotedRequest<Frame> {
  t: number;
  /** As the trace has it, where that is there beforehand. */
  packed: number | undefined;
  /** The frame that it leads to, where it is known. */
  frame: Frame | null;
  nameOf: (page: number) => string;
  along: Along | undefined;
}

/** A page of the asked lane's pool, as a question calls it. */
export interface NamedPage {
  letter: string;
  page: string;
}

/** Which page goes, and all that is said of it once it is told. */
export interface Question {
  /** The request that evicts: "Write of page 3". */
  access: string;
  right: NamedPage;
  /** Why, in the lane's own sentence. */
  reason: string;
  /** What each lane's policy would take from this pool, as a reference: the asked lane's first. */
  choices: readonly (NamedPage & { policies: readonly string[]; lanes: readonly number[] })[];
  /** A rule that many take for the policy's, and why it is not; for the speaker alone. */
  mistake: string | null;
  /** Requests before it that tell what goes. */
  past: number;
  /** The question on a page of its own, as a link; null where no link holds the scene. */
  link: string | null;
}

/** What a lab says of questions in presentations: of a lane that is asked, at positions of the run shown. */
export interface Asks<Frame, Lane> {
  /** The lane that is asked, where lane `chosen` is chosen; both from 0. */
  laneOf(lab: RunController, chosen: number): number;
  ask(lab: RunController, lane: number): void;
  /** Why a lane cannot be asked about; null if it can. */
  refusal(lane: Lane): string | null;
  evicts(session: RunSession, lane: number, position: number): boolean;
  next(session: RunSession, lane: number, from: number): number;
  question(lab: RunController, lane: number, position: number): Question;
  /** The lane's pool without what would tell the answer, with the letters of the question, if one is asked or answered. */
  Pool(props: LaneProps<Frame, Lane> & { position: number | null; asked: boolean }): ReactNode;
}

/** What presentations and their notes need; loaded with the first. */
export interface PresentParts<
  Frame extends AnyFrame = AnyFrame,
  Lane extends AnyLane = Frame["lanes"][number],
> {
  Lane(props: LaneProps<Frame, Lane>): ReactNode;
  /** A request in words; undefined behind the last. */
  requestWords(request: NotedRequest<Frame>): string | undefined;
  /** Left out by labs that ask nothing. */
  asks?: Asks<Frame, Lane>;
}

/** What can be taken away of a run. */
interface LabExports {
  menu(): Omit<ExportsProps<string>, "onChosen" | "load">;
  load(lab: RunController): Promise<Exported>;
}

/** What is said of a lane's choices beside others, and what that means. */
export interface Held {
  /** Whether they differ at this step. */
  now: boolean;
  said: string;
  about: string;
}

export interface LabParts<Frame extends AnyFrame = AnyFrame, Lane extends AnyLane = Frame["lanes"][number]> {
  /** As experiments call it; styles of its lanes begin with it. */
  id: string;
  laneLabel(lane: Lane): string;
  /** Over a lane, where that is shorter than its label. */
  headLabel?(lane: Lane, lanes: readonly Lane[]): string;
  factsOf(props: LaneProps<Frame, Lane>): string;
  sentenceOf(lane: Lane): string;
  SentenceEnd?(props: { index: number; lane: Lane }): ReactNode;
  /** The sentence for screen readers, if another. */
  spokenOf?(lane: Lane): string;
  spokenLanes?(frame: Frame): readonly Lane[];
  /** Its choices held against those of its reference; null where nothing is to be said. */
  heldAgainst(lane: Lane): Held | null;
  /** Lines that its sentences take at most in a column of a window 1366 px wide. */
  sentenceLines(lane: Lane): number;
  /** Where the position is along what charts and transport show, if that is not the positions. */
  useAlong?(frame: Frame | null, prescan: PrescanFrame | null): Along | undefined;

  /** Around all lanes, wherever they stand. */
  Motion(props: MotionProps<Frame>): ReactNode;
  /** A lane's pictures, and its sentence among them. */
  Lane(props: LaneProps<Frame, Lane> & { sentence: ReactNode }): ReactNode;
  LaneNote?(props: { index: number; lane: Lane }): ReactNode;
  LaneCard(props: { lane: Lane; onClose: () => void }): ReactNode;
  Strip?(props: { frame: Frame; strip: Shown["strip"] }): ReactNode;
  /** A packed request of the trace, as strips show it. */
  unpacked?(packed: number): Unpacked;
  /** Beneath it, where the lab has more to say than that pages have names. */
  StripNote?(props: FrameProps<Frame>): ReactNode;
  Note?(props: FrameProps<Frame>): ReactNode;
  /** The part of the page that the score belongs to in embeds and presentations. */
  scorePart: string;
  /** `few`: only what a lecture points at. */
  Score(props: { frame: Frame; onCurve?: () => void; few?: boolean }): ReactNode;
  Marks(props: { along: Along | undefined }): ReactNode;
  runTo: Omit<RunToProps, "conditions">;
  conditionWords(): Readonly<Record<string, unknown>>;
  Controls?(): ReactNode;
  ownKeys?: readonly Shortcut[];

  chips: LabChips;
  useOwnChips?(): readonly OwnChip[];
  /** In the menu: how the lab's scene is looked at. */
  View?: ComponentType;
  /** In the menu: pages from which requests come. */
  Sources?: ComponentType;
  /** Among the quiet controls. */
  Exercise?: ComponentType;
  exports: LabExports;
  /** How `bpsim` runs its scenes. */
  command: CommandForm;
  /** The presets' opening moments as markup, by their ids. */
  presetPictures(): Promise<{ default: Readonly<Record<string, string>> }>;
  Parameters: ComponentType;
  /** In the place of the parameters: what two of them at once would change. */
  WhatIf?: ComponentType<{ onClose: () => void }>;
  AskedPage(props: { asked: Asked; frame: Frame }): ReactNode;

  charts: {
    heading(): string;
    /** Whether a counter has none here, though the lab draws it. */
    isHidden?(id: string, frame: Frame): boolean;
    /** What each lane is called in full, and at the end of its line. */
    labelsOf(frame: Frame): readonly CurveLabel[];
    forksOf?(frame: Frame): readonly { lane: number; at: number }[];
  };
  tabs: readonly LabTab[];
  /** What a preset says at length, where the preset itself does not. */
  About?: ComponentType<{ preset: PresetSpec }>;
  /** Whether a run has a tab; each has, if it is left out. */
  hasTab?(id: string, frame: Frame): boolean;
  /** What a tab gets of the window where it needs more than others, in pixels. */
  tabHeight?(id: string): number | undefined;
  /** Tabs that embeds have, in their order: over the transport, and beneath it. */
  embedded: Readonly<Partial<Record<"above" | "below", readonly string[]>>>;
  /** What embeds may leave out, in the order of the page, and what a first one does without: its room is small. */
  inEmbeds: readonly string[];
  leftOut: readonly string[];
  /** What parts are called that no other lab has. */
  partWords?(): Readonly<Record<string, string>>;
  present: () => Promise<PresentParts<Frame, Lane>>;
  PresentFoot?(props: FrameProps<Frame>): ReactNode;
}

export const PartsContext = createContext<LabParts | null>(null);

/** The parts of the lab that is shown. */
export const useParts = (): LabParts => useGiven(PartsContext);

/** What is shown; of a step that is under way, text and numbers tell what is over. */
export function useLabShown(): Shown<AnyFrame> {
  const shown = useRunShown() as Shown<AnyFrame>;
  const step = useStore(useRun().beats.store, ({ step }) => step);
  return step === null || step.frame !== shown.readable
    ? shown
    : { ...shown, readable: step.told as AnyFrame };
}

/** What each lane's sentence is, under the lane's name. */
export const sentencesOf = <Frame extends AnyFrame>(
  { laneLabel, sentenceOf }: LabParts<Frame>,
  lanes: Frame["lanes"] = [],
) => lanes.map((lane) => ({ lane: laneLabel(lane), sentence: sentenceOf(lane) }));

const nowhere = () => undefined;

/** Where lanes apart stand by time, in the unit of their clock, or by events. */
function alongCounter(counters: RunFrame["counters"], counter: string, end: number): Axis | undefined {
  const clock = counters.find(({ id }) => id === counter);
  if (clock === undefined) return undefined;
  const { unit, format: formatTick } = chartOf(clock).written(end);
  const own = (value: number) => value;
  const label = `${engineText(clock.label)} (${unit})`;
  // Times are written with their unit; costs are in units.
  const format = (value: number) => withUnit(clock, formatCounter(clock, value, [end]), unit);
  return { at: own, positionAt: own, end, label, format, formatTick };
}

const withUnit = ({ unit }: CounterSpec, value: string, words: string) =>
  unit === "us" ? value : `${value}\u{a0}${words}`;

/** Where the position is along the axis of lanes apart, or of the lab, if it has one. */
export function useAlong(frame: AnyFrame | null, prescan: PrescanFrame | null): Along | undefined {
  const { useAlong: useOwn = nowhere } = useParts();
  const own = useOwn(frame, prescan);
  const { counters, lab, moment, requests = 0 } = frame ?? {};
  const counter = moment && { time: lab?.clock, event: "events", request: undefined }[moment.axis];
  const axis = useMemo(
    () =>
      counter === undefined || counters === undefined ? undefined : alongCounter(counters, counter, requests),
    [counters, counter, requests],
  );
  if (frame?.moment === undefined) return own;
  return axis && { axis, value: frame.position, alone: true };
}

export const momentOf = (along: Along | undefined): string | undefined => along?.axis.format(along.value);

/** What the scene shown is called: its preset's title where it is that scene still, or else as its lanes are. */
export function useSceneTitle(): string {
  const { laneLabel } = useParts();
  const { preset, changed } = usePreset();
  const lanes = useRunShownPart(({ frame }) =>
    ((frame as AnyFrame | null)?.lanes ?? []).map(laneLabel).join(" · "),
  );
  return preset === undefined || changed ? lanes : preset.title;
}
