/** Opens a person's own trace: a file of any size that fits in memory, read in a worker so that the page stays alive. */
import { messageText } from "../../text/messageText.ts";
import { readingText } from "../../text/reading.ts";
import { text } from "../../text/text.ts";
import { failureOf, thrownValue } from "../failure.ts";
import type { BadLine, TraceError } from "../pkg/types/core.ts";
import { spokenFailure } from "../spoken.ts";
import type { Failure } from "../types.ts";
import { endTold } from "../workerEnd.ts";
import { adoptInto, type TraceBuilder } from "./packed.ts";
import type { Answer, Columns, Order, Progress, Report } from "./read.ts";
import type { Choice, ReadingOptions, Summary } from "./reading.ts";

/** A trace in the engine, and what links and the page say about it. */
export interface OpenedTrace<Handle> {
  name: string;
  /** 16 hexadecimal digits by which a link names it. */
  hash: string;
  requests: number;
  pages: number;
  /** Whether its page ids were too large and have been renumbered. */
  renumbered: boolean;
  /** How it was read, and what as. */
  options: ReadingOptions;
  summary: Summary;
  /** Held by the engine until `free()`. */
  handle: Handle;
}

/** A file with lines that are no requests: the first ten, and how many there are. Nothing was loaded. */
export type BadLines = { ok: false; lines: BadLine[]; total: number };
/** A file that cannot be read in this way; with what to choose from, where it says too little of itself. */
export type Refused = { ok: false; failure: Failure; choice?: Choice };
export type ReadTrace<Handle> = { ok: true; value: OpenedTrace<Handle> } | BadLines | Refused;

export interface Reading {
  postMessage(order: Order): void;
  onmessage: ((event: MessageEvent<Report>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

export const newWorker = (): Reading =>
  endTold(new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }));

/** What a worker answers in the end. Rejects with the reader's error, or on a cancel; the worker ends in any case. */
export async function answered(
  worker: Reading,
  order: Order,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Answer> {
  const stop = new AbortController();
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { signal: stop.signal });
      worker.onerror = (event) => reject(event.message || readingText().readerNotStarted);
      worker.onmessage = ({ data }) => {
        if (data.kind === "progress") onProgress(data.progress);
        else if (data.kind === "failed") reject(data.thrown);
        else if (data.kind === "changed") reject(readingText().fileChanged);
        else resolve(data);
      };
      worker.postMessage(order);
    });
  } finally {
    stop.abort();
    worker.terminate();
  }
}

/** The columns of a file. Rejects as {@link answered} does. */
export async function columnsOf(...how: Parameters<typeof answered>): Promise<Columns> {
  const answer = await answered(...how);
  if (answer.kind !== "done") throw new Error(answer.kind);
  return answer.columns;
}

function rejected(name: string, problem: string): Refused {
  const failure = { field: "trace", value: name, legal: "", message: text().messages.ofFile(name, problem) };
  return { ok: false, failure };
}

const isTraceError = (thrown: unknown): thrown is TraceError =>
  typeof thrown === "object" && thrown !== null && "lines" in thrown && "total" in thrown;

/** What became of a file that was not read, in words. */
export function unusable(name: string, error: unknown): BadLines | Refused {
  const thrown = thrownValue(error);
  // Words of the browser or of a reader that broke down, not of the engine.
  if (typeof thrown === "string") return rejected(name, readingText().notToItsEnd(thrown));
  if (!isTraceError(thrown)) {
    const refused = rejected(name, spokenFailure(failureOf(thrown)).message);
    const { members = [] } = thrown as { members?: string[] };
    const choice = { lines: [], formats: [], columns: null, unit: null, size_unit: null, members };
    return members.length > 0 ? { ...refused, choice } : refused;
  }
  const { lines, total, whole, choice } = thrown;
  if (whole) {
    const told = readingText().cannotBeUsed(messageText(whole.value), messageText(whole.legal));
    return { ...rejected(name, told), ...(choice && { choice }) };
  }
  return { ok: false, lines, total };
}

/**
 * Makes a function that reads files into an engine, which must be loaded: `begin` gives the builder for columns and rethrows
 * the engine's errors; `allOperations`: requests may also create pages and empty the pool. Never throws: a damaged file, a
 * cancel (`signal.aborted` is then set) and wrong lines are told in words, and the engine keeps no part of the file.
 */
export const tracesInto =
  <Handle>(begin: (columns: Columns) => TraceBuilder<Handle>, allOperations = false) =>
  async (
    file: Blob,
    name: string,
    onProgress: (progress: Progress) => void,
    signal: AbortSignal,
    options: ReadingOptions = {},
    start = newWorker,
  ): Promise<ReadTrace<Handle>> => {
    try {
      signal.throwIfAborted();
      const columns = await columnsOf(start(), { file, name, options, allOperations }, onProgress, signal);
      const handle = await adoptInto(() => begin(columns), columns, signal);
      const { hash, pages, requests, ids, summary } = columns;
      const renumbered = ids.length > 0;
      const said = { name, hash, requests: requests.length, pages, renumbered, options, summary };
      return { ok: true, value: { ...said, handle } };
    } catch (thrown) {
      if (signal.aborted) return rejected(name, readingText().readingStopped);
      return unusable(name, thrown);
    }
  };
