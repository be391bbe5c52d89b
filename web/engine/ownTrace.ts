/**
 * Opens a person's own trace: a CSV file, perhaps compressed with gzip, read as a stream so that the page stays
 * alive and any size that fits in the engine's memory will do. The engine must be loaded.
 */
import { failureOf, thrownValue } from "./failure.ts";
import { breath, bytesOf } from "./ownTrace/bytes.ts";
import { type OwnTrace, OwnTraceReader } from "./pkg/engine.js";
import type { Failure, Result } from "./types.ts";

/** A trace in the engine, and what links and the page say about it. */
export interface OpenedTrace {
  /** The file's name. */
  name: string;
  /** 16 hexadecimal digits by which a link names it. */
  hash: string;
  requests: number;
  /** Smallest D that holds its pages. */
  pages: number;
  /** Whether its page ids were too large and have been renumbered. */
  renumbered: boolean;
  /** Held by the engine until `free()`. */
  handle: OwnTrace;
}

/** A line of the file that is no request. */
export interface BadLine {
  /** Its number in the file, from 1. */
  line: number;
  /** How it begins. */
  text: string;
  why: string;
}

/** A file with lines that are no requests: the first ten, and how many there are. Nothing was loaded. */
export interface BadLines {
  ok: false;
  lines: BadLine[];
  total: number;
}

export type ReadTrace = Result<OpenedTrace> | BadLines;

/** Bytes read so far and in all, as the file has them on disk. */
export type Progress = (bytes: number, total: number) => void;

const LEGAL = "a CSV file with lines such as R,17 or W,17, or only page numbers; also compressed with gzip";

/** Work between two breaths of the page. */
const SLICE_MS = 12;
/** Bytes handed to the engine at once: about a millisecond of work. */
const SLICE_BYTES = 256 * 1024;

/** Hands all bytes to the engine, with breaths in between. Throws if the file cannot be read, or on a cancel. */
async function feed(
  reader: OwnTraceReader,
  file: Blob,
  onProgress: Progress,
  signal: AbortSignal,
): Promise<void> {
  let taken = 0;
  const stream = await bytesOf(file, (bytes) => {
    taken = bytes;
  });
  const source = stream.getReader();
  const stop = () => void source.cancel(signal.reason).catch(() => undefined);
  signal.addEventListener("abort", stop);
  let since = performance.now();
  try {
    for (let next = await source.read(); !next.done; next = await source.read()) {
      for (let at = 0; at < next.value.length; at += SLICE_BYTES) {
        signal.throwIfAborted();
        reader.push(next.value.subarray(at, at + SLICE_BYTES));
        if (performance.now() - since < SLICE_MS) continue;
        onProgress(taken, file.size);
        await breath();
        since = performance.now();
      }
    }
    signal.throwIfAborted();
    onProgress(file.size, file.size);
    await breath();
    signal.throwIfAborted();
  } finally {
    signal.removeEventListener("abort", stop);
    source.releaseLock();
  }
}

function rejected(name: string, problem: string): ReadTrace {
  return {
    ok: false,
    failure: { field: "trace", value: name, legal: LEGAL, message: `${name}: ${problem}` },
  };
}

const stopped = (name: string) => rejected(name, "reading was stopped; nothing was loaded.");

/** What the engine's `finish` throws; `whole` is what is wrong with the file besides its lines. */
interface TraceError {
  lines: BadLine[];
  total: number;
  whole?: Omit<Failure, "message"> | null;
}

const isTraceError = (thrown: unknown): thrown is TraceError =>
  typeof thrown === "object" && thrown !== null && "lines" in thrown && "total" in thrown;

function unusable(name: string, error: unknown): ReadTrace {
  const thrown = thrownValue(error);
  if (!isTraceError(thrown)) return rejected(name, failureOf(thrown).message);
  const { lines, total, whole } = thrown;
  if (whole) return rejected(name, `${whole.value} cannot be used; legal: ${whole.legal}.`);
  return { ok: false, lines, total };
}

/**
 * Reads a file into the engine. Never throws: a damaged file, a cancel (`signal.aborted` tells it apart) and lines
 * that are wrong come back in words, and then the engine holds nothing of it.
 */
export async function readOwnTrace(
  file: Blob,
  name: string,
  onProgress: Progress,
  signal: AbortSignal,
): Promise<ReadTrace> {
  const reader = new OwnTraceReader();
  try {
    await feed(reader, file, onProgress, signal);
  } catch (thrown) {
    reader.free();
    if (signal.aborted) return stopped(name);
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    return rejected(name, `it cannot be read to its end (${why}); is it damaged?`);
  }
  try {
    const handle = reader.finish();
    await breath();
    if (signal.aborted) {
      handle.free();
      return stopped(name);
    }
    const { requests, pages, renumbered } = handle;
    return { ok: true, value: { name, hash: handle.hash(), requests, pages, renumbered, handle } };
  } catch (thrown) {
    return unusable(name, thrown);
  }
}
