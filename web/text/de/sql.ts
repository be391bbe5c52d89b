import type { sql as en } from "../en/sql.ts";

export const sql: typeof en = {
  title: "Was eine Abfrage vom Bufferpool will",
  intro:
    "SQLite läuft in dieser Seite, und jede Seite der Datenbank, die ein Skript anfragt, geht durch zwei Bufferpools: LRU, und LRU in ACE.",
  database: "Datenbank",
  databases: { bank: "Bank: Konten, Schalter, Filialen", university: "Universität: Studierende, Belegungen" },
  ownFile: "Eigene Datei …",
  ownFileLabel: "SQLite-Datenbank",
  stays: "Eine eigene Datei verlässt diese Seite nie und wird nicht verändert.",
  script: "Skript",
  scripts: {
    lookups: "Suchen nach Schlüssel",
    range: "Ein Bereich von Schlüsseln",
    fullScan: "Ein vollständiger Scan",
    updates: "Ein Sturm von Änderungen",
    inserts: "Viele neue Zeilen",
    join: "Ein Verbund über einen Index",
    joinWithout: "Derselbe Verbund ohne den Index",
  },
  label: "SQL-Skript",
  leave: "Tab verlässt den Editor; Strg+Eingabe führt aus.",
  run: "Ausführen",
  cancel: "Abbrechen",
  running: (requests, statements) => `Läuft: ${requests} Seitenanfragen, ${statements} Anweisungen fertig`,
  starting: "SQLite wird geladen …",
  failed: (message) => `SQLite meldet: ${message}`,
  failedAt: (message, line, column) => `SQLite, Zeile ${line}, Spalte ${column}: ${message}`,
  found: (requests, reads, writes, kibibytes) =>
    `${requests} Seitenanfragen: ${reads} Lesen, ${writes} Ändern; Seiten von ${kibibytes} KiB.`,
  frames: "Rahmen im Bufferpool",
  open: "Im Labor öffnen",
  pool: "Zwei Bufferpools, die die Anfragen des Skripts bedienen",
  whole: {
    differs: (lru, ace, difference) =>
      `Über das ganze Skript braucht LRU ${lru} Gerätezeit, in ACE ${ace}: ${difference}.`,
    alike: (time) => `Über das ganze Skript brauchen beide ${time} Gerätezeit.`,
    readsOnly: "Dieses Skript liest nur. Ohne Schreiben ändert ACE nichts: Beide Pools tun dasselbe.",
  },
  noRequests: "Keine Seite wurde angefragt.",
  results: "Was das Skript ergab",
  statements: "Seitenanfragen je Anweisung",
  statement: "Anweisung",
  requests: "Anfragen",
  rows: "Zeilen",
  relations: "Seitenanfragen je Tabelle und Index",
  relation: "Tabelle oder Index",
  pages: "Seiten",
  reads: "Lesen",
  changes: "Ändern",
  schema: "das Schema, Seite 1",
  gone: "Seiten, die jetzt in keiner Tabelle sind",
  result: (statement) => `Was ${statement} ergab`,
  firstRows: (shown, all) => `Die ersten ${shown} von ${all} Zeilen`,
  firstColumns: (shown, all) => `die ersten ${shown} von ${all} Spalten`,
  firstStatements: (shown, all) => `die ersten ${shown} von ${all} Anweisungen`,
  firstRelations: (shown, all) => `die am meisten angefragten, ${shown} von ${all}`,
  refused: {
    wal: (name) => `${name} ist das Log einer Datenbank im WAL-Modus: Öffnen Sie die Datenbank daneben.`,
    duckdb: (name) =>
      `${name} ist eine Datenbank von DuckDB, die SQLite nicht öffnen kann: Schreiben Sie eine Tabelle mit COPY … TO 't.csv', und öffnen Sie diese Datei.`,
    encrypted: (name) =>
      `${name} hat keinen Kopf von SQLite: Die Datei ist verschlüsselt oder von einem anderen Programm. Eine entschlüsselte Kopie lässt sich öffnen.`,
  },
  table: {
    title: (name) => `Eine Tabelle ${name} aus dieser Datei`,
    rows: (count) => `${count} Zeilen. Sie wird vor dem Skript angelegt; nur dessen Anfragen zählen.`,
    make: "Tabelle anlegen",
  },
  dump: (server) =>
    `Das ist ein Dump von ${server}. Das Skript hielt bei der ersten Anweisung an, die SQLite nicht kennt.`,
  before: "Die Pools zeigen den Lauf davor.",
  held: (pragmas) =>
    `Bleibt, wie es ist: ${pragmas}. SQLite hielte sonst eigene Seiten oder schriebe andere, und die Zahlen wären nicht die eines Pools.`,
  wal: "Diese Datenbank ist im WAL-Modus: Änderungen, die noch in der -wal-Datei neben ihr stehen, fehlen hier.",
  utf16:
    "Die Texte dieser Datenbank sind in UTF-16, und SQLite ist hier nur für UTF-8 gebaut. Eine Kopie in UTF-8: sqlite3 alt.db .dump | sqlite3 neu.db",
  pageSize: (bytes) =>
    `Der Kopf dieser Datei sagt, dass ihre Seiten ${bytes} Bytes haben; möglich ist eine Zweierpotenz von 512 bis 65.536.`,
  left: "Nicht dabei: Seiten, aus denen ein Cursor antwortet, ohne noch einmal zu fragen, temporäre Tabellen und Sortierungen, das Journal.",
};
