/** What the page and the worker that runs SQL say to each other. Whatever a script gives, the worker says no more than this. */
import type { CutWords } from "../../../ui/cut.ts";

export interface Order {
  /** A database's file; an empty one is begun without. */
  database?: Uint8Array | undefined;
  /** SQL that makes the database first, unrecorded. */
  setUp?: string | undefined;
  script: string;
  words: CutWords;
  /** Where a run is ended: requests, and ms. */
  mostRequests?: number;
  mostMs?: number;
}

/** One statement of the script: columns and rows are the first of what it gave, as text. */
export interface Statement {
  text: string;
  columns: string[];
  columnCount: number;
  rows: string[][];
  rowCount: number;
  /** Requests before it, and after it. */
  from: number;
  to: number;
}

/** Pages of one table or index. */
export interface Relation {
  name: string;
  pages: number;
  reads: number;
  writes: number;
}

export interface Ran {
  /** The first of them. */
  statements: Statement[];
  statementCount: number;
  /** Those that are asked for most. */
  relations: Relation[];
  relationCount: number;
  pages: number;
  writes: number;
  /** As a trace file: op, page, relation, block, kind, with a remark before each statement. */
  csv: Blob;
  requests: number;
  pageBytes: number;
  /** Pragmas that the script set and that were held, so that the counts stay those of a pool. */
  held: string[];
}

export interface Progress {
  kind: "progress";
  statement: number;
  requests: number;
}

/** What is wrong with a script, and where: in characters from 0, unknown where SQLite does not say. */
interface SqlFailure {
  message: string;
  at?: number;
}

export interface Outcome {
  ran: Ran | null;
  failure: SqlFailure | null;
}

export type Report =
  | Progress
  | { kind: "ran"; ran: Ran }
  | { kind: "failed"; failure: SqlFailure; ran: Ran | null };

/** Characters of a statement or message. */
export const MOST_TEXT = 1_000;

/** What the first 100 bytes of a SQLite database say (sqlite.org/fileformat2.html, section 1.3). */
export interface Header {
  /** Changes may be in a file beside it, which is not here. */
  isWal: boolean;
  /** SQLite is built here for texts in UTF-8 alone. */
  isUtf16: boolean;
  pageBytes: number;
}

/** 2 in both: the file is in WAL mode. */
export const VERSIONS_AT = 18;
const ENCODING_AT = 59;

/** 0 of an empty file. */
export function pageBytesOf(bytes: Uint8Array): number {
  const size = ((bytes[16] ?? 0) << 8) | (bytes[17] ?? 0);
  return size === 1 ? 65_536 : size;
}

/** Undefined unless the bytes are a nonempty database. */
export function headerOf(bytes: Uint8Array): Header | undefined {
  if (!Array.from("SQLite format 3\0").every((char, at) => bytes[at] === char.charCodeAt(0)))
    return undefined;
  return {
    isWal: bytes.subarray(VERSIONS_AT, VERSIONS_AT + 2).includes(2),
    isUtf16: (bytes[ENCODING_AT] ?? 1) > 1,
    pageBytes: pageBytesOf(bytes),
  };
}
