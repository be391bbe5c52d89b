import { timedValue, WRITE_WAIT, waitsFor } from "../../engine/runTime.ts";
import { type Experiment, labelOf } from "../../engine/sweep/types.ts";
import { csv } from "../../state/export/table.ts";
import { figuresText } from "../../text/figuresPage.ts";
import { writtenBy } from "../../text/version.ts";
import { Button } from "../../ui/Button.tsx";
import { download } from "../../ui/takeAway.ts";
import { Section } from "./Heading.tsx";
import { residualsOf } from "./residuals.ts";
import type { Drawn, DrawnPoint, FigureController } from "./state/figure.ts";

/** The figure's numbers as files; pictures are saved beside their plots. */
export function FigureExports({ figure, drawn }: { figure: FigureController; drawn: Drawn }) {
  const { experiment } = figure;
  const name = `bufferpool-lab-${experiment.id}`;
  const words = figuresText();
  return (
    <Section id="export" title={words.export}>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => download(`${name}.csv`, [valuesCsv(experiment, drawn)], "text/csv")}>
          {words.valuesCsv}
        </Button>
        <Button onClick={() => download(`${name}.json`, [valuesJson(experiment, drawn)], "application/json")}>
          {words.valuesJson}
        </Button>
        {drawn.origin === "here" && (
          <Button
            onClick={() => download(`${name}-runs.json`, [figure.records() ?? "[]"], "application/json")}
          >
            {words.everyRun}
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-muted">{words.exportNote}</p>
    </Section>
  );
}

const place = ({ axes }: Experiment, at: readonly number[]) =>
  Object.fromEntries(
    axes.map(({ id, values }, axis) => [id, labelOf(values[at[axis] ?? 0] ?? { label: "" })]),
  );

/** Run times as in PostgreSQL of one lane, as plots show them: computed of means, so without a spread. */
function runTimes({ plots, lanes }: Experiment, point: DrawnPoint, lane: string) {
  return plots.flatMap((plot) => {
    const mean = timedValue(plot, point, [lanes[0]?.id ?? "", lane], waitsFor(WRITE_WAIT));
    return mean === null
      ? []
      : [{ measure: `postgresql_like_${plot.measure}`, mean, write_wait: WRITE_WAIT }];
  });
}

/** One line a point, lane and measure: mean, spread and the settings behind it. */
export function valuesCsv(experiment: Experiment, { points, measures }: Drawn): string {
  const rows = [...points.values()].flatMap((point) => {
    const { at, lanes, settings } = point;
    const shared = place(experiment, at);
    const chosen = { first_seed: settings.first_seed, ...settings.choices, ...settings.set };
    return Object.entries(lanes).flatMap(([lane, values]) => [
      ...measures.flatMap(({ id, unit }) => {
        const value = values[id];
        if (value === undefined || value === null) return [];
        const { seeds, mean, minimum, maximum, deviation: standard_deviation, interval } = value;
        const spread = { mean, minimum, maximum, standard_deviation };
        const certain = interval === undefined ? {} : { interval_95: interval };
        return [{ ...shared, lane, measure: id, unit, ...spread, ...certain, seeds, ...chosen }];
      }),
      ...runTimes(experiment, point, lane).map((run) => ({ ...shared, lane, ...run, ...chosen })),
    ]);
  });
  return csv(rows);
}

/** Everything that the figure shows; times are simulated device time. */
function valuesJson(experiment: Experiment, { origin, settings, points, measures, verdicts }: Drawn): string {
  const { id, title, source, caption, differs, reported } = experiment;
  const rows = [...points.values()].map(({ at, lanes, settings: own, point }) => ({
    point,
    at: place(experiment, at),
    settings: own,
    lanes,
  }));
  const computed = origin === "advance" ? "in advance" : "here";
  const times = "simulated device time";
  const here = { experiment, points };
  const residuals = [1, WRITE_WAIT].flatMap((write_wait) =>
    residualsOf(here, waitsFor(write_wait)).map(({ entry, end, paper, model, apart }) => {
      const { plot, at, fitted = false } = entry;
      return { write_wait, plot, at, end, paper, model, apart, fitted };
    }),
  );
  return `${JSON.stringify({ id, title, source, caption, differs, times, lab: writtenBy, computed, settings, measures, points: rows, shape: verdicts, reported, residuals }, null, 2)}\n`;
}
