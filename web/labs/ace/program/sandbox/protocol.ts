/** What the page and the worker in the sandbox say to each other. What comes from the worker is a stranger's. */

import * as z from "zod/mini";
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

/** From a position on calls are told before they are made: from a number on, counted from there, and only every so many. */
export interface Tell {
  position: number;
  from: number;
  every: number;
}

/** What the engine says a program did wrong. */
const faultSchema = z.object({
  lane: z.number(),
  request: z.number(),
  method: z.string(),
  kind: z.enum(["threw", "not_a_page", "not_resident", "twice", "left_out"]),
  page: z.optional(z.number()),
});

/** An error as it was thrown; line and column of the program where they are known. */
const thrownSchema = z.object({
  message: z.string(),
  line: z.optional(z.number()),
  column: z.optional(z.number()),
});

export type Thrown = z.infer<typeof thrownSchema>;

const tape = z.instanceof(Uint32Array);

const reportSchema = z.discriminatedUnion("kind", [
  /** So many of all requests are served. */
  z.object({ kind: z.literal("position"), position: z.number(), requests: z.number() }),
  /** This call is made now. */
  z.object({ kind: z.literal("call"), number: z.number(), method: z.string(), request: z.number() }),
  /** A tape a lane, empty for one that asks no program. */
  z.object({ kind: z.literal("done"), tapes: z.array(tape) }),
  z.object({ kind: z.literal("failed"), fault: faultSchema, thrown: z.optional(thrownSchema) }),
  /** The program cannot begin. */
  z.object({ kind: z.literal("unfit"), thrown: thrownSchema }),
  /** The engine refuses the scene: JSON `{field, value, legal, message}`. */
  z.object({ kind: z.literal("refused"), failure: z.string() }),
  /** The worker ended without a word. */
  z.object({ kind: z.literal("ended"), message: z.string() }),
]);

export type Report = z.infer<typeof reportSchema>;

/** A report of the worker; undefined for what is none. */
export function readReport(message: unknown): Report | undefined {
  const report = reportSchema.safeParse(message);
  return report.success ? report.data : undefined;
}
