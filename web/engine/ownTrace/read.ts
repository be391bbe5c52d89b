/** The worker's work: reads a file piece by piece and posts what it finds. The reader must be loaded. */
import { failureOf } from "../failure.ts";
import { FileHead, OwnTraceReader, type TraceColumns, trace_formats_json } from "../pkg/reader/reader.js";
import { behindArchives } from "./archives.ts";
import type { ColumnsPreview, ReadingOptions, Summary, TraceFormat } from "./reading.ts";

export interface Order {
  file: Blob;
  /** Its ending may tell what the file is. */
  name: string;
  options: ReadingOptions;
  /** Whether pages may be created and the pool be emptied: the flash + magnetic lab. */
  allOperations: boolean;
  /** Only the first rows of its columns are wanted. */
  preview?: true;
}

export interface Progress {
  /** Bytes read of the file as it lies on disk. */
  bytes: number;
  total: number;
  /** The same bytes without compression. */
  plain: number;
  requests: number;
}

export type Columns = Awaited<ReturnType<typeof columnsOf>>;

/** What the worker was asked for. */
export type Answer =
  | { kind: "done"; columns: Columns }
  | { kind: "previewed"; preview: ColumnsPreview; formats: TraceFormat[] };

/** Messages from the worker: progress, then one of the others. */
export type Report =
  | Answer
  | { kind: "progress"; progress: Progress }
  /** The file has no more bytes where it had some when it was chosen. */
  | { kind: "changed" }
  /** What the reader threw: JSON of a `TraceError`, or words. */
  | { kind: "failed"; thrown: string };

/** Posts a message; the buffers in `transfer` go with it uncopied. */
export type Post = (report: Report, transfer: Transferable[]) => void;

const READ_BYTES = 1024 * 1024;
/** Bytes between two looks at the clock: of a compressed file they may be a thousand times as many. */
const STEP_BYTES = 16 * 1024;
const PROGRESS_EVERY_MS = 100;

class FileChanged extends Error {}

/** Takes the bytes of a file, as they are. */
export interface Taker<Taken> {
  push(bytes: Uint8Array): void;
  /** Once all bytes were pushed. */
  finish(): Taken;
}

/** Reads a file's plain bytes. */
export interface PlainReader<Taken> extends Taker<Taken> {
  /** Says the name that an archive has for what follows, before any bytes. */
  named(name: string): void;
  readonly plain_bytes: number;
  readonly requests?: number;
  /** Whether it needs no more. */
  readonly isFull?: boolean;
}

/** By the reader alone, as far as that takes packings off; else behind what takes off all, which is loaded only then. */
async function taken<Taken>(
  open: (options_json: string) => PlainReader<Taken>,
  order: Order,
  post: Post,
): Promise<Taken> {
  try {
    const alone = open(JSON.stringify(order.options));
    return await takenBy(alone, alone, order, post);
  } catch (thrown) {
    if (failureOf(thrown).field !== "packing") throw thrown;
    const { member, ...options } = order.options;
    const behind = open(JSON.stringify(options));
    return await takenBy(behind, await behindArchives(behind, member), order, post);
  }
}

async function takenBy<Taken>(
  reader: PlainReader<Taken>,
  taker: Taker<Taken>,
  { file }: Order,
  post: Post,
): Promise<Taken> {
  const piece = (at: number) => file.slice(at, at + READ_BYTES).arrayBuffer();
  let coming = piece(0);
  let toldAt = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < file.size; ) {
    const bytes = new Uint8Array(await coming);
    if (bytes.length === 0) throw new FileChanged();
    const end = at + bytes.length;
    // The next piece is fetched while this one is parsed.
    coming = piece(end);
    for (let from = 0; from < bytes.length; from += STEP_BYTES) {
      const step = bytes.subarray(from, from + STEP_BYTES);
      taker.push(step);
      if (reader.isFull) return reader.finish();
      at += step.length;
      if (performance.now() - toldAt < PROGRESS_EVERY_MS) continue;
      toldAt = performance.now();
      const { requests = 0, plain_bytes: plain } = reader;
      post({ kind: "progress", progress: { bytes: at, total: file.size, plain, requests } }, []);
    }
  }
  return taker.finish();
}

async function columnsOf(order: Order, post: Post) {
  const { name, allOperations } = order;
  const open = (options: string) => new OwnTraceReader(name, allOperations, options);
  const trace: TraceColumns = await taken(open, order, post);
  return {
    // It counts the requests, which are then taken.
    summary: JSON.parse(trace.summary()) as Summary,
    volumes: trace.volumes(),
    hash: trace.hash,
    pages: trace.pages,
    // How many of these, the last ones, do not exist before the first request.
    created: trace.created_pages,
    requests: trace.take_requests(),
    // Pages whose ids were renumbered, rising, and their ids in the file; empty if ids are used as they are.
    renumbered: trace.renumbered_pages(),
    ids: trace.original_ids(),
    // Extra data of a database recording, for engines that take it; empty for any other trace.
    recorded: trace.take_recorded(),
  };
}

async function previewOf(order: Order, post: Post): Promise<ColumnsPreview> {
  return JSON.parse(await taken((options) => new FileHead(options), order, post));
}

export async function readFile(order: Order, post: Post): Promise<void> {
  try {
    if (order.preview) {
      const formats: TraceFormat[] = JSON.parse(trace_formats_json());
      return post({ kind: "previewed", preview: await previewOf(order, post), formats }, []);
    }
    const columns = await columnsOf(order, post);
    const { requests, renumbered, ids, recorded } = columns;
    post({ kind: "done", columns }, [requests.buffer, renumbered.buffer, ids.buffer, recorded.buffer]);
  } catch (thrown) {
    if (thrown instanceof FileChanged) post({ kind: "changed" }, []);
    else post({ kind: "failed", thrown: thrown instanceof Error ? thrown.message : String(thrown) }, []);
  }
}
