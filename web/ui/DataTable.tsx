/** A table of values: a column is described once, by its title and what its cells hold. */
import type { ReactNode } from "react";

interface Column<Row> {
  /** Null where nothing stands above the names. */
  title: ReactNode;
  cell: (row: Row, at: number) => ReactNode;
  /** Its cells are the names of their rows. */
  names?: boolean;
  numeric?: boolean;
  /** Room around its cells, where it is not the table's. */
  pad?: string;
  look?: string;
  hint?: (row: Row) => string;
  /** Tooltip of its head. */
  meaning?: string;
  /** Whether rows stand in its order, where they can. */
  sorted?: boolean;
}

type Made<Row> = [title: ReactNode, cell: Column<Row>["cell"], further?: Partial<Column<Row>>];
type MakeColumn = <Row>(...made: Made<Row>) => Column<Row>;

export const texts: MakeColumn = (title, cell, further) => ({ title, cell, ...further });
export const numbers: MakeColumn = (title, cell, further) => ({ title, cell, numeric: true, ...further });

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
  /** What a row is known by, where rows change places. */
  keyOf?: (row: Row) => string;
  /** Whether a row is the one that is shown. */
  current?: (row: Row, at: number) => boolean;
  leftHeads?: boolean;
  /** A style sheet says how cells look. */
  bare?: boolean;
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
            if (title === null) return <td key={key} />;
            return (
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
            key={props.keyOf?.(row) ?? at}
            aria-current={props.current?.(row, at) || undefined}
            className={bare ? undefined : typeof rowLook === "string" ? rowLook : rowLook(row)}
          >
            {columns.map((column, place) => {
              const className = classOf(column, column.numeric ?? false, column.look ?? "");
              const [Cell, scope] = column.names ? (["th", "row"] as const) : (["td", undefined] as const);
              const key = `${place}`;
              return (
                <Cell key={key} scope={scope} className={className} title={column.hint?.(row)}>
                  {column.cell(row, at)}
                </Cell>
              );
            })}
          </tr>
        ))}
        {children}
      </tbody>
    </table>
  );
}
