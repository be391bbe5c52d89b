/** Hears a worker in the sandbox to its end: what it says is read, counted and cut here, whatever it says. */
import type { Failure } from "../../../../engine/types.ts";
import type { CutWords } from "../../../../ui/cut.ts";
import { type Order, reportsOf } from "./protocol.ts";

/** What was wrong with a program. Requests are counted from 0. */
export interface ProgramFailure {
  kind:
    | "syntax"
    | "unfit"
    | "threw"
    | "not_a_page"
    | "not_resident"
    | "twice"
    | "left_out"
    | "endless"
    | "ended"
    | "forged"
    | "flood";
  lane?: number | undefined;
  request?: number | undefined;
  method?: string | undefined;
  page?: number | undefined;
  /** As it was thrown. */
  message?: string | undefined;
  /** In the program, from 1. */
  line?: number | undefined;
  column?: number | undefined;
}

export type Recorded =
  /** `read`: what it read that differs from run to run, if it did. */
  | { ok: true; tapes: Uint32Array[]; read?: string | undefined }
  | { ok: false; program: ProgramFailure }
  /** The engine refuses the scene, whatever the program. */
  | { ok: false; failure: Failure };

export interface Stuck {
  position: number;
  /** The last reported call. */
  call?: { number: number; method: string };
}

export type Outcome = Recorded | { stuck: Stuck };

/** What the page hears: how far the run is, now and then, and what ends it. */
export type Told = { share: number } | { outcome: Outcome };

/** What the page gives the gate, with the port to the sandbox. */
export interface Hearing {
  order: Order;
  lanes: number;
  words: CutWords;
}

/** Between two looks at what was heard. The page hears of progress no more often. */
export const LOOK_MS = 100;
/**
 * A worker that says nothing between so many looks is ended: after 4 s, in a run that only finds out where it is after 2 s.
 * Looks are counted and not the clock: on a busy machine one that gets no time has not heard what was said.
 */
const SILENT_LOOKS = 40;
const SEARCHED_LOOKS = 20;
/** One that says more than this is ended too: reports of some minutes. */
const MOST_REPORTS = 20_000;

/** `look` is to be called every {@link LOOK_MS}. */
export function hearing({ order, lanes, words }: Hearing, tell: (told: Told) => void) {
  const read = reportsOf(lanes, words);
  const mostLooks = order.tell === undefined ? SILENT_LOOKS : SEARCHED_LOOKS;
  const stuck: Stuck = { position: 0 };
  let reports = 0;
  /** Since the last report. Before the first, which comes before the program's own text runs, none count. */
  let looks = Number.NEGATIVE_INFINITY;
  let share: number | undefined;
  let over = false;
  const end = (outcome: Outcome | undefined) => {
    if (outcome === undefined || over) return;
    over = true;
    tell({ outcome });
  };
  const wrong = (program: ProgramFailure): Outcome => ({ ok: false, program });

  /** What a message ends the run with, if it does. */
  function outcomeOf(message: unknown): Outcome | undefined {
    // Before anything else: what floods must cost little.
    if (++reports > MOST_REPORTS) return wrong({ kind: "flood" });
    const report = read(message);
    if (report === undefined) return wrong({ kind: "forged" });
    looks = 0;
    switch (report.kind) {
      case "position":
        stuck.position = report.position;
        share = report.position / Math.max(1, report.requests);
        return undefined;
      case "call":
        stuck.position = report.request;
        stuck.call = report;
        return undefined;
      case "done":
        return { ok: true, tapes: report.tapes, read: report.read };
      case "failed":
        return wrong({ ...report.thrown, ...report.fault });
      case "unfit":
        return wrong({ kind: "unfit", ...report.thrown });
      case "refused":
        return { ok: false, failure: report.failure };
    }
  }

  return {
    hear: (message: unknown) => over || end(outcomeOf(message)),
    look: () => {
      if (++looks > mostLooks) end({ stuck });
      if (share !== undefined && !over) tell({ share });
      share = undefined;
    },
  };
}
