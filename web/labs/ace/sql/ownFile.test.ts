import init from "@sqlite.org/sqlite-wasm";
import { expect, test } from "vitest";
import { ownFileOf, type Table } from "./ownFile.ts";
import { runScript } from "./run.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const words = { language: "en", leftOut: "({} left out)" };

function tableOf(name: string, text: string): Table {
  const read = ownFileOf(name, bytesOf(text));
  if (read.kind !== "table") throw new Error(read.kind);
  return read.table;
}

/** What a query gives over a table that was made of a file. */
async function asked({ setUp }: Table, script: string): Promise<string[][] | undefined> {
  const report = runScript(await init(), { setUp, script, words }, () => {});
  if (report.kind !== "ran") throw new Error(JSON.stringify(report));
  return report.ran.statements[0]?.rows;
}

test("CSV becomes a table with the columns and types that its cells have, whatever separates them", async () => {
  const german = tableOf("Preise 2026.csv", 'id;name;price\n1;"Müller; ""KG""";0,5\n2;it\'s;12\n3;;\n');
  expect([german.name, german.rows]).toEqual(["Preise_2026", 3]);
  expect(german.made).toBe('CREATE TABLE "Preise_2026" ("id" INTEGER, "name" TEXT, "price" REAL);');
  expect(await asked(german, "SELECT sum(price), count(price), max(name) FROM Preise_2026;")).toEqual([
    ["12.5", "2", "it's"],
  ]);
  expect(tableOf("t.csv", "1,2.5\n007,3\n").made).toBe('CREATE TABLE "t" ("c1" TEXT, "c2" REAL);');
  const rows = Array.from({ length: 1_000 }, (_, at) => `${at},x${at}`).join("\n");
  expect(await asked(tableOf("m.csv", `a,b\n${rows}`), "SELECT count(*), sum(a) FROM m;")).toEqual([
    ["1000", "499500"],
  ]);
});

test("scripts are known by what they say or are called, other files by their first bytes", () => {
  const kinds = (files: readonly (readonly [string, Uint8Array])[]) =>
    files.map(([name, bytes]) => ownFileOf(name, bytes).kind);
  const at = (place: number, magic: readonly number[]) => {
    const bytes = new Uint8Array(64);
    bytes.set(magic, place);
    return bytes;
  };
  expect(
    kinds([
      ["a.sql", bytesOf("anything")],
      ["dump", bytesOf("-- MySQL dump 10.13\n\n/*!40101 SET NAMES utf8 */;\nCREATE TABLE t (a INT);\n")],
      ["mine.db", bytesOf("SQLite format 3\0")],
      ["new.db", new Uint8Array()],
      ["mine.db-wal", at(0, [0x37, 0x7f, 0x06, 0x82])],
      ["mine.duckdb", at(8, [0x44, 0x55, 0x43, 0x4b])],
      ["secret.db", at(0, [1, 2, 3, 200])],
      ["LICENSE", bytesOf("MIT License\n\nPermission is hereby granted, free of charge\n")],
    ]),
  ).toEqual(["script", "script", "database", "database", "wal", "duckdb", "encrypted", "database"]);
});
