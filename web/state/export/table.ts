/** Tables as CSV (RFC 4180: commas, quotes where needed, one header line, no comment lines). */

export type Cell = string | number | boolean | null | undefined;

function cell(value: Cell): string {
  const text = String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (cells: readonly Cell[]) => `${cells.map(cell).join(",")}\n`;

/** Rows as CSV: the columns are all keys of all rows, in the order in which they come up. */
export function csv(rows: readonly Readonly<Record<string, Cell>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return line(columns) + rows.map((row) => line(columns.map((column) => row[column]))).join("");
}
