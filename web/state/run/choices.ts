/** Choices of the reader, and messages to them: the same in every lab. What follows from these is never stored. */
import type { ReadingAsked, ReadingOptions, Summary } from "../../engine/ownTrace/reading.ts";
import type { Failure, RunRegistry } from "../../engine/types.ts";
import type { RunView } from "./view.ts";

/** What a scene of any lab says of its requests: their kind, and the parameters of it. */
export interface WorkloadChoice {
  [id: string]: unknown;
  kind: string;
}

/** What scenes of all labs have in common; shared numbers stand beside the named keys, under their ids. */
export interface RunScene {
  [id: string]: unknown;
  workload: WorkloadChoice;
  at?: number | undefined;
}

export interface Message {
  tone: "info" | "error";
  text: string;
  details?: string[];
  links?: readonly { href: string; text: string }[];
  /** Whether it ends with the pages of the site. */
  pages?: true;
  /** A file that can be read in another way. */
  reading?: ReadingAsked;
  /** Asks once more for what did not arrive. */
  again?: () => void;
}

/** A trace file that a link names and only its owner has. */
export interface WantedTrace {
  name: string;
  hash: string;
  requests: number;
  /** How it is read. */
  options: ReadingOptions;
  /** The site has the trace and is loading it: the reader need not supply a file. */
  comes: boolean;
}

/** What takes a while and can be stopped: a trace file that is read, a workload's requests being generated, a program that is run. */
export type UnderWay =
  | {
      kind: "file";
      name: string;
      /** Bytes read, of the file's `total`. */
      bytes: number;
      total: number;
      /** The same bytes without compression. */
      plain: number;
      requests: number;
      elapsed_ms: number;
    }
  /** `share`: the part that is done, from 0 to 1. */
  | { kind: "workload" | "program"; share: number; elapsed_ms: number };

export interface RunChoices<Scene = RunScene, Registry = RunRegistry, View = RunView> {
  registry: Registry | null;
  scene: Scene | null;
  undoable: boolean;
  redoable: boolean;
  /** The scene before the reader's last change, until it is taken back. */
  before: { scene: Scene } | null;
  /** Id of the preset that the scene came from, for its title. */
  preset: string | undefined;
  view: View;
  /** Rate of playing in steps a second; infinite is as fast as it goes. */
  stepsPerSecond: number;
  /** The same along time, in the clock's unit a second; null for the usual rate of the run. */
  timePerSecond: number | null;
  /** How fast a step moves: 1, or a part of it. */
  motionSpeed: number;
  message: Message | null;
  /** The last rejected change of a parameter, shown beside its field. */
  rejected: Failure | null;
  wanted: WantedTrace | null;
  /** The file of the last trace that was opened, and what it was read as. */
  file: File | null;
  read: Summary | null;
  /** A file that the reader is asked about: how is it read? */
  reading: ReadingAsked | null;
  underWay: UnderWay | null;
  /** Whether another run than the one at hand was asked for and is on its way: the address is already that one's. */
  opening: boolean;
  /** The page that is looked for in the pools, and how often one was. */
  sought: { page: number; asked: number } | null;
  singleKeys: boolean;
}

/** Choices before anything is loaded. */
export const firstChoices = <View>(view: View) => ({
  ...{ registry: null, scene: null, before: null, preset: undefined, view },
  ...{
    undoable: false,
    redoable: false,
    opening: false,
    singleKeys: true,
    stepsPerSecond: 2,
    motionSpeed: 1,
  },
  timePerSecond: null,
  ...{
    message: null,
    rejected: null,
    wanted: null,
    file: null,
    read: null,
    reading: null,
    underWay: null,
    sought: null,
  },
});

/** Where choices are kept; a lab's own store may hold more. */
export interface ChoicesStore<Choices> {
  getState: () => Choices;
  setState: (change: Partial<Choices>) => void;
}
