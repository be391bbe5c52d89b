import { Fragment, memo, useMemo } from "react";
import { WRITE_WAIT, waitsFor } from "../../engine/runTime.ts";
import type { Experiment } from "../../engine/sweep/types.ts";
import { withUnit } from "../../figures/plot/format.ts";
import { figuresText } from "../../text/figuresPage.ts";
import { formatDigits, formatFixed } from "../../text/numbers.ts";
import { plotText } from "../../text/plot.ts";
import { partingOf, type Residual, residualsOf } from "./residuals.ts";
import type { Drawn } from "./state/figure.ts";
import { placeOfReported } from "./words.ts";
import "./residuals.css";

/** What a model has at a place, in words, and by how much it parts from the paper, in points or percent. */
interface ModelCell {
  told: string;
  apart: number;
}

interface ResidualRow {
  key: string;
  place: string;
  /** Beneath the place, in the language of the figures; may be empty. */
  said: string;
  /** Whether a model was fitted to the value; null where that needs no word. */
  fitted: boolean | null;
  paper: string;
  models: readonly (ModelCell | null)[];
}

interface ResidualGroup {
  key: string;
  title: string;
  rows: readonly ResidualRow[];
}

interface ResidualTableProps {
  caption: string;
  paper: string;
  models: readonly string[];
  groups: readonly ResidualGroup[];
  /** What the models' values part by: points of a percentage, or percent of the paper's value. */
  unit: "points" | "percent";
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

function placeWords(experiment: Experiment, { entry, end }: Pick<Residual, "entry" | "end">): string {
  const words = figuresText();
  const place = placeOfReported(experiment, entry);
  if (end === null) return place;
  return end === "low" ? words.lowEnd(place) : words.highEnd(place);
}

/** In which unit the values of a plot are, and what residuals part by. */
function unitOf(experiment: Experiment, plotId: string | undefined) {
  const plot = experiment.plots.find(({ id }) => id === plotId);
  const percent = plot?.measure.endsWith("_percent") === true;
  return percent ? ({ value: "%", apart: "points" } as const) : ({ value: "x", apart: "percent" } as const);
}

/** The rows of residuals: each value of the paper beside what the models have there, in its own words where asked for. */
export function residualRows(
  experiment: Experiment,
  models: readonly (readonly Residual[])[],
  inWords: boolean,
): ResidualRow[] {
  const [first = []] = models;
  return first.map((residual, at): ResidualRow => {
    const { entry, end, paper } = residual;
    const { place, text = "" } = entry;
    const unit = unitOf(experiment, entry.plot).value;
    const said = place === first[at - 1]?.entry.place ? "" : place;
    return {
      key: `${at}`,
      place: placeWords(experiment, residual),
      said: [inWords && end === null ? text : "", said].filter(Boolean).join("; "),
      fitted: inWords ? entry.fitted === true : null,
      paper: timedWords(paper, unit),
      models: models.map((residuals) => {
        const own = residuals[at];
        return own === undefined ? null : { told: timedWords(own.model, unit), apart: own.apart };
      }),
    };
  });
}

interface ResidualsProps {
  experiment: Experiment;
  drawn: Pick<Drawn, "points">;
}

/** Each run time of the paper beside device time and run time as in PostgreSQL; nothing in a figure without. */
export const Residuals = memo(function Residuals({ experiment, drawn }: ResidualsProps) {
  const shown = useMemo(() => {
    const source = { experiment, points: drawn.points };
    return [1, WRITE_WAIT].map((share) => residualsOf(source, waitsFor(share)));
  }, [experiment, drawn]);
  if (experiment.plots.every(({ times }) => times === undefined)) return null;
  const first = shown[0]?.[0];
  const words = figuresText();
  const share = formatDigits(WRITE_WAIT, 1);
  return (
    <section aria-labelledby="residuals" className="grid grid-cols-1 gap-2">
      <h2 id="residuals" className="border-b border-line pb-1 font-semibold">
        {words.residuals}
      </h2>
      <p className="max-w-[90ch] text-sm">
        {words.residualsAbout(share)}{" "}
        <a href="#/figures/calibration" className="text-accent underline underline-offset-4">
          {words.toCalibration}
        </a>
      </p>
      {first !== undefined && (
        <ResidualTable
          caption={words.residuals}
          paper={words.paper}
          models={[words.deviceTime, plotText().postgresqlLike(share)]}
          groups={[{ key: "all", title: "", rows: residualRows(experiment, shown, true) }]}
          unit={unitOf(experiment, first.entry.plot).apart}
          foot={shown.map((residuals) => partingOf(residuals)?.rms ?? null)}
        />
      )}
    </section>
  );
});
