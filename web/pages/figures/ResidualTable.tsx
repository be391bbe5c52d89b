/** Values of a paper beside what models have there: a table whose cells also draw how far apart they are. */
import { Fragment } from "react";
import { withUnit } from "../../figures/plot/format.ts";
import { figuresText } from "../../text/figuresPage.ts";
import "./residuals.css";
import { formatFixed } from "../../text/numbers.ts";

/** What a model has at a place, in words, and by how much it parts from the paper, in points or percent. */
export interface ModelCell {
  told: string;
  apart: number;
}

export interface ResidualRow {
  key: string;
  place: string;
  /** Beneath the place, in the language of the figures; may be empty. */
  said: string;
  /** Whether a model was fitted to the value; null where that needs no word. */
  fitted: boolean | null;
  paper: string;
  models: readonly (ModelCell | null)[];
}

export interface ResidualGroup {
  key: string;
  /** Empty for a table without groups. */
  title: string;
  rows: readonly ResidualRow[];
}

interface ResidualTableProps {
  caption: string;
  /** What stands in the column of the values compared with. */
  paper: string;
  models: readonly string[];
  groups: readonly ResidualGroup[];
  /** What the models' values part by: points of a percentage, or percent of the paper's value. */
  unit: "points" | "percent";
  /** The last line: a number of each model. */
  foot: readonly (number | null)[];
}

/** "+2.3", "−7.4%": points stand in the heading. */
export function apartWords(apart: number, unit: ResidualTableProps["unit"]): string {
  const sign = Number(apart.toFixed(1)) === 0 ? "" : apart < 0 ? "−" : "+";
  return `${sign}${sizeWords(Math.abs(apart), unit)}`;
}

/** A speedup, or a share of the time that is saved: each column has as many digits all the way. */
export const timedWords = (value: number, unit: "x" | "%"): string =>
  withUnit(formatFixed(value, unit === "x" ? 2 : 1), unit);

/** How much two values part by, whichever is greater. */
export const sizeWords = (amount: number, unit: ResidualTableProps["unit"]): string =>
  withUnit(formatFixed(amount, 1), unit === "points" ? "" : "%");

/** From the middle to the left where the model has less, to the right where it has more. */
function ApartBar({ apart, most, device }: { apart: number; most: number; device: boolean }) {
  const width = `${most > 0 ? (50 * Math.abs(apart)) / most : 0}%`;
  return (
    <span aria-hidden="true" className="relative mt-0.5 block h-2 w-full min-w-10 max-w-24 bg-track">
      <span
        className={`absolute inset-y-0 ${device ? "bg-ink-muted" : "bg-accent"}`}
        style={{ width, [apart < 0 ? "right" : "left"]: "50%" }}
      />
      <span className="-inset-y-0.5 absolute left-1/2 w-px bg-ink" />
    </span>
  );
}

export function ResidualTable({ caption, paper, models, groups, unit, foot }: ResidualTableProps) {
  const words = figuresText();
  const aparts = groups.flatMap(({ rows }) =>
    rows.flatMap((row) => row.models.map((cell) => cell?.apart ?? 0)),
  );
  const most = Math.max(...aparts.map(Math.abs));
  return (
    <table className="residual-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.where}</th>
          {[paper, ...models].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map(({ key, title, rows }) => (
          <Fragment key={key}>
            {title !== "" && (
              <tr>
                <th scope="colgroup" colSpan={models.length + 2} className="pt-3 font-medium">
                  {title}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  {row.place}
                  <Kind row={row} />
                </th>
                <td>{row.paper}</td>
                {models.map((name, at) => {
                  const cell = row.models[at];
                  return (
                    <td key={name}>
                      {cell == null ? (
                        words.noValue
                      ) : (
                        <>
                          {cell.told}{" "}
                          <span className="block text-ink-muted">{apartWords(cell.apart, unit)}</span>
                          <ApartBar apart={cell.apart} most={most} device={at < models.length - 1} />
                        </>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-line-strong border-t-2 *:font-semibold">
          <th scope="row" colSpan={2}>
            {unit === "points" ? words.rootMeanSquarePoints : words.rootMeanSquare}
          </th>
          {models.map((name, at) => (
            <td key={name}>{foot[at] == null ? words.noValue : sizeWords(foot[at] as number, unit)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function Kind({ row: { fitted, said } }: { row: ResidualRow }) {
  const words = figuresText();
  if (fitted === null && said === "") return null;
  return (
    <span className="block text-ink-muted">
      {fitted !== null && (fitted ? words.fitted : words.predicted)}
      {fitted !== null && said !== "" && "; "}
      <span lang="en">{said}</span>
    </span>
  );
}
