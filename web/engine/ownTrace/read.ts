/** The worker's work: reads a file piece by piece and posts what it finds. The reader must be loaded. */
import { OwnTraceReader } from "../pkg/reader/reader.js";
import type { Columns, Order, Post } from "./protocol.ts";

/** Bytes of the file taken at once. */
const READ_BYTES = 1024 * 1024;
/** Bytes between two looks at the clock: of a compressed file they may be a thousand times as many. */
const STEP_BYTES = 16 * 1024;
const PROGRESS_EVERY_MS = 100;

class FileChanged extends Error {}

async function columnsOf({ file, name, allOperations }: Order, post: Post): Promise<Columns> {
  const reader = new OwnTraceReader(name, allOperations);
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
      reader.push(step);
      at += step.length;
      if (performance.now() - toldAt < PROGRESS_EVERY_MS) continue;
      toldAt = performance.now();
      const { requests, plain_bytes: plain } = reader;
      post({ kind: "progress", progress: { bytes: at, total: file.size, plain, requests } }, []);
    }
  }
  const trace = reader.finish();
  return {
    hash: trace.hash,
    pages: trace.pages,
    created: trace.created_pages,
    requests: trace.take_requests(),
    renumbered: trace.renumbered_pages(),
    ids: trace.original_ids(),
    recorded: trace.take_recorded(),
    notes: trace.notes(),
  };
}

/** Reads a file. Whatever goes wrong is posted. */
export async function readFile(order: Order, post: Post): Promise<void> {
  try {
    const columns = await columnsOf(order, post);
    const { requests, renumbered, ids, recorded } = columns;
    post({ kind: "done", columns }, [requests.buffer, renumbered.buffer, ids.buffer, recorded.buffer]);
  } catch (thrown) {
    if (thrown instanceof FileChanged) post({ kind: "changed" }, []);
    else post({ kind: "failed", thrown: thrown instanceof Error ? thrown.message : String(thrown) }, []);
  }
}
