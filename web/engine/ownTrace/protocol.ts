/** What the page and the worker that reads a trace file say to each other. */

/** The one message to the worker. */
export interface Order {
  file: Blob;
  /** Its ending may tell what the file is. */
  name: string;
  /** Whether pages may be created and the pool be emptied: the flash + magnetic lab. */
  allOperations: boolean;
}

/** How far the worker is. */
export interface Progress {
  /** Bytes read of the file as it lies on disk. */
  bytes: number;
  /** Bytes of the whole file. */
  total: number;
  /** The same bytes without compression. */
  plain: number;
  /** Requests found so far. */
  requests: number;
}

/** A trace as the worker read it. */
export interface Columns {
  /** 16 hexadecimal digits by which a link names it. */
  hash: string;
  /** Smallest D that holds its pages. */
  pages: number;
  /** How many of these, the last ones, do not exist before the first request. */
  created: number;
  /** Packed requests. */
  requests: Uint32Array;
  /** Pages whose ids were renumbered, rising; empty if ids are used as they are. */
  renumbered: Uint32Array;
  /** The ids that these pages had in the file. */
  ids: BigUint64Array;
  /** Extra data of a database recording, for engines that take it; empty for any other trace. */
  recorded: Uint8Array;
  /** What in the file is not used, in the engine's words. */
  notes: string[];
}

/** Messages from the worker: progress, then one of the others. */
export type Report =
  | { kind: "progress"; progress: Progress }
  | { kind: "done"; columns: Columns }
  /** The file has no more bytes where it had some when it was chosen. */
  | { kind: "changed" }
  /** What the reader threw: JSON of a `TraceError`, or words. */
  | { kind: "failed"; thrown: string };

/** Posts a message; the buffers in `transfer` go with it uncopied. */
export type Post = (report: Report, transfer: Transferable[]) => void;
