/** A plot as a table of numbers with bars: a row for each place on its axis, a column for each series of each panel. */
import type { PlotFigureProps } from "../PlotFigure.tsx";
import { formatNumber, placeWords } from "./format.ts";
import { type PlotPanel, pointAt } from "./model.ts";
import { PlotGrid, PlotNumber, ROW_NAME } from "./PlotGrid.tsx";

/** The largest mean of a panel: all of its bars have one scale. */
const most = ({ series }: PlotPanel) =>
  Math.max(0, ...series.flatMap(({ points }) => points.map(({ value }) => value.mean)));

export function PlotMatrix({ model, onOpen, children }: PlotFigureProps) {
  const { panels, x, unit } = model;
  const scales = panels.map(most);
  return (
    <PlotGrid model={model} controls={children}>
      <thead>
        <tr>
          <th rowSpan={2} scope="col" className={ROW_NAME}>
            {x.label}
          </th>
          {panels.map(({ id, label, series }) => (
            <th key={id} scope="colgroup" colSpan={series.length}>
              {label}
            </th>
          ))}
        </tr>
        <tr>
          {panels.flatMap((panel) =>
            panel.series.map(({ id, label }) => (
              <th key={`${panel.id}-${id}`} scope="col">
                {label}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {x.values.map(({ label }, row) => (
          <tr key={label}>
            <th scope="row" className={ROW_NAME}>
              {placeWords(model, row)}
            </th>
            {panels.flatMap((panel, at) =>
              panel.series.map(({ id, palette, look }, line) => {
                const point = pointAt(model, { panel: at, series: line, x: row });
                const share = point === undefined ? 0 : point.value.mean / (scales[at] || 1);
                return (
                  <td key={`${panel.id}-${id}`} className={point?.stale ? "text-ink-muted" : undefined}>
                    <svg
                      viewBox="0 0 100 6"
                      preserveAspectRatio="none"
                      className="block h-[6px] w-full min-w-14"
                      aria-hidden="true"
                    >
                      <rect width="100" height="6" className="fill-track" />
                      <rect width={100 * share} height="6" className={`fill-${palette}-${look}`} />
                    </svg>
                    <PlotNumber
                      point={point}
                      words={(value) => formatNumber(value, unit)}
                      onOpen={model.opens ? onOpen : undefined}
                    />
                  </td>
                );
              }),
            )}
          </tr>
        ))}
      </tbody>
    </PlotGrid>
  );
}
