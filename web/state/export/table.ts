/**
 * Tables for spreadsheets, as CSV (RFC 4180: commas, quotes where needed, one header line, no comment lines). A spreadsheet
 * computes a text that begins as a formula does: names come from files of others, so an apostrophe makes them text (OWASP,
 * CSV injection). Numbers stay numbers. Traces are not written here: they are read again as they are.
 */

export type Cell = string | number | boolean | null | undefined;

function cell(value: Cell): string {
  const plain = String(value ?? "");
  const text = /^[=+\-@\t\r\n]/.test(plain) && !Number.isFinite(Number(plain)) ? `'${plain}` : plain;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (cells: readonly Cell[]) => `${cells.map(cell).join(",")}\n`;

/** Rows as CSV: the columns are all keys of all rows, in the order in which they come up. */
export function csv(rows: readonly Readonly<Record<string, Cell>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return line(columns) + rows.map((row) => line(columns.map((column) => row[column]))).join("");
}
