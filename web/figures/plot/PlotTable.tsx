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
  /** A series has a column, and one more for its run time. */
  const named = (label: string) =>
    model.runTime == null ? [label] : [label, words.ofRunTime(label, model.runTime)];
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
              {series.flatMap(({ id, label }) =>
                named(label).map((name) => (
                  <th key={id + name} scope="col" className="pr-4 text-right">
                    {name}
                  </th>
                )),
              )}
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
                  {series.flatMap(({ id, label }, line) => {
                    const point = pointAt(model, { panel: at, series: line, x: index });
                    const cells = [
                      cell(point, unit),
                      point?.run == null ? "–" : formatNumber(point.run, unit),
                    ];
                    return named(label).map((name, which) => (
                      <td key={id + name} className="whitespace-nowrap pr-4 text-right">
                        {cells[which]}
                      </td>
                    ));
                  })}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      )}
    </AsTable>
  );
}
