/** Runs a script over a recorded database, statement by statement. */
import type { Sqlite3Static } from "@sqlite.org/sqlite-wasm";
import { type CutWords, cut } from "../../../ui/cut.ts";
import { MOST_TEXT, type Order, type Ran, type Relation, type Report, type Statement } from "./protocol.ts";
import { installRecorder, openRecorded } from "./recorder.ts";

type Database = ReturnType<typeof openRecorded>;

export const MOST_ROWS = 200;
const MOST_COLUMNS = 50;
/** Of one table: with many columns there are fewer rows. */
const MOST_CELLS = 2_000;
export const MOST_STATEMENTS = 500;
const MOST_RELATIONS = 200;
/** Characters of a cell, of a name, and of a statement in the trace. */
const MOST_CELL = 200;
const MOST_NAME = 100;
const LONGEST_REMARK = 300;
const MOST_REQUESTS = 2_000_000;
const MOST_MS = 60_000;
/** All files of the database together. */
const MOST_BYTES = 256 << 20;
/** Steps of SQLite's machine between two looks at how far it is. */
const STEPS_A_LOOK = 20_000;
const LOOK_MS = 100;
const NONE = 0;

/** An error at a place in the script, in bytes. */
const errorAt = (message: string, at: number) => Object.assign(new Error(message), { at });

function shown(value: unknown, words: CutWords): string {
  if (value === null) return "NULL";
  return value instanceof Uint8Array ? `${value.length} bytes` : cut(String(value), MOST_CELL, words);
}

/** Blanks and remarks before a statement. */
const REMARKS = /^(?:\s|--.*|\/\*[\s\S]*?\*\/)*/;

/** SQLite has VACUUM attach a database of its own, and says what it says of any other. */
function attachedWords(message: string, statement: string): string {
  const [, what] = /^(VACUUM|ATTACH)\b/i.exec(statement.replace(REMARKS, "")) ?? [];
  if (what === undefined || !message.startsWith("too many attached databases")) return message;
  return `${what.toUpperCase()} is not possible here: the copy lives in memory`;
}

/** Where the statement behind a place begins, in bytes. */
function beginningOf(bytes: Uint8Array, from: number): number {
  const [remarks = ""] = REMARKS.exec(new TextDecoder().decode(bytes.subarray(from))) ?? [];
  return from + new TextEncoder().encode(remarks).length;
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
      throw errorAt(capi.sqlite3_errmsg(database), offset < 0 ? beginningOf(bytes, from) : from + offset);
    }
    const end = from + Number(wasm.peekPtr(tail)) - Number(text);
    return { statement: Number(wasm.peekPtr(out)), end };
  } finally {
    wasm.scopedAllocPop(scope);
  }
}

function stepped({ capi }: Sqlite3Static, database: Database, statement: number, words: CutWords) {
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
      if (code === capi.SQLITE_DONE) return { columns, columnCount, rows, rowCount };
      if (code !== capi.SQLITE_ROW) throw new Error(capi.sqlite3_errmsg(database));
      rowCount += 1;
      if (rows.length < mostRows)
        rows.push(columns.map((_, at) => shown(capi.sqlite3_column_js(statement, at), words)));
    }
  } finally {
    capi.sqlite3_finalize(statement);
  }
}

/** Pages by number, with the table or index that each is of, and its kind: a root or what SQLite calls it. */
type Pages = ReadonlyMap<number, { relation: string; kind: string }>;

/** By SQLite's own account. The page that a table or index begins with has the path "/". */
function pagesOf(database: Database): Pages {
  const rows = database.selectArrays("SELECT name, pageno, pagetype, path FROM dbstat");
  return new Map(
    (rows as [string, number, string, string][]).map(([relation, page, type, path]) => [
      page,
      { relation, kind: path === "/" ? "root" : type },
    ]),
  );
}

