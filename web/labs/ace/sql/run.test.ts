import init from "@sqlite.org/sqlite-wasm";
import { expect, test } from "vitest";
import { byDay } from "../../../test-support/day.ts";
import native from "./native.json";
import { headerOf, type Order, type Ran } from "./protocol.ts";
import { installRecorder, openRecorded } from "./recorder.ts";
import { MOST_ROWS, MOST_STATEMENTS, runScript } from "./run.ts";
import { samples } from "./samples.ts";

const words = { language: "en", leftOut: "({} left out)" };

/** An instance of its own each time, as in a worker. */
const run = async (order: Omit<Order, "words">) => runScript(await init(), { ...order, words }, () => {});

async function ran(order: Omit<Order, "words">): Promise<Omit<Ran, "csv"> & { csv: string }> {
  const report = await run(order);
  if (report.kind !== "ran") throw new Error(JSON.stringify(report));
  return { ...report.ran, csv: await report.ran.csv.text() };
}

const small = `CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000) INSERT INTO t SELECT i, printf('%0100d', i) FROM n;`;

test.each(
  samples.flatMap(({ id, setUp, scripts }) => scripts.map((script) => [id, script.id, setUp, script.sql])),
)(
  "%s, %s: runs, the same twice, and each statement's requests follow the ones before",
  async (_, id, setUp = "", script = "") => {
    const one = await ran({ setUp, script });
    expect((await ran({ setUp, script })).csv).toBe(one.csv);
    expect(one.requests).toBeGreaterThan(10);
    let end = 0;
    for (const { from, to } of one.statements) {
      expect(from).toBe(end);
      end = to;
    }
    expect(end).toBe(one.requests);
    const writes = one.relations.reduce((sum, relation) => sum + relation.writes, 0);
    if (["updates", "inserts", "joinWithout"].includes(String(id))) expect(writes).toBeGreaterThan(0);
    else expect(writes).toBe(0);
  },
);

const counted = `SELECT count(*) FROM t WHERE b > 'x'; UPDATE t SET b = b || 'y' WHERE a % 7 = 0; SELECT count(*) FROM t;`;

