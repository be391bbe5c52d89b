/** A plot as a table: a row for each place on its axis and each series, and of each panel what is here beside the paper's. */
import { Fragment } from "react";
import { figuresText } from "../../text/figuresPage.ts";
import { formatDigits } from "../../text/numbers.ts";
import { plotText } from "../../text/plot.ts";
import type { PlotFigureProps } from "../PlotFigure.tsx";
import { formatNumber, placeWords, withUnit } from "./format.ts";
import { type PlotPanel, type PlotReported, pointAt } from "./model.ts";
import { PlotGrid, PlotNumber, ROW_NAME } from "./PlotGrid.tsx";

const reportedAt = ({ reported }: PlotPanel, series: number, x: number) =>
  reported.find((entry) => entry.x === x && (entry.series === null || entry.series === series));

/** Small percentages stand below each other: with as many decimals as the papers' tables have. */
function numberWords(value: number, unit: string): string {
  if (unit !== "%" || value === 0) return formatNumber(value, unit);
  return formatDigits(value, Math.abs(value) < 0.01 ? 3 : 2);
}

const valueWords = (value: number, unit: string): string => withUnit(numberWords(value, unit), unit);

function paperWords(entry: PlotReported | undefined, unit: string): string {
  if (entry === undefined) return "–";
  const { low, high } = entry;
  if (low === high) return valueWords(low, unit);
  return plotText().range(numberWords(low, unit), valueWords(high, unit));
}

export function PlotCompared({ model, onOpen, children }: PlotFigureProps) {
  const { panels, x, unit, head } = model;
  const [first] = panels;
  const { here, paper } = figuresText();
  return (
    <PlotGrid model={model} controls={children}>
      <thead>
        {head !== undefined && (
          <tr>
            <td className={ROW_NAME} />
            <th scope="colgroup" colSpan={2 * panels.length} lang="en">
              {head}
            </th>
          </tr>
        )}
        <tr>
          <th rowSpan={2} scope="col" className={ROW_NAME}>
            {x.label}
          </th>
          {panels.map(({ id, label }) => (
            <th key={id} scope="colgroup" colSpan={2}>
              {label}
            </th>
          ))}
        </tr>
        <tr>
          {panels.map(({ id }) => (
            <Fragment key={id}>
              <th scope="col">{here}</th>
              <th scope="col">{paper}</th>
            </Fragment>
          ))}
        </tr>
      </thead>
      {x.values.map(({ label }, row) => (
        <tbody key={label} className="border-line border-t-2">
          {(first?.series ?? []).map(({ id, label: line }, series) => (
            <tr key={id}>
              <th scope="row" className={`${ROW_NAME} font-normal`}>
                <span className={series === 0 ? "block font-semibold" : "sr-only"}>
                  {placeWords(model, row)}
                </span>{" "}
                <span className="block max-sm:w-28 max-sm:whitespace-normal">{line}</span>
              </th>
              {panels.map((panel, at) => {
                const point = pointAt(model, { panel: at, series, x: row });
                return (
                  <Fragment key={panel.id}>
                    <td className={`align-bottom ${point?.stale ? "text-ink-muted" : ""}`}>
                      <PlotNumber
                        point={point}
                        words={(value) => valueWords(value, unit)}
                        onOpen={model.opens ? onOpen : undefined}
                      />
                    </td>
                    <td className="align-bottom text-ink-muted">
                      {paperWords(reportedAt(panel, series, row), unit)}
                    </td>
                  </Fragment>
                );
              })}
            </tr>
          ))}
        </tbody>
      ))}
    </PlotGrid>
  );
}
