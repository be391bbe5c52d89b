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
  /** The last call that was told. */
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

/** A worker that says nothing for so long is ended; in a run that only finds out where it is, for so long. */
const SILENT_MS = 4_000;
const SEARCHED_MS = 2_000;
/** One that says more than this is ended too: reports of some minutes. */
const MOST_REPORTS = 20_000;
/** The page hears no more often. */
const SHARE_MS = 40;

/** `now`: milliseconds. `look` is to be called every now and then. */
export function hearing({ order, lanes, words }: Hearing, tell: (told: Told) => void, now: () => number) {
  const read = reportsOf(lanes, words);
  const silentMs = order.tell === undefined ? SILENT_MS : SEARCHED_MS;
  const stuck: Stuck = { position: 0 };
  let reports = 0;
  let heardAt = now();
  let toldAt = Number.NEGATIVE_INFINITY;
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
    heardAt = now();
    switch (report.kind) {
      case "position":
        stuck.position = report.position;
        if (heardAt - toldAt >= SHARE_MS) {
          toldAt = heardAt;
          tell({ share: report.position / Math.max(1, report.requests) });
        }
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
    look: () => end(now() - heardAt > silentMs ? { stuck } : undefined),
  };
}
