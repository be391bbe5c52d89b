/**
 * Messages between the page and the worker in the sandbox. The worker's messages are untrusted: `gate.ts`, a
 * worker of the page, validates them and passes on nothing else.
 */

import * as z from "zod/mini";
import type { Failure } from "../../../../engine/types.ts";
import { type CutWords, cut } from "../../../../ui/cut.ts";
import type { TraceColumns } from "../requestsOf.ts";

/** What is to be recorded. */
export interface Order {
  /** The engine with every policy: the sandbox has no network. */
  engine: ArrayBuffer;
  code: string;
  /** As JSON. */
  scene: string;
  /** A file's trace. */
  trace?: TraceColumns;
  tell?: Tell;
}

/** Reports calls before they are made: from a position and a call number after it on, at an interval. */
export interface Tell {
  position: number;
  from: number;
  every: number;
}

export interface Thrown {
  message: string;
  line?: number | undefined;
  column?: number | undefined;
}

/** Characters of a text that is shown, and of a method's name. */
const MOST_TEXT = 1_000;
const MOST_NAME = 40;
/** Numbers on all tapes together, half a gigabyte: what a scene of some minutes takes. */
const MOST_NUMBERS = 1 << 27;

const count = z.int().check(z.nonnegative());
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
export function reportsOf(lanes: number, words: CutWords) {
  const text = z.pipe(
    z.string(),
    z.transform((text) => cut(text, MOST_TEXT, words)),
  );
  const name = z.string().check(z.maxLength(MOST_NAME));
  /** What the engine says a program did wrong. */
  const fault = z.object({
    lane: count,
    request: z.int(),
    method: name,
    kind: z.enum(["threw", "not_a_page", "not_resident", "twice", "left_out"]),
    page: z.catch(z.optional(count), undefined),
  });
  /** An error as it was thrown; line and column of the program where they are known. */
  const thrown = z.object({ message: text, line: place, column: place });
  const failure = z.object({ field: text, value: text, legal: text, message: text });
  const refusal = (told: string): Failure =>
    failure.safeParse(parsed(told)).data ?? {
      ...{ field: "scene", value: "", legal: "" },
      message: cut(told, MOST_TEXT, words),
    };
  const tapes = z.array(z.instanceof(Uint32Array)).check(
    z.length(lanes),
    z.refine((tapes) => tapes.reduce((sum, { length }) => sum + length, 0) <= MOST_NUMBERS),
  );
  const report = z.discriminatedUnion("kind", [
    /** So many of all requests are served. */
    z.object({ kind: z.literal("position"), position: count, requests: count }),
    /** This call is made now. */
    z.object({ kind: z.literal("call"), number: count, method: name, request: count }),
    /** One tape per lane, empty without a program; `read`: a nondeterministic input of the program. */
    z.object({ kind: z.literal("done"), tapes, read: z.optional(name) }),
    z.object({ kind: z.literal("failed"), fault, thrown: z.optional(thrown) }),
    /** The program cannot begin. */
    z.object({ kind: z.literal("unfit"), thrown }),
    /** The engine refuses the scene. */
    z.object({ kind: z.literal("refused"), failure: z.pipe(z.string(), z.transform(refusal)) }),
  ]);
  return (message: unknown) => report.safeParse(message).data;
}

/** A report as the worker makes it; it gives a refusal as the engine does, as text. */
export type Report =
  | Exclude<NonNullable<ReturnType<ReturnType<typeof reportsOf>>>, { kind: "refused" }>
  | { kind: "refused"; failure: string };
