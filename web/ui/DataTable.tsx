/** A table of values: a column is described once, by its title and what its cells hold. */
import type { ReactNode } from "react";

export interface Column<Row> {
  /** Null where nothing stands above the names. */
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
  /** Tooltip of a cell. */
  hint?: (row: Row) => string;
  /** Tooltip of its head. */
  meaning?: string;
  /** Whether rows stand in its order, where they can. */
  sorted?: boolean;
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
  label?: string;
  caption?: ReactNode;
  captionLook?: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Classes of the table, of the row of heads, of one head, of a row, and the room around cells. */
  look?: string;
  headRow?: string;
  head?: string;
  row?: string | ((row: Row) => string);
  pad?: string;
  /** Whether a row is the one that is shown. */
  current?: (row: Row, at: number) => boolean;
  /** Heads stand at the left, those of numbers too. */
  leftHeads?: boolean;
  /** A style sheet says how cells look. */
  bare?: boolean;
  /** Rows beneath, such as a sum. */
  children?: ReactNode;
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, children, leftHeads = false, bare = false } = props;
  const { captionLook = bare ? undefined : "text-left text-ink-muted" } = props;
  const { look = bare ? undefined : "text-ink", headRow, head = "", pad = "pr-4" } = props;
  const { row: rowLook = "border-line border-t" } = props;
  const classOf = ({ pad: own = pad }: Column<Row>, numeric: boolean, further: string) =>
    bare ? further || undefined : `${own} ${numeric ? "text-right" : "text-left"} ${further}`;
  return (
    <table className={look} aria-label={props.label}>
      {caption !== undefined && <caption className={captionLook}>{caption}</caption>}
      <thead>
        <tr className={headRow}>
          {columns.map((column, place) => {
            const { title, numeric = false, meaning, sorted } = column;
            const key = `${place}`;
            return title === null ? (
              <td key={key} />
            ) : (
              <th
                key={key}
                scope="col"
                title={meaning}
                aria-sort={sorted === undefined ? undefined : sorted ? "ascending" : "none"}
                className={classOf(column, numeric && !leftHeads, head)}
              >
                {title}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            key={at}
            aria-current={props.current?.(row, at) || undefined}
            className={bare ? undefined : typeof rowLook === "string" ? rowLook : rowLook(row)}
          >
            {columns.map((column, place) => {
              const className = classOf(column, column.numeric ?? false, column.look ?? "");
              const key = `${place}`;
              return column.names ? (
                <th key={key} scope="row" className={className}>
                  {column.cell(row, at)}
                </th>
              ) : (
                <td key={key} className={className} title={column.hint?.(row)}>
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
