/** Values of a paper beside what models have there: a table whose cells also draw how far apart they are. */
import { Fragment, memo, useMemo } from "react";
import { WRITE_WAIT, waitsFor } from "../../engine/runTime.ts";
import type { Experiment } from "../../engine/sweep/types.ts";
import { withUnit } from "../../figures/plot/format.ts";
import { figuresText } from "../../text/figuresPage.ts";
import { formatDigits, formatFixed } from "../../text/numbers.ts";
import { plotText } from "../../text/plot.ts";
import { Section } from "./Heading.tsx";
import { partingOf, type Residual, residualsOf } from "./residuals.ts";
import type { Drawn } from "./state/figure.ts";
import { placeOfReported } from "./words.ts";

/** A table of values of a paper beside a model's. */
export const RESIDUAL_TABLE =
  "residual-table w-full max-w-224 text-[0.875rem] [&_:where(th,td)]:py-1 [&_:where(th,td)]:pr-2 [&_:where(th,td)]:text-left [&_:where(th,td)]:align-top [&_:where(th,td)]:font-normal [&_tbody_td]:whitespace-nowrap [&_tbody_tr]:border-line [&_tbody_tr]:border-t [&_thead_th]:align-bottom [&_thead_th]:text-ink-muted max-[26rem]:[&_th[scope=row]]:wrap-anywhere";

/** What models' values part by: points of a percentage, or percent of the paper's value. */
type Unit = "points" | "percent";

/** "+2.3", "−7.4%": points stand in the heading. */
export function apartWords(apart: number, unit: Unit): string {
  const sign = Number(apart.toFixed(1)) === 0 ? "" : apart < 0 ? "−" : "+";
  return `${sign}${sizeWords(Math.abs(apart), unit)}`;
}

/** A speedup, or a share of the time that is saved: each column has as many digits all the way. */
export const timedWords = (value: number, unit: "x" | "%"): string =>
  withUnit(formatFixed(value, unit === "x" ? 2 : 1), unit);

export const sizeWords = (amount: number, unit: Unit): string =>
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

export type ResidualGroup = { experiment: Experiment; models: readonly (readonly Residual[])[] };

interface ResidualTableProps {
  caption: string;
  /** Names of the models; of several all but the last are device time. */
  models: readonly string[];
  groups: readonly ResidualGroup[];
  unit: Unit;
  titled?: boolean;
  /** Whether values are told in the paper's words, and which of them a model was fitted to. */
  inWords?: boolean;
}

export function ResidualTable(props: ResidualTableProps) {
  const { caption, models, groups, unit, titled = false, inWords = false } = props;
  const words = figuresText();
  const all = models.map((_, at) => partingOf(groups.flatMap((group) => group.models[at] ?? [])));
  const most = Math.max(...all.map((parting) => parting?.largest ?? 0));
  return (
    <table className={RESIDUAL_TABLE}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {[words.where, words.paper, ...models].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map(({ experiment, models: [first = [], ...others] }) => (
          <Fragment key={experiment.id}>
            {titled && (
              <tr>
                <th scope="colgroup" colSpan={models.length + 2} className="pt-3! font-medium!">
                  {experiment.title}
                </th>
              </tr>
            )}
            {first.map((residual, row) => {
              const { entry, paper } = residual;
              const value = unitOf(experiment, entry.plot).value;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a value is its place
                <tr key={row}>
                  <th scope="row">
                    {placeWords(experiment, residual)}
                    <Kind residual={residual} before={first[row - 1]} inWords={inWords} />
                  </th>
                  <td>{timedWords(paper, value)}</td>
                  {[residual, ...others.map((own) => own[row])].map((own, at) => (
                    <td key={models[at]}>
                      {own === undefined ? (
                        words.noValue
                      ) : (
                        <>
                          {timedWords(own.model, value)}{" "}
                          <span className="block text-ink-muted">{apartWords(own.apart, unit)}</span>
                          <ApartBar apart={own.apart} most={most} device={at < models.length - 1} />
                        </>
                      )}
                    </td>
                  ))}
                </tr>
              );
            })}
          </Fragment>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-line-strong border-t-2 *:font-semibold!">
          <th scope="row" colSpan={2}>
            {unit === "points" ? words.rootMeanSquarePoints : words.rootMeanSquare}
          </th>
          {models.map((name, at) => (
            <td key={name}>{all[at] ? sizeWords(all[at].rms, unit) : words.noValue}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** Whether a model was fitted to the value, what the paper says of it, and where, once for neighbours. */
function Kind(props: { residual: Residual; before: Residual | undefined; inWords: boolean }) {
  const { residual, before, inWords } = props;
  const { entry, end } = residual;
  const words = figuresText();
  const place = entry.place === before?.entry.place ? "" : entry.place;
  const said = [inWords && end === null ? (entry.text ?? "") : "", place].filter(Boolean).join("; ");
  if (!inWords && said === "") return null;
  return (
    <span className="block text-ink-muted">
      {inWords && (entry.fitted === true ? words.fitted : words.predicted)}
      {inWords && said !== "" && "; "}
      <span lang="en">{said}</span>
    </span>
  );
}

function placeWords(experiment: Experiment, { entry, end }: Residual): string {
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

type ResidualsProps = { experiment: Experiment; drawn: Pick<Drawn, "points"> };

/** Each run time of the paper beside device time and run time as in PostgreSQL; nothing in a figure without. */
export const Residuals = memo(function Residuals({ experiment, drawn }: ResidualsProps) {
  const models = useMemo(() => {
    const source = { experiment, points: drawn.points };
    return [1, WRITE_WAIT].map((share) => residualsOf(source, waitsFor(share)));
  }, [experiment, drawn]);
  if (experiment.plots.every(({ times }) => times === undefined)) return null;
  const first = models[0]?.[0];
  const words = figuresText();
  const share = formatDigits(WRITE_WAIT, 1);
  return (
    <Section id="residuals" title={words.residuals}>
      <p className="max-w-[90ch] text-sm">
        {words.residualsAbout(share)}{" "}
        <a href="#/figures/calibration" className="text-accent underline underline-offset-4">
          {words.toCalibration}
        </a>
      </p>
      {first !== undefined && (
        <ResidualTable
          caption={words.residuals}
          models={[words.deviceTime, plotText().postgresqlLike(share)]}
          groups={[{ experiment, models }]}
          unit={unitOf(experiment, first.entry.plot).apart}
          inWords
        />
      )}
    </Section>
  );
});
