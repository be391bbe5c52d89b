/** All values of a plot as a table, built only while it is open. */
import { plotText } from "../../text/plot.ts";
import { AsTable } from "../AsTable.tsx";
import { formatNumber, placeWords, titled } from "./format.ts";
import { hasIntervals, type PlotModel, type PlotPoint, pointAt, seedsOf, spanOf } from "./model.ts";

function pointWords({ value }: PlotPoint, unit: string): string {
  const { mean, seeds } = value;
  const [low, high] = spanOf(value).map((end) => formatNumber(end, unit)) as [string, string];
  const number = formatNumber(mean, unit);
  return seeds > 1 && low !== high ? plotText().spread(number, low, high) : number;
}

export function PlotTable({ model }: { model: PlotModel }) {
  const { title, panels, x, unit, runTime } = model;
  const seeds = seedsOf(model);
  const words = plotText();
  const caption = hasIntervals(model) ? words.captionInterval : words.caption;
  const measure = titled(model.measure, unit);
  const runOf = ({ run }: PlotPoint) => (run == null ? undefined : formatNumber(run, unit));
  /** A series has a column, and one more for its run time. */
  const columns = (panels[0]?.series ?? []).flatMap(({ id, label }, series) => [
    { key: id, name: label, series, of: (point: PlotPoint) => pointWords(point, unit) },
    ...(runTime == null
      ? []
      : [{ key: `${id} run`, name: words.ofRunTime(label, runTime), series, of: runOf }]),
  ]);
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
              {columns.map(({ key, name }) => (
                <th key={key} scope="col" className="pr-4 text-right">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {panels.map(({ id, label }, panel) => (
            <tbody key={id}>
              {x.values.map((place, index) => (
                <tr key={place.label} className="border-line border-t">
                  {panels.length > 1 && index === 0 && (
                    <th scope="rowgroup" rowSpan={x.values.length} className={`${NAME} align-top`}>
                      {label}
                    </th>
                  )}
                  <th scope="row" className={NAME}>
                    {x.scale === "band" ? placeWords(model, index) : place.label}
                  </th>
                  {columns.map(({ key, series, of }) => {
                    const point = pointAt(model, { panel, series, x: index });
                    return (
                      <td key={key} className="whitespace-nowrap pr-4 text-right">
                        {(point && of(point)) ?? "–"}
                      </td>
                    );
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

const NAME = "pr-4 text-left font-normal";
