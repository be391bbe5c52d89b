/** Opens a person's own trace: a file of any size that fits in memory, read in a worker so that the page stays alive. */
import { messageText } from "../../text/messageText.ts";
import { text } from "../../text/text.ts";
import { failureOf, thrownValue } from "../failure.ts";
import type { BadLine, TraceError } from "../pkg/types/core.ts";
import { spokenFailure } from "../spoken.ts";
import type { Result } from "../types.ts";
import { endTold } from "../workerEnd.ts";
import { adoptInto, type TraceBuilder } from "./packed.ts";
import type { Columns, Order, Progress, Report } from "./read.ts";

/** A trace in the engine, and what links and the page say about it. */
export interface OpenedTrace<Handle> {
  name: string;
  /** 16 hexadecimal digits by which a link names it. */
  hash: string;
  requests: number;
  pages: number;
  /** Whether its page ids were too large and have been renumbered. */
  renumbered: boolean;
  notes: readonly string[];
  /** Held by the engine until `free()`. */
  handle: Handle;
}

/** A file with lines that are no requests: the first ten, and how many there are. Nothing was loaded. */
export type BadLines = { ok: false; lines: BadLine[]; total: number };
export type ReadTrace<Handle> = Result<OpenedTrace<Handle>> | BadLines;

export interface Reading {
  postMessage(order: Order): void;
  onmessage: ((event: MessageEvent<Report>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

const newWorker = (): Reading =>
  endTold(new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }));

/** The worker's result. Rejects with the reader's error, or on a cancel; the worker ends in any case. */
async function columnsOf(
  worker: Reading,
  order: Order,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Columns> {
  const stop = new AbortController();
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { signal: stop.signal });
      worker.onerror = (event) => reject(event.message || text().messages.readerNotStarted);
      worker.onmessage = ({ data }) => {
        if (data.kind === "progress") onProgress(data.progress);
        else if (data.kind === "done") resolve(data.columns);
        else reject(data.kind === "changed" ? text().messages.fileChanged : data.thrown);
      };
      worker.postMessage(order);
    });
  } finally {
    stop.abort();
    worker.terminate();
  }
}

function rejected(name: string, problem: string): ReadTrace<never> {
  const failure = { field: "trace", value: name, legal: "", message: text().messages.ofFile(name, problem) };
  return { ok: false, failure };
}

const isTraceError = (thrown: unknown): thrown is TraceError =>
  typeof thrown === "object" && thrown !== null && "lines" in thrown && "total" in thrown;

function unusable(name: string, error: unknown): ReadTrace<never> {
  const thrown = thrownValue(error);
  // Words of the browser or of a reader that broke down, not of the engine.
  if (typeof thrown === "string") return rejected(name, text().messages.notToItsEnd(thrown));
  if (!isTraceError(thrown)) return rejected(name, spokenFailure(failureOf(thrown)).message);
  const { lines, total, whole } = thrown;
  if (whole)
    return rejected(name, text().messages.cannotBeUsed(messageText(whole.value), messageText(whole.legal)));
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
    start = newWorker,
  ): Promise<ReadTrace<Handle>> => {
    try {
      signal.throwIfAborted();
      const columns = await columnsOf(start(), { file, name, allOperations }, onProgress, signal);
      const handle = await adoptInto(() => begin(columns), columns, signal);
      const { hash, pages, requests, ids, notes } = columns;
      const renumbered = ids.length > 0;
      return { ok: true, value: { name, hash, requests: requests.length, pages, renumbered, notes, handle } };
    } catch (thrown) {
      if (signal.aborted) return rejected(name, text().messages.readingStopped);
      return unusable(name, thrown);
    }
  };
