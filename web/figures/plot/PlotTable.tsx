/** All values of a plot as a table, built only while it is open. */
import { plotText } from "../../text/plot.ts";
import { AsTable } from "../AsTable.tsx";
import { formatNumber, placeWords, titled } from "./format.ts";
import { hasIntervals, type PlotModel, type PlotPoint, pointAt, seedsOf, spanOf } from "./model.ts";

function cell(point: PlotPoint | undefined, unit: string): string {
  if (point === undefined) return "–";
  const { mean, seeds } = point.value;
  const [low, high] = spanOf(point.value).map((end) => formatNumber(end, unit)) as [string, string];
  return seeds > 1 && low !== high
    ? plotText().spread(formatNumber(mean, unit), low, high)
    : formatNumber(mean, unit);
}

export function PlotTable({ model }: { model: PlotModel }) {
  const { title, panels, x, unit } = model;
  const series = panels[0]?.series ?? [];
  const seeds = seedsOf(model);
  const words = plotText();
  const caption = hasIntervals(model) ? words.captionInterval : words.caption;
  const measure = titled(model.measure, unit);
  return (
    <AsTable name={words.asTable(title)}>
      {() => (
        <table className="text-ink">
          <caption className="text-left text-ink-muted">
            {seeds > 1 ? caption(measure, seeds) : measure}
          </caption>
          <thead>
            <tr>
              {panels.length > 1 && <td />}
              <th scope="col" className="pr-4 text-left">
                {titled(x.label, x.unit)}
              </th>
              {series.map(({ id, label }) => (
                <th key={id} scope="col" className="pr-4 text-right">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          {panels.map((panel, at) => (
            <tbody key={panel.id}>
              {x.values.map((place, index) => (
                <tr key={place.label} className="border-line border-t">
                  {panels.length > 1 && index === 0 && (
                    <th
                      scope="rowgroup"
                      rowSpan={x.values.length}
                      className="pr-4 text-left align-top font-normal"
                    >
                      {panel.label}
                    </th>
                  )}
                  <th scope="row" className="pr-4 text-left font-normal">
                    {x.scale === "band" ? placeWords(model, index) : place.label}
                  </th>
                  {series.map(({ id }, line) => (
                    <td key={id} className="whitespace-nowrap pr-4 text-right">
                      {cell(pointAt(model, { panel: at, series: line, x: index }), unit)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      )}
    </AsTable>
  );
}
