/** Choices of the reader, and messages to them. What follows from these is never stored. */
import { createStore } from "zustand/vanilla";
import type { Failure, Registry } from "../engine/types.ts";
import type { Scene } from "./scene.ts";
import type { TaskChoice } from "./task/choice.ts";
import { defaultView, type ViewChoices } from "./view.ts";

/** Something to tell the reader above the lab. */
export interface Message {
  tone: "info" | "error";
  text: string;
  details?: string[];
}

/** A trace file that a link names and only its owner has. */
export interface WantedTrace {
  name: string;
  hash: string;
  requests: number;
}

/** A trace file that is being read. */
export interface Reading {
  name: string;
  /** Bytes read, of the file's `total`. */
  bytes: number;
  total: number;
  /** Requests found so far. */
  requests: number;
  elapsed_ms: number;
}

export interface Choices {
  registry: Registry | null;
  scene: Scene | null;
  /** Id of the preset that the scene came from, for its title. */
  preset: string | undefined;
  view: ViewChoices;
  /** Rate of playing in steps a second; infinite is as fast as it goes. */
  stepsPerSecond: number;
  message: Message | null;
  /** The last rejected change of a parameter, shown beside its field. */
  rejected: Failure | null;
  wanted: WantedTrace | null;
  reading: Reading | null;
  /** What takes a while right now, in words. */
  busy: string | null;
  /** The page that is looked for in the pools, and how often one was. */
  sought: { page: number; asked: number } | null;
  singleKeys: boolean;
  /** The exercise that is shown in place of the lab. */
  task: TaskChoice | null;
}

export const createChoices = () =>
  createStore<Choices>(() => ({
    registry: null,
    scene: null,
    preset: undefined,
    view: defaultView,
    stepsPerSecond: 2,
    message: null,
    rejected: null,
    wanted: null,
    reading: null,
    busy: null,
    sought: null,
    singleKeys: true,
    task: null,
  }));
