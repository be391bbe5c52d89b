import { SEEDS } from "../../../../shell/exercise/ranges.ts";

/** An exercise on one lane of the scene: what a link holds of it. */
export interface TaskChoice {
  /** Which page goes and which are written; the same for every request, with hit and miss; or for what reason a page goes. */
  kind: TaskKind;
  /** Index of the lane in the scene. */
  lane: number;
  /** Questions; when the policy is performed, requests. */
  count: number;
  /** Draws the requests of a generated workload, so that a class has the same; a trace that is given stays as it is. */
  sequence: number;
  /** The number of the attempt at it, from 1, with requests of its own; left out by the first. */
  attempt?: number | undefined;
  /** Whether the policy's order is to be found from the last requests, where that can be done. */
  hidden: boolean;
  /** Whether the policy runs on a small scene of its own instead of the lab's. */
  practice: boolean;
  /** Of the lab's own run, the one question about the first eviction from this position on: as a presentation asks it. */
  at?: number;
}

export const TASK_KINDS = ["predict", "perform", "why"] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** Questions at first; some more requests, since not every one evicts. */
export const usualCount = (kind: TaskKind): number => (kind === "perform" ? 12 : 10);

/** Where the order answers the question, frames stand by their numbers; "why?" tells the page that goes, and shows it. */
export const usuallyHidden = (kind: TaskKind): boolean => kind !== "why";

export const COUNT_RANGE = { minimum: 1, maximum: 100, integer: true };
export const SEQUENCE_RANGE = SEEDS;
export const FIRST_SEQUENCE = 1;

/** A presentation's question: which page goes, of one lane, at one position. */
export const questionAt = (at: number, lane: number): TaskChoice => ({
  ...{ kind: "predict", lane, at, count: 1, sequence: FIRST_SEQUENCE, hidden: true, practice: false },
});
