/** A figure's numbers as files. */
import { type Experiment, labelOf } from "../../engine/sweep/types.ts";
import { csv } from "../../state/export/table.ts";
import type { Drawn } from "./state/figure.ts";

const place = ({ axes }: Experiment, at: readonly number[]) =>
  axes.map(({ id, values }, axis) => {
    const value = values[at[axis] ?? 0];
    return [id, value === undefined ? "" : labelOf(value)] as const;
  });

/** One line a point, lane and measure: mean, spread and the settings behind it. */
export function valuesCsv(experiment: Experiment, { points, measures }: Drawn): string {
  const rows = [...points.values()].flatMap(({ at, lanes, settings }) =>
    Object.entries(lanes).flatMap(([lane, values]) =>
      measures.flatMap(({ id, unit }) => {
        const value = values[id];
        if (value === undefined || value === null) return [];
        const { seeds, mean, minimum, maximum, deviation, interval } = value;
        return [
          {
            ...Object.fromEntries(place(experiment, at)),
            lane,
            measure: id,
            unit,
            mean,
            minimum,
            maximum,
            standard_deviation: deviation,
            ...(interval === undefined ? {} : { interval_95: interval }),
            seeds,
            first_seed: settings.first_seed,
            ...settings.choices,
            ...settings.set,
          },
        ];
      }),
    ),
  );
  return csv(rows);
}

/** Everything that the figure shows; times are simulated device time. */
export function valuesJson(
  experiment: Experiment,
  { origin, settings, points, measures, verdicts }: Drawn,
): string {
  const { id, title, source, caption, differs, reported } = experiment;
  const rows = [...points.values()].map(({ at, lanes, settings: own, point }) => ({
    point,
    at: Object.fromEntries(place(experiment, at)),
    settings: own,
    lanes,
  }));
  const computed = origin === "advance" ? "in advance" : "here";
  const times = "simulated device time";
  return `${JSON.stringify({ id, title, source, caption, differs, times, computed, settings, measures, points: rows, shape: verdicts, reported }, null, 2)}\n`;
}
