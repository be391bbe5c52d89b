/** What the page and the worker that runs SQL say to each other. Whatever a script gives, the worker says no more than this. */
import type { CutWords } from "../../../ui/cut.ts";

export interface Order {
  /** A database's file; an empty one is begun without. */
  database?: Uint8Array | undefined;
  /** SQL that makes the database first, unrecorded. */
  setUp?: string | undefined;
  script: string;
  words: CutWords;
  /** Milliseconds after which the run is ended. */
  mostMs?: number;
}

/** One statement of the script. */
export interface Statement {
  text: string;
  /** Names of the first columns of what it gave; empty if it gave nothing. */
  columns: string[];
  columnCount: number;
  /** The first rows, as text. */
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
  /** Of all relations. */
  pages: number;
  writes: number;
  /** As a trace file: op, page, relation, block, kind, with a remark before each statement. */
  csv: Blob;
  requests: number;
  pageBytes: number;
}

/** What is wrong with a script. */
export interface SqlFailure {
  message: string;
  /** Where in the script, in characters from 0; unknown where SQLite does not say. */
  at?: number | undefined;
}

export type Report =
  | { kind: "progress"; statement: number; requests: number }
  | { kind: "ran"; ran: Ran }
  | { kind: "failed"; failure: SqlFailure; ran: Ran | null };

export const MOST_ROWS = 200;
export const MOST_COLUMNS = 50;
/** Of one table: with many columns there are fewer rows. */
export const MOST_CELLS = 2_000;
export const MOST_STATEMENTS = 500;
export const MOST_RELATIONS = 200;
/** Characters of a cell, of a name, and of a statement or message. */
export const MOST_CELL = 200;
export const MOST_NAME = 100;
export const MOST_TEXT = 1_000;
/** More is not recorded, and the run ends. */
export const MOST_REQUESTS = 2_000_000;
/** A run that takes longer is ended. */
export const MOST_MS = 60_000;
/** All files of the database together. */
export const MOST_BYTES = 256 << 20;
