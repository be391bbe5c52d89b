/** What a file of the reader's own is: a database, a script, a table of CSV, or of a kind that SQLite cannot open, by its name. */
import { parse } from "papaparse";
import { LIMITS } from "../../../engine/limits.ts";
import { headerOf } from "./protocol.ts";

interface Column {
  name: string;
  type: "INTEGER" | "REAL" | "TEXT";
}

/** A table: the statement that makes it, and with it all rows. */
export interface Table {
  name: string;
  made: string;
  rows: number;
  setUp: string;
}

export type OwnFile =
  | { kind: "database"; bytes: Uint8Array }
  | { kind: "script"; text: string }
  | { kind: "table"; table: Table }
  /** A log of changes beside a database, a database of DuckDB, or one without SQLite's header. */
  | { kind: "wal" | "duckdb" | "encrypted" }
  | { kind: "large" };

/** Remarks, then a statement. */
const STATEMENT =
  /^(?:[\s;]|--[^\n]*\n|\/\*[\s\S]*?\*\/)*(?:SELECT|WITH|CREATE|INSERT|UPDATE|DELETE|BEGIN|PRAGMA|DROP|SET|USE|EXPLAIN)\b/i;
/** Bytes that show whether a file is text. */
const LOOKED_AT = 4_096;
const ROWS_A_STATEMENT = 200;

const begins = (bytes: Uint8Array, at: number, magic: readonly number[]) =>
  magic.every((byte, place) => bytes[at + place] === byte);

export function ownFileOf(name: string, bytes: Uint8Array): OwnFile {
  if (bytes.length === 0 || headerOf(bytes) !== undefined) return { kind: "database", bytes };
  // 0x377f0682 and 83: sqlite.org/fileformat2.html, section 4.1.
  if ([0x82, 0x83].some((last) => begins(bytes, 0, [0x37, 0x7f, 0x06, last]))) return { kind: "wal" };
  if (begins(bytes, 8, [0x44, 0x55, 0x43, 0x4b])) return { kind: "duckdb" };
  // Every other byte that no text has.
  if (bytes.subarray(0, LOOKED_AT).some((byte) => byte < 32 && ![9, 10, 13].includes(byte)))
    return { kind: "encrypted" };
  if (bytes.length > LIMITS.textBytes) return { kind: "large" };
  const text = new TextDecoder().decode(bytes);
  if (/\.sql$/i.test(name) || STATEMENT.test(text)) return { kind: "script", text };
  const table = tableOf(name, text);
  // SQLite says of a text that it is no database.
  return table === null ? { kind: "database", bytes } : { kind: "table", table };
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Null for a text of one column, and for one whose rows have other numbers of columns than its first. */
function tableOf(file: string, text: string): Table | null {
  const { data, meta } = parse<string[]>(text, { skipEmptyLines: true });
  const [first = [], ...others] = data;
  if (first.length < 2 || data.some((row) => row.length !== first.length)) return null;
  const isHeader = first.every((cell) => cell.trim() !== "" && !/^[-+]?[\d.,]+$/.test(cell.trim()));
  const rows = isHeader ? others : data;
  // Where commas do not separate columns they may separate decimals.
  const decimal = meta.delimiter === "," ? /^-?\d+\.\d+$/ : /^-?\d+[.,]\d+$/;
  const columns = first.map((cell, at): Column => {
    const cells = rows.map((row) => row[at] ?? "").filter((cell) => cell !== "");
    const all = (pattern: RegExp) => cells.length > 0 && cells.every((cell) => pattern.test(cell));
    const whole = /^-?(?:0|[1-9]\d{0,17})$/;
    const type = all(whole)
      ? "INTEGER"
      : cells.length > 0 && cells.every((cell) => whole.test(cell) || decimal.test(cell))
        ? "REAL"
        : "TEXT";
    return { name: isHeader ? cell.trim() : `c${at + 1}`, type };
  });
  const name = file.replace(/\.\w+$/, "").replaceAll(/\W+/g, "_") || "t";
  const value = (cell: string, { type }: Column) => {
    if (type === "TEXT") return `'${cell.replaceAll("'", "''")}'`;
    return cell === "" ? "NULL" : cell.replace(",", ".");
  };
  const tuple = (row: string[]) => `(${columns.map((column, at) => value(row[at] ?? "", column)).join(",")})`;
  const made = `CREATE TABLE ${quoted(name)} (${columns.map(({ name, type }) => `${quoted(name)} ${type}`).join(", ")});`;
  const inserts = Array.from({ length: Math.ceil(rows.length / ROWS_A_STATEMENT) }, (_, at) => {
    const part = rows.slice(at * ROWS_A_STATEMENT, (at + 1) * ROWS_A_STATEMENT);
    return `INSERT INTO ${quoted(name)} VALUES ${part.map(tuple).join(",")};`;
  });
  return { name, made, rows: rows.length, setUp: ["BEGIN;", made, ...inserts, "COMMIT;"].join("\n") };
}
