/** What a lab says of itself: of these parts the one lab of the page is made, whichever of them is shown. */
import { type ComponentType, createContext, type HTMLAttributes, type ReactNode } from "react";
import type { PrescanFrame, RunFrame } from "../engine/types.ts";
import type { Asked } from "../shell/ask/asking.tsx";
import type { LabChips, OwnChip } from "../shell/chips/Chips.tsx";
import type { CurveLabel } from "../shell/counters.ts";
import type { ExportsProps } from "../shell/Exports.tsx";
import type { Shortcut } from "../shell/keyboard.ts";
import { usePreset } from "../shell/Part.tsx";
import type { RunToProps } from "../shell/RunTo.tsx";
import type { Shown } from "../state/playback.ts";
import type { RunController } from "../state/run/controller.ts";
import { useGiven, useRunShown, useRunShownPart } from "../state/run/hooks.ts";
import type { Along } from "../ui/Transport.tsx";
import type { Exported } from "./exported.ts";

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

/** What presentations and their notes need; loaded with the first. */
export interface PresentParts<
  Frame extends AnyFrame = AnyFrame,
  Lane extends AnyLane = Frame["lanes"][number],
> {
  Lane(props: LaneProps<Frame, Lane>): ReactNode;
  /** A request in words; undefined behind the last. */
  requestWords(request: NotedRequest<Frame>): string | undefined;
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
  Parameters: ComponentType;
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
  /** Whether a run has a tab; each has, if it is left out. */
  hasTab?(id: string, frame: Frame): boolean;
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

export const useLabShown = () => useRunShown() as Shown<AnyFrame>;

/** What each lane's sentence is, under the lane's name. */
export const sentencesOf = <Frame extends AnyFrame>(
  { laneLabel, sentenceOf }: LabParts<Frame>,
  lanes: Frame["lanes"] = [],
) => lanes.map((lane) => ({ lane: laneLabel(lane), sentence: sentenceOf(lane) }));

const nowhere = () => undefined;

/** Where the position is along the lab's axis, if it has one. */
export function useAlong(frame: AnyFrame | null, prescan: PrescanFrame | null): Along | undefined {
  const { useAlong: useOwn = nowhere } = useParts();
  return useOwn(frame, prescan);
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