function relationsOf(pages: Pages, requests: readonly number[]): Relation[] {
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

const quoted = (name: string) => (/[",\s#]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name);

/** The requests as a recording: pages by number and by name; `remarks`: text before a request. */
function csvOf(
  pages: Pages,
  requests: readonly number[],
  remarks: ReadonlyMap<number, string>,
  words: CutWords,
): Blob {
  const relations = new Set(Array.from(pages.values(), ({ relation }) => relation));
  const names = new Map(Array.from(relations, (name) => [name, quoted(cut(name, MOST_NAME, words))]));
  const lines = requests.map((request, at) => {
    const page = request >> 1;
    const { relation = "", kind = "" } = pages.get(page) ?? {};
    const block = relation === "" ? "" : page;
    const remark = remarks.get(at);
    return `${remark === undefined ? "" : `# ${remark}\n`}${request & 1 ? "W" : "R"},${page},${names.get(relation) ?? ""},${block},${kind}\n`;
  });
  return new Blob(["op,page,relation,block,kind\n", lines.join("")]);
}

/** Carries out an order and reports progress; an error ends it, with the results so far. */
export function runScript(sqlite3: Sqlite3Static, order: Order, report: (report: Report) => void): Report {
  const recorder = installRecorder(sqlite3, order.database, MOST_BYTES);
  const { words, mostRequests = MOST_REQUESTS, mostMs = MOST_MS } = order;
  const statements: Statement[] = [];
  let statementCount = 0;
  /** Each statement before its first request. */
  const remarks = new Map<number, string>();
  const held = new Set<string>();
  let database: Database | undefined;
  const begun = performance.now();
  let heard = begun;
  /** Why the run was ended from here. */
  let ended = "";
  const ran = (): Ran | null => {
    if (database === undefined || statements.length === 0) return null;
    const requests = recorder.requests.slice(0, mostRequests);
    const pages = pagesOf(database);
    const relations = relationsOf(pages, requests);
    return {
      ...{ statements, statementCount, requests: requests.length, held: [...held] },
      csv: csvOf(pages, requests, remarks, words),
      relations: relations
        .slice(0, MOST_RELATIONS)
        .map((relation) => ({ ...relation, name: cut(relation.name, MOST_NAME, words) })),
      relationCount: relations.length,
      pages: relations.reduce((sum, { pages }) => sum + pages, 0),
      writes: relations.reduce((sum, { writes }) => sum + writes, 0),
      pageBytes: recorder.pageBytes(),
    };
  };
  const bytes = new TextEncoder().encode(order.script);
  const textOf = (from: number, to: number) => new TextDecoder().decode(bytes.subarray(from, to));
  try {
    database = openRecorded(sqlite3, (pragma) => held.add(pragma));
    if (order.setUp !== undefined) database.exec(order.setUp);
    recorder.requests.length = 0;
    const look = () => {
      const now = performance.now();
      if (recorder.requests.length > mostRequests) ended = `more than ${mostRequests} requests`;
      else if (now - begun > mostMs) ended = `more than ${mostMs / 1000} s`;
      if (ended !== "") return 1;
      if (now - heard > LOOK_MS) {
        heard = now;
        report({ kind: "progress", statement: statementCount, requests: recorder.requests.length });
      }
      return 0;
    };
    sqlite3.capi.sqlite3_progress_handler(database, STEPS_A_LOOK, look, NONE);
    for (let place = 0; place < bytes.length; ) {
      const from = recorder.requests.length;
      const { statement, end } = prepared(sqlite3, database, bytes, place);
      if (statement !== 0) {
        const text = textOf(place, end).trim();
        try {
          const result = stepped(sqlite3, database, statement, words);
          const to = recorder.requests.length;
          statementCount += 1;
          if (to > from) remarks.set(from, text.replaceAll(/\s+/g, " ").slice(0, LONGEST_REMARK));
          if (statements.length < MOST_STATEMENTS)
            statements.push({ ...result, text: cut(text, MOST_TEXT, words), from, to });
        } catch (error) {
          throw errorAt(ended || attachedWords((error as Error).message, text), beginningOf(bytes, place));
        }
      }
      place = Math.max(end, place + 1);
    }
    const done = ran();
    return done === null
      ? { kind: "failed", failure: { message: "no statement" }, ran: null }
      : { kind: "ran", ran: done };
  } catch (error) {
    const { at } = error as { at?: number };
    const message = cut(error instanceof Error ? error.message : String(error), MOST_TEXT, words);
    let before: Ran | null = null;
    try {
      before = ran();
    } catch {
      // A file that cannot be read says so in the failure.
    }
    // In characters, not bytes.
    const failure = { message, ...(at !== undefined && { at: textOf(0, at).length }) };
    return { kind: "failed", failure, ran: before };
  } finally {
    database?.close();
  }
}
