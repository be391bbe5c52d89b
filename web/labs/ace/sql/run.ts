/** Runs a script over a recorded database, statement by statement. */
import type { Sqlite3Static } from "@sqlite.org/sqlite-wasm";
import { type CutWords, cut } from "../../../ui/cut.ts";
import {
  MOST_BYTES,
  MOST_CELL,
  MOST_CELLS,
  MOST_COLUMNS,
  MOST_MS,
  MOST_NAME,
  MOST_RELATIONS,
  MOST_REQUESTS,
  MOST_ROWS,
  MOST_STATEMENTS,
  MOST_TEXT,
  type Order,
  type Ran,
  type Relation,
  type Report,
  type SqlFailure,
  type Statement,
} from "./protocol.ts";
import { installRecorder, openRecorded, type Recorder } from "./recorder.ts";

type Database = ReturnType<typeof openRecorded>;

/** Steps of SQLite's machine between two looks at how far it is. */
const STEPS_A_LOOK = 20_000;
const LOOK_MS = 100;
const NONE = 0;

function shown(value: unknown, words: CutWords): string {
  if (value === null) return "NULL";
  return value instanceof Uint8Array ? `${value.length} bytes` : cut(String(value), MOST_CELL, words);
}

/** SQLite has VACUUM attach a database of its own, and says what it says of any other. */
function failed(message: string, statement: string): Error {
  const [, what] = /^(?:\s|--.*|\/\*[\s\S]*?\*\/)*(VACUUM|ATTACH)\b/i.exec(statement) ?? [];
  if (what === undefined || !message.startsWith("too many attached databases")) return new Error(message);
  return new Error(`${what.toUpperCase()} is not possible here: the copy lives in memory`);
}

/** The next statement of the script from a place on, and where it ends; no statement at its end. */
function prepared(sqlite3: Sqlite3Static, database: Database, bytes: Uint8Array, from: number) {
  const { capi, wasm } = sqlite3;
  const scope = wasm.scopedAllocPush();
  try {
    const rest = bytes.subarray(from);
    const text = wasm.scopedAlloc(rest.length + 1);
    wasm.heap8u().set(rest, text);
    wasm.heap8u()[Number(text) + rest.length] = 0;
    const [out = 0, tail = 0] = wasm.scopedAllocPtr(2);
    const code = capi.sqlite3_prepare_v3(database, text, rest.length, 0, out, tail);
    if (code !== capi.SQLITE_OK) {
      const offset = capi.sqlite3_error_offset(database);
      throw Object.assign(new Error(capi.sqlite3_errmsg(database)), {
        at: offset < 0 ? from : from + offset,
      });
    }
    const end = from + Number(wasm.peekPtr(tail)) - Number(text);
    return { statement: Number(wasm.peekPtr(out)), end };
  } finally {
    wasm.scopedAllocPop(scope);
  }
}

/** Runs one statement to its end. */
function stepped(sqlite3: Sqlite3Static, database: Database, statement: number, words: CutWords) {
  const { capi } = sqlite3;
  const columnCount = capi.sqlite3_column_count(statement);
  const columns = Array.from({ length: Math.min(columnCount, MOST_COLUMNS) }, (_, at) =>
    cut(capi.sqlite3_column_name(statement, at), MOST_NAME, words),
  );
  const mostRows = Math.min(MOST_ROWS, Math.floor(MOST_CELLS / Math.max(1, columns.length)));
  const rows: string[][] = [];
  let rowCount = 0;
  try {
    for (;;) {
      const code = capi.sqlite3_step(statement);
      if (code === capi.SQLITE_ROW) {
        rowCount += 1;
        if (rows.length < mostRows)
          rows.push(columns.map((_, at) => shown(capi.sqlite3_column_js(statement, at), words)));
      } else if (code === capi.SQLITE_DONE) return { columns, columnCount, rows, rowCount };
      else throw new Error(capi.sqlite3_errmsg(database));
    }
  } finally {
    capi.sqlite3_finalize(statement);
  }
}

/** A page by SQLite's own account: the table or index it is of, and of what kind it is. */
interface Page {
  relation: string;
  kind: string;
}

/** By page number. The page that a table or index begins with has the path "/". */
function pagesOf(database: Database): ReadonlyMap<number, Page> {
  const rows = database.selectArrays("SELECT name, pageno, pagetype, path FROM dbstat");
  return new Map(
    (rows as [string, number, string, string][]).map(([relation, page, type, path]) => [
      page,
      { relation, kind: path === "/" ? "root" : type },
    ]),
  );
}

function relationsOf(pages: ReadonlyMap<number, Page>, requests: readonly number[]): Relation[] {
  const counts = new Map<string, number>();
  for (const { relation } of pages.values()) counts.set(relation, (counts.get(relation) ?? 0) + 1);
  const found = new Map<string, Relation>();
  for (const request of requests) {
    const name = pages.get(request >> 1)?.relation ?? "";
    const relation = found.get(name) ?? { name, pages: counts.get(name) ?? 0, reads: 0, writes: 0 };
    relation[request & 1 ? "writes" : "reads"] += 1;
    found.set(name, relation);
  }
  return [...found.values()].sort((one, other) => other.reads + other.writes - one.reads - one.writes);
}

