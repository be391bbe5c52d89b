/** A chart's numbers as a table of a few rows, built only while it is open. */
import { text } from "../../text/text.ts";
import type { Axis } from "../../ui/axis.ts";
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
        <table className="text-ink">
          <caption className="text-left text-ink-muted">{words.caption(title, unit)}</caption>
          <thead>
            <tr>
              <th scope="col" className="pr-4 text-right">
                {axis?.label ?? words.requestsColumn}
              </th>
              {series.map(({ label, lane }) => (
                <th key={label + lane} scope="col" className="pr-4 text-right">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(positions.length, ROWS).map((at) => (
              <tr key={at} className="border-line border-t">
                <th scope="row" className="pr-4 text-right font-normal">
                  {formatX(axis)(positions[at] ?? 0)}
                </th>
                {series.map(({ label, lane, values }) => (
                  <td key={label + lane} className="pr-4 text-right">
                    {format(values[at] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </AsTable>
  );
}
