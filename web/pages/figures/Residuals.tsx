import { memo, useMemo } from "react";
import { WRITE_WAIT, waitsFor } from "../../engine/runTime.ts";
import type { Experiment } from "../../engine/sweep/types.ts";
import { figuresText } from "../../text/figuresPage.ts";
import { formatDigits } from "../../text/numbers.ts";
import { plotText } from "../../text/plot.ts";
import { type ResidualRow, ResidualTable, timedWords } from "./ResidualTable.tsx";
import { partingOf, type Residual, residualsOf } from "./residuals.ts";
import type { Drawn } from "./state/figure.ts";
import { placeOfReported } from "./words.ts";

/** Where a residual belongs, the end of its range included. */
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
