/** A plot as a table of numbers with bars: a row for each place on its axis, a column for each series of each panel. */
import { plotText } from "../../text/plot.ts";
import type { PlotFigureProps } from "../PlotFigure.tsx";
import { formatNumber, placeWords, titled } from "./format.ts";
import { type PlotPanel, pointAt, seedsOf } from "./model.ts";

/** Stays in view while the columns are scrolled. */
const ROW_NAME = "sticky left-0 bg-surface";

/** The largest mean of a panel: all of its bars have one scale. */
const most = ({ series }: PlotPanel) =>
  Math.max(0, ...series.flatMap(({ points }) => points.map(({ value }) => value.mean)));

export function PlotMatrix({ model, onOpen, children }: PlotFigureProps) {
  const { panels, title, x, unit } = model;
  const scales = panels.map(most);
  const seeds = seedsOf(model);
  const measure = titled(model.measure, unit);
  const words = plotText();
  return (
    <figure className="m-0 grid min-w-0 grid-cols-1 gap-2">
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="font-semibold">{title}</h2>
        {children}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section tabIndex={0} aria-label={title} className="overflow-x-auto">
        <table className="data-table">
          <caption className="text-ink-muted">
            {seeds > 1 ? words.matrixMeans(measure, seeds) : measure}
          </caption>
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
                    const number = point === undefined ? "–" : formatNumber(point.value.mean, unit);
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
                        {point === undefined || !model.opens ? (
                          number
                        ) : (
                          <button
                            type="button"
                            title={words.openRun}
                            className="underline decoration-line-strong underline-offset-[0.2em]"
                            onClick={() => onOpen(point.point)}
                          >
                            {number}
                          </button>
                        )}
                      </td>
                    );
                  }),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </figure>
  );
}
