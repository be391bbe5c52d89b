/** A table of values: a column is described once, by its title and what its cells hold. */
import type { ReactNode } from "react";

export interface Column<Row> {
  title: ReactNode;
  cell: (row: Row, at: number) => ReactNode;
  /** Its cells are the names of their rows. */
  names?: boolean;
  /** Its numbers stand at the right. */
  numeric?: boolean;
  /** Room around its cells, where it is not the table's. */
  pad?: string;
  /** Further classes of its cells, its head left out. */
  look?: string;
}

type MakeColumn = <Row>(
  title: ReactNode,
  cell: Column<Row>["cell"],
  further?: Partial<Column<Row>>,
) => Column<Row>;

/** A column of words. */
export const texts: MakeColumn = (title, cell, further) => ({ title, cell, ...further });

/** A column of numbers. */
export const numbers: MakeColumn = (title, cell, further) => ({ title, cell, numeric: true, ...further });

/** The column that names its rows. */
export const names: MakeColumn = (title, cell, further) => ({
  ...{ title, cell, names: true, look: "font-normal" },
  ...further,
});

interface DataTableProps<Row> {
  caption?: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Classes of the table, of the row of heads, of one head, of a row, and the room around cells. */
  look?: string;
  headRow?: string;
  head?: string;
  row?: string | ((row: Row) => string);
  pad?: string;
  /** Heads stand at the left, those of numbers too. */
  leftHeads?: boolean;
  /** Rows beneath, such as a sum. */
  children?: ReactNode;
}

const side = (numeric = false) => (numeric ? "text-right" : "text-left");

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, children, leftHeads = false, ...table } = props;
  const {
    look = "text-ink",
    headRow,
    head = "",
    row: rowLook = "border-line border-t",
    pad = "pr-4",
  } = table;
  return (
    <table className={look}>
      {caption !== undefined && <caption className="text-left text-ink-muted">{caption}</caption>}
      <thead>
        <tr className={headRow}>
          {columns.map((column, place) => (
            <th
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              key={place}
              scope="col"
              className={`${column.pad ?? pad} ${side(column.numeric && !leftHeads)} ${head}`}
            >
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <tr key={at} className={typeof rowLook === "string" ? rowLook : rowLook(row)}>
            {columns.map((column, place) => {
              const className = `${column.pad ?? pad} ${side(column.numeric)} ${column.look ?? ""}`;
              const key = `${place}`;
              return column.names ? (
                <th key={key} scope="row" className={className}>
                  {column.cell(row, at)}
                </th>
              ) : (
                <td key={key} className={className}>
                  {column.cell(row, at)}
                </td>
              );
            })}
          </tr>
        ))}
        {children}
      </tbody>
    </table>
  );
}
