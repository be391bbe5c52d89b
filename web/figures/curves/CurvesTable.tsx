/** A chart's numbers as a table of a few rows, built only while it is open. */
import { text } from "../../text/text.ts";
import type { Axis } from "../../ui/axis.ts";
import { DataTable, names, numbers } from "../../ui/DataTable.tsx";
import { AsTable } from "../AsTable.tsx";
import { type CurveSeries, formatX, rowsOf } from "./layout.ts";

const ROWS = 20;

interface CurvesTableProps {
  title: string;
  unit: string;
  axis: Axis | undefined;
  positions: Float64Array;
  series: CurveSeries[];
  format: (value: number) => string;
}

export function CurvesTable({ title, unit, axis, positions, series, format }: CurvesTableProps) {
  const words = text().curves;
  return (
    <AsTable name={words.asTable(title)}>
      {() => (
        <DataTable<number>
          caption={words.caption(title, unit)}
          columns={[
            names(axis?.label ?? words.requestsColumn, (at) => formatX(axis)(positions[at] ?? 0), {
              numeric: true,
            }),
            ...series.map(({ label, values }) => numbers(label, (at: number) => format(values[at] ?? 0))),
          ]}
          rows={rowsOf(positions.length, ROWS)}
        />
      )}
    </AsTable>
  );
}