/** Longer statements are cut in the trace. */
const LONGEST_REMARK = 300;

const quoted = (name: string) => (/[",\s#]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name);

/** Of every page's name its own text, made once. */
function namesOf(pages: ReadonlyMap<number, Page>, words: CutWords): ReadonlyMap<string, string> {
  const names = new Set([...pages.values()].map(({ relation }) => relation));
  return new Map([...names].map((name) => [name, quoted(cut(name, MOST_NAME, words))]));
}

/** Where a statement begins, before a request. */
interface Remark {
  from: number;
  text: string;
}

/** The requests as a recording: pages by number and by name, each statement as a remark before its first request. */
function csvOf(
  pages: ReadonlyMap<number, Page>,
  requests: readonly number[],
  remarks: readonly Remark[],
  words: CutWords,
): Blob {
  const names = namesOf(pages, words);
  const lines = requests.map((request) => {
    const page = request >> 1;
    const { relation, kind } = pages.get(page) ?? { relation: "", kind: "" };
    return `${request & 1 ? "W" : "R"},${page},${names.get(relation) ?? ""},${relation === "" ? "" : page},${kind}\n`;
  });
  for (const { from, text } of remarks)
    if (lines[from] !== undefined) lines[from] = `# ${text}\n${lines[from]}`;
  return new Blob(["op,page,relation,block,kind\n", lines.join("")]);
}

/** Carries out an order and reports progress; an error ends it, with the results so far. */
export function runScript(sqlite3: Sqlite3Static, order: Order, report: (report: Report) => void): Report {
  const recorder: Recorder = installRecorder(sqlite3, order.database, MOST_BYTES);
  const { words } = order;
  const statements: Statement[] = [];
  let statementCount = 0;
  const remarks: Remark[] = [];
  let database: Database | undefined;
  const begun = performance.now();
  let heard = begun;
  /** Why the run was ended from here. */
  let ended = "";
  const failure = (error: unknown): SqlFailure => {
    const { at } = error as { at?: number };
    const message = error instanceof Error ? error.message : String(error);
    return { message: cut(message, MOST_TEXT, words), ...(at !== undefined && { at }) };
  };
  const ran = (): Ran | null => {
    if (database === undefined || statements.length === 0) return null;
    const requests = recorder.requests.slice(0, MOST_REQUESTS);
    const pages = pagesOf(database);
    const relations = relationsOf(pages, requests);
    return {
      ...{
        statements,
        statementCount,
        requests: requests.length,
        csv: csvOf(pages, requests, remarks, words),
      },
      relations: relations
        .slice(0, MOST_RELATIONS)
        .map((relation) => ({ ...relation, name: cut(relation.name, MOST_NAME, words) })),
      relationCount: relations.length,
      pages: relations.reduce((sum, { pages }) => sum + pages, 0),
      writes: relations.reduce((sum, { writes }) => sum + writes, 0),
      pageBytes: recorder.pageBytes(),
    };
  };
  try {
    database = openRecorded(sqlite3);
    if (order.setUp !== undefined) database.exec(order.setUp);
    recorder.requests.length = 0;
    const look = () => {
      const now = performance.now();
      const { mostMs = MOST_MS } = order;
      if (recorder.requests.length > MOST_REQUESTS) ended = `more than ${MOST_REQUESTS} requests`;
      else if (now - begun > mostMs) ended = `more than ${mostMs / 1000} s`;
      if (ended !== "") return 1;
      if (now - heard > LOOK_MS) {
        heard = now;
        report({ kind: "progress", statement: statementCount, requests: recorder.requests.length });
      }
      return 0;
    };
    sqlite3.capi.sqlite3_progress_handler(database, STEPS_A_LOOK, look, NONE);
    const bytes = new TextEncoder().encode(order.script);
    const decoder = new TextDecoder();
    for (let place = 0; place < bytes.length; ) {
      const from = recorder.requests.length;
      const { statement, end } = prepared(sqlite3, database, bytes, place);
      if (statement !== 0) {
        const text = decoder.decode(bytes.subarray(place, end)).trim();
        try {
          const result = stepped(sqlite3, database, statement, words);
          const to = recorder.requests.length;
          statementCount += 1;
          if (to > from) remarks.push({ from, text: text.replaceAll(/\s+/g, " ").slice(0, LONGEST_REMARK) });
          if (statements.length < MOST_STATEMENTS)
            statements.push({ ...result, text: cut(text, MOST_TEXT, words), from, to });
        } catch (error) {
          const told = ended === "" ? failed((error as Error).message, text) : new Error(ended);
          throw Object.assign(told, { at: place });
        }
      }
      place = Math.max(end, place + 1);
    }
    const done = ran();
    return done === null
      ? { kind: "failed", failure: { message: "no statement" }, ran: null }
      : { kind: "ran", ran: done };
  } catch (error) {
    const told = failure(error);
    const place = told.at;
    // Characters, not bytes.
    if (place !== undefined)
      told.at = new TextDecoder().decode(new TextEncoder().encode(order.script).subarray(0, place)).length;
    let before: Ran | null = null;
    try {
      before = ran();
    } catch {
      // A file that cannot be read says so in the failure.
    }
    return { kind: "failed", failure: told, ran: before };
  } finally {
    database?.close();
  }
}
