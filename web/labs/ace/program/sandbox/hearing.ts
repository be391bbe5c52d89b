/**
 * What is said between the page and the worker in the sandbox. The worker's messages are untrusted: `gate.ts`, a worker of the
 * page, hears it to its end; what it says is read, counted and cut here, whatever it says.
 */
import * as z from "zod/mini";
import { LIMITS } from "../../../../engine/limits.ts";
import type { Failure } from "../../../../engine/types.ts";
import { type CutWords, cut } from "../../../../ui/cut.ts";

/** What is to be recorded. */
export interface Order {
  /** The engine with every policy: the sandbox has no network. */
  engine: ArrayBuffer;
  code: string;
  scene: string;
  /** A file's trace: packed requests; a recording's extra data is empty for any other trace. */
  trace?: { requests: Uint32Array; pages: number; recorded: Uint8Array } | undefined;
  tell?: Tell | undefined;
}

/** Reports calls before they are made: from a position and a call number after it on, at an interval. */
export interface Tell {
  position: number;
  from: number;
  every: number;
}

/** What was thrown; line and column, from 1, of the program where they are known. */
export interface Thrown {
  message: string;
  line?: number | undefined;
  column?: number | undefined;
}

type Optional<Of> = { [Field in keyof Of]?: Of[Field] | undefined };

/** What was wrong with a program. Requests are counted from 0. */
export interface ProgramFailure extends Optional<Thrown & Omit<z.infer<typeof fault>, "kind">> {
  kind: "syntax" | "unfit" | "endless" | "ended" | "forged" | "flood" | z.infer<typeof fault>["kind"];
}

export type Recorded =
  /** `read`: what it read that differs from run to run, if it did. */
  | { ok: true; tapes: Uint32Array[]; read?: string | undefined }
  | { ok: false; program: ProgramFailure }
  /** The engine refuses the scene, whatever the program. */
  | { ok: false; failure: Failure };

interface Stuck {
  position: number;
  call?: { number: number; method: string };
}

/** `silent`: nothing was ever heard of the sandbox. */
export type Outcome = Recorded | { stuck: Stuck } | { silent: true };

/** What the page hears: how far the run is, now and then, and what ends it. */
export type Told = { share: number } | { outcome: Outcome };

/** What the page gives the gate, with the port to the sandbox. */
export interface Hearing {
  order: Order;
  lanes: number;
  words: CutWords;
}

/** Characters of a text that is shown, and of a method's name. */
const MOST_TEXT = 1_000;
const MOST_NAME = 40;
/** Numbers on all tapes together, half a gigabyte: what a scene of some minutes takes. */
const MOST_NUMBERS = 1 << 27;

const count = z.int().check(z.nonnegative());
const name = z.string().check(z.maxLength(MOST_NAME));
/** What the engine says a program did wrong. */
const fault = z.object({
  ...{ lane: count, request: z.int(), method: name },
  kind: z.enum(["threw", "not_a_page", "not_resident", "twice", "left_out"]),
  page: z.catch(z.optional(count), undefined),
});
/** Invalid values are dropped. */
const place = z.catch(z.optional(z.int().check(z.positive())), undefined);

/** The engine's own refusal is JSON. */
function parsed(failure: string): unknown {
  try {
    return JSON.parse(failure);
  } catch {
    return undefined;
  }
}

/** Reads reports of a run with this number of lanes: undefined if invalid. */
function reportsOf(lanes: number, words: CutWords) {
  const cutText = (text: string) => cut(text, MOST_TEXT, words);
  const text = z.pipe(z.string(), z.transform(cutText));
  const thrown = z.object({ message: text, line: place, column: place });
  const failure = z.object({ field: text, value: text, legal: text, message: text });
  /** Nothing of what no engine says. */
  const refusal = (told: string): Failure | null =>
    parsed(told) === null
      ? null
      : (failure.safeParse(parsed(told)).data ?? {
          field: "scene",
          value: "",
          legal: "",
          message: cutText(told),
        });
  const tapes = z.array(z.instanceof(Uint32Array)).check(
    z.length(lanes),
    z.refine((tapes) => tapes.reduce((sum, { length }) => sum + length, 0) <= MOST_NUMBERS),
  );
  const report = z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("position"), position: count, requests: count }),
    z.object({ kind: z.literal("call"), number: count, method: name, request: count }),
    /** One tape per lane, empty without a program; `read`: a nondeterministic input of the program. */
    z.object({ kind: z.literal("done"), tapes, read: z.optional(name) }),
    z.object({ kind: z.literal("failed"), fault, thrown: z.optional(thrown) }),
    z.object({ kind: z.literal("unfit"), thrown }),
    z.object({ kind: z.literal("refused"), failure: z.pipe(z.string(), z.transform(refusal)) }),
  ]);
  return (message: unknown) => report.safeParse(message).data;
}

/** A report as the worker makes it; it gives a refusal as the engine does, as text. */
export type Report =
  | Exclude<NonNullable<ReturnType<ReturnType<typeof reportsOf>>>, { kind: "refused" }>
  | { kind: "refused"; failure: string };

/** Between two looks at what was heard. The page hears of progress no more often. */
export const LOOK_MS = 100;
/**
 * A worker that says nothing between so many looks is ended: after 4 s, in a run that only finds out where it is after 2 s.
 * Looks are counted and not the clock: on a busy machine one that gets no time has not heard what was said.
 */
const SILENT_LOOKS = 40;
const SEARCHED_LOOKS = 20;
/** One that has not said anything yet, which it does before the program's own text runs, after so many. */
const FIRST_LOOKS = (LIMITS.startSeconds * 1_000) / LOOK_MS;
/** One that says more than this is ended too: reports of some minutes. */
const MOST_REPORTS = 20_000;

/** `look` is to be called every {@link LOOK_MS}. */
export function hearing({ order, lanes, words }: Hearing, tell: (told: Told) => void) {
  const read = reportsOf(lanes, words);
  const mostLooks = order.tell === undefined ? SILENT_LOOKS : SEARCHED_LOOKS;
  const stuck: Stuck = { position: 0 };
  let reports = 0;
  /** Since the last report. */
  let looks = 0;
  let share: number | undefined;
  let over = false;
  const end = (outcome: Outcome | undefined) => {
    if (outcome === undefined || over) return;
    over = true;
    tell({ outcome });
  };
  const wrong = (program: ProgramFailure): Outcome => ({ ok: false, program });

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
        return report.failure === null ? wrong({ kind: "forged" }) : { ok: false, failure: report.failure };
    }
  }

  return {
    hear: (message: unknown) => over || end(outcomeOf(message)),
    look: () => {
      if (++looks > (reports === 0 ? FIRST_LOOKS : mostLooks))
        end(reports === 0 ? { silent: true } : { stuck });
      if (share !== undefined && !over) tell({ share });
      share = undefined;
    },
  };
}
