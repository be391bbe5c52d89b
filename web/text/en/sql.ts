/** The page that runs SQL over a recorded SQLite. Numbers come formatted. */

export const sql = {
  title: "What your query asks the pool for",
  intro:
    "SQLite runs in this page, and every page of the database that a script asks for goes through two pools: LRU, and LRU inside ACE.",
  database: "Database",
  databases: { bank: "Bank: accounts, tellers, branches", university: "University: students, enrolments" },
  ownFile: "Own file …",
  ownFileLabel: "SQLite database",
  stays: "A file of yours never leaves this page, and is not changed.",
  script: "Script",
  scripts: {
    lookups: "Look-ups by key",
    range: "A range of keys",
    fullScan: "A full scan",
    updates: "A storm of updates",
    inserts: "Many inserts",
    join: "A join over an index",
    joinWithout: "The same join without the index",
  },
  label: "SQL",
  leave: "Tab leaves the editor; Ctrl+Enter runs.",
  run: "Run",
  cancel: "Cancel",
  running: (requests: string, statements: string) =>
    `Running: ${requests} page requests, ${statements} statements done`,
  starting: "SQLite is being loaded …",
  failed: (message: string) => `SQLite: ${message}`,
  failedAt: (message: string, line: string, column: string) =>
    `SQLite, line ${line}, column ${column}: ${message}`,
  found: (requests: string, reads: string, writes: string, kibibytes: string) =>
    `${requests} page requests: ${reads} reads, ${writes} changes; pages of ${kibibytes} KiB.`,
  frames: "Frames in the pool",
  open: "Open in the lab",
  pool: "Two pools that serve the script's requests",
  whole: {
    differs: (lru: string, ace: string, difference: string) =>
      `Over the whole script LRU takes ${lru} of device time, inside ACE ${ace}: ${difference}.`,
    alike: (time: string) => `Over the whole script both take ${time} of device time.`,
    readsOnly: "This script only reads. Without writes ACE changes nothing: both pools do the same.",
  },
  noRequests: "No page was asked for.",
  results: "What the script gave",
  statements: "Page requests by statement",
  statement: "Statement",
  requests: "Requests",
  rows: "Rows",
  relations: "Page requests by table and index",
  relation: "Table or index",
  pages: "Pages",
  reads: "Reads",
  changes: "Changes",
  schema: "the schema, page 1",
  gone: "pages that are in no table now",
  result: (statement: string) => `What ${statement} gave`,
  firstRows: (shown: string, all: string) => `The first ${shown} of ${all} rows`,
  firstColumns: (shown: string, all: string) => `the first ${shown} of ${all} columns`,
  firstStatements: (shown: string, all: string) => `the first ${shown} of ${all} statements`,
  firstRelations: (shown: string, all: string) => `those asked for most, ${shown} of ${all}`,
  refused: {
    wal: (name: string) => `${name} is the log of a database in WAL mode: open the database beside it.`,
    duckdb: (name: string) =>
      `${name} is a database of DuckDB, which SQLite cannot open: COPY a table TO 't.csv' and open that.`,
    encrypted: (name: string) =>
      `${name} has no header of SQLite: it is encrypted, or of another program. A decrypted copy opens.`,
  },
  table: {
    title: (name: string) => `A table ${name} of this file`,
    rows: (count: string) => `${count} rows. It is made before the script, whose requests alone count.`,
    make: "Make the table",
  },
  dump: (server: string) =>
    `This is a dump of ${server}. The script stopped at the first statement that SQLite does not know.`,
  before: "The pools show the run before.",
  held: (pragmas: string) =>
    `Held as it is: ${pragmas}. SQLite would keep pages of its own, or write others, and the counts would be no pool's.`,
  wal: "This database is in WAL mode: changes that are still in the -wal file beside it are missing here.",
  utf16:
    "The texts of this database are in UTF-16, and SQLite is built here for UTF-8 alone. A copy in UTF-8: sqlite3 old.db .dump | sqlite3 new.db",
  pageSize: (bytes: string) =>
    `The header of this file says that its pages have ${bytes} bytes; legal: a power of two from 512 to 65,536.`,
  left: "Left out: pages that a cursor answers from without asking again, temporary tables and sorts, the journal.",
};