test.each([
  "journal_mode = MEMORY",
  "journal_mode = OFF",
  "journal_mode = TRUNCATE",
  "main.journal_mode = WAL",
  "cache_size = 10000",
  "CACHE_SIZE(-64000)",
  "default_cache_size = 10000",
  "cache_spill = off",
  "synchronous = OFF",
  "locking_mode = EXCLUSIVE",
  "mmap_size = 268435456",
  "temp_store = FILE",
])(
  "PRAGMA %s changes nothing of what is recorded, also in a transaction, and what is held is said",
  async (pragma) => {
    for (const [begin, end] of [
      ["", ""],
      ["BEGIN;", "COMMIT;"],
    ]) {
      const plain = await ran({ setUp: small, script: `${begin}${counted}${end}` });
      const changed = await ran({ setUp: small, script: `PRAGMA ${pragma};${begin}${counted}${end}` });
      const requests = ({ csv }: { csv: string }) => csv.split("\n").filter((line) => !line.startsWith("#"));
      expect(requests(changed)).toEqual(requests(plain));
      const name = /(\w+)(?: =|\()/.exec(pragma)?.[1]?.toLowerCase() ?? "";
      const changes = ["journal_mode", "cache_size", "default_cache_size", "cache_spill"].includes(name);
      expect([plain.held, changed.held]).toEqual([[], changes ? [name] : []]);
    }
  },
);

test("a look-up asks for the pages from the root to the leaf; a scan for every leaf", async () => {
  const { statements, relations } = await ran({
    setUp: small,
    script: "SELECT b FROM t WHERE a = 1500; SELECT count(*) FROM t WHERE b = 'x';",
  });
  const [lookUp, scan] = statements.map(({ from, to }) => to - from);
  // Page 1 has the schema; the tree has a root and leaves.
  expect(lookUp).toBe(3);
  expect(scan).toBeGreaterThan(25);
  expect(relations.map(({ name }) => name)).toEqual(["t", "sqlite_schema"]);
  expect(relations[0]?.reads).toBe((lookUp ?? 0) - 1 + (scan ?? 0) - 1);
});

test("a change makes its page's request a write, in the leaf alone; a new page is one too", async () => {
  const { csv } = await ran({ setUp: small, script: "UPDATE t SET b = 'other' WHERE a = 1500;" });
  const writes = csv.split("\n").filter((line) => line.startsWith("W"));
  // Page 1 counts the changes of the file.
  expect(new Set(writes).size).toBe(2);
  const inserted = await ran({
    setUp: small,
    script: "INSERT INTO t SELECT a + 5000, b FROM t WHERE a <= 200;",
  });
  expect(inserted.csv.split("\n").filter((line) => line.startsWith("W")).length).toBeGreaterThan(4);
});

test("requests have the names of their pages, and each statement stands before its own", async () => {
  const { csv, statements } = await ran({
    setUp: small,
    script: 'CREATE TABLE "odd, name" (x);\nINSERT INTO "odd, name"\n  VALUES (1);',
  });
  const lines = csv.trim().split("\n");
  expect(lines[0]).toBe("op,page,relation,block,kind");
  expect(lines.filter((line) => line.startsWith("#"))).toEqual([
    '# CREATE TABLE "odd, name" (x);',
    '# INSERT INTO "odd, name" VALUES (1);',
  ]);
  expect(lines.some((line) => /^W,(\d+),"odd, name",\1,root$/.test(line))).toBe(true);
  expect(lines.some((line) => /^W,1,sqlite_schema,1,root$/.test(line))).toBe(true);
  expect(lines.length - 3).toBe(statements.reduce((sum, { from, to }) => sum + to - from, 0));
});

test("rows are told as text, the first of them", async () => {
  const { statements } = await ran({
    setUp: small,
    script: "SELECT a, NULL AS missing, x'00ff' AS bytes FROM t;",
  });
  const [first] = statements;
  expect(first?.columns).toEqual(["a", "missing", "bytes"]);
  expect(first?.rows[0]).toEqual(["1", "NULL", "2 bytes"]);
  expect([first?.rows.length, first?.rowCount]).toEqual([MOST_ROWS, 2000]);
});

test("whatever a script gives, a page's worth of it is told, with how much is left out", async () => {
  const wide = Array.from({ length: 2_000 }, (_, at) => `${at} AS c${at}`).join();
  const name = "n".repeat(5_000);
  const { statements, statementCount, relations, csv } = await ran({
    setUp: `CREATE TABLE "${name}" (x);`,
    script: `SELECT hex(zeroblob(40000000)) AS "${name}";
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200) SELECT ${wide} FROM n;
      SELECT count(*) FROM "${name}";${"SELECT 1;".repeat(20_000)}`,
  });
  const [one, columns] = statements;
  expect(one?.rows).toEqual([[`${"0".repeat(200)}… (79,999,800 left out)`]]);
  expect(one?.columns).toEqual([`${"n".repeat(100)}… (4,900 left out)`]);
  expect([columns?.columns.length, columns?.columnCount, columns?.rows.length, columns?.rowCount]).toEqual([
    50, 2_000, 40, 200,
  ]);
  expect(columns?.text).toMatch(/^WITH RECURSIVE.{986}… \([\d,]+ left out\)$/s);
  expect([statements.length, statementCount]).toEqual([MOST_STATEMENTS, 20_003]);
  const cut = `${"n".repeat(100)}… (4,900 left out)`;
  expect(relations.map((relation) => relation.name)).toContain(cut);
  expect(csv).toContain(`,"${cut}",`);
  const wrong = await run({ script: `SELECT "${name}".x;` });
  expect(wrong).toMatchObject({
    failure: { message: expect.stringMatching(/^.{1000}… \([\d,]+ left out\)$/s) },
  });
});

test("what is wrong is told at its place, and what ran before is kept", async () => {
  const report = await run({ setUp: small, script: "SELECT 1;\nSELECT ü FROM;" });
  if (report.kind !== "failed") throw new Error("it ran");
  expect(report.failure.message).toContain("syntax error");
  expect(report.failure.at).toBe("SELECT 1;\nSELECT ü FROM".length);
  expect(report.ran?.statements).toHaveLength(1);
});

test("where SQLite names no place, that is the beginning of the statement, behind remarks", async () => {
  const before = "SELECT 1;\n\n-- the next\n/* one */ ";
  const report = await run({ script: `${before}SELECT * FROM nope;` });
  expect(report).toMatchObject({ failure: { message: "no such table: nope", at: before.length } });
});

test("a script reaches no other file, and a query without end is stopped by what it asks for", async () => {
  const attached = await run({ script: "CREATE TABLE t (a); ATTACH 'other.db' AS other;" });
  expect(attached).toMatchObject({ kind: "failed" });
  // The page's own limit takes seconds to reach.
  const few = 50_000;
  const endless = await run({
    ...byDay({ mostRequests: few }, {}),
    setUp: small,
    script: "SELECT count(*) FROM t AS a CROSS JOIN t AS b CROSS JOIN t AS c WHERE a.a + b.a + c.a = -1;",
  });
  const message = `more than ${byDay(few, 2_000_000)} requests`;
  expect(endless).toMatchObject({ kind: "failed", failure: { message } });
  const counting = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n;";
  const long = await run({ script: counting, mostMs: 200 });
  expect(long).toMatchObject({ kind: "failed", failure: { message: "more than 0.2 s", at: 0 } });
});

test("VACUUM, which attaches, is told as what it is", async () => {
  for (const vacuum of ["VACUUM;", "-- smaller\n/* now */ vacuum;"]) {
    const message = "VACUUM is not possible here: the copy lives in memory";
    expect(await run({ script: vacuum })).toMatchObject({ kind: "failed", failure: { message } });
  }
  const attached = await run({ script: "ATTACH 'vacuum.db' AS other;" });
  const message = "ATTACH is not possible here: the copy lives in memory";
  expect(attached).toMatchObject({ kind: "failed", failure: { message } });
});

/** The header of a database: versions, encoding. */
const header = (version: number, encoding: number) => {
  const bytes = new Uint8Array(100);
  bytes.set(new TextEncoder().encode("SQLite format 3\0"));
  bytes.set([16, 0, version, version], 16);
  bytes[59] = encoding;
  return bytes;
};

test("a database's header says its mode, its encoding and the size of its pages", () => {
  expect(headerOf(header(2, 1))).toEqual({ isWal: true, isUtf16: false, pageBytes: 4096 });
  expect(headerOf(header(1, 3))).toEqual({ isWal: false, isUtf16: true, pageBytes: 4096 });
  expect(headerOf(new Uint8Array())).toBeUndefined();
});

test("a database in WAL mode is opened as one without", async () => {
  const sqlite3 = await init();
  const made = installRecorder(sqlite3, undefined, 1 << 20);
  const database = openRecorded(sqlite3, () => {});
  database.exec(small);
  database.close();
  const wal = made.bytes();
  wal.fill(2, 18, 20);
  const script = "SELECT count(*) FROM t; UPDATE t SET b = '' WHERE a = 1;";
  expect((await ran({ database: wal, script })).csv).toBe((await ran({ setUp: small, script })).csv);
});

test("a database's own file is opened; what is none is refused", async () => {
  const rubbish = new TextEncoder().encode("no database ".repeat(1_000));
  const report = await run({ database: rubbish, script: "SELECT count(*) FROM sqlite_schema;" });
  expect(report).toMatchObject({
    kind: "failed",
    failure: { message: expect.stringContaining("file is not a database") },
  });
});

/**
 * `native.json` is what the command line of SQLite 3.40.1 read of the same files (`pread64`), and which pages it saved in its
 * journal or wrote behind the former end (`pwrite64`), by `strace -y -xx -e trace=pread64,pwrite64 sqlite3 FILE` over the same
 * scripts with `PRAGMA cache_size = 0; PRAGMA temp_store = MEMORY; PRAGMA secure_delete = OFF;` before them.
 */
test.each(
  samples.flatMap(({ id, setUp, scripts }) =>
    scripts.map((script) => [`${id} ${script.id}`, setUp, script.sql]),
  ),
)(
  "%s asks for what the command line of SQLite reads, and changes the same pages",
  async (name = "", setUp = "", script = "") => {
    const { reads, changed } = native[name as keyof typeof native];
    const rows = (await ran({ setUp, script })).csv.trim().split("\n").slice(1);
    const lines = rows.filter((line) => !line.startsWith("#"));
    const page = (line: string) => Number(line.split(",")[1]);
    const written = [...new Set(lines.filter((line) => line.startsWith("W")).map(page))];
    expect(written.toSorted((one, other) => one - other)).toEqual(changed);
    // New pages are never read; and a connection that is opened reads page 1 once more.
    const known = new Set(reads);
    expect(lines.map(page).filter((one) => known.has(one))).toEqual(reads.slice(1));
  },
);
