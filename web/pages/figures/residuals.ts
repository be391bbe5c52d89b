/** How far a run time that the model gives lies from what the paper measured: one place for every figure that has run times. */

import { type TimeModel, timedValue } from "../../engine/runTime.ts";
import type { Reported } from "../../engine/sweep/types.ts";
import { type Points, placesOf } from "./plotModel.ts";

/** The end of a range that is compared; a value has none. */
type End = "low" | "high" | null;

export interface Residual {
  entry: Reported;
  end: End;
  paper: number;
  model: number;
  /** Model minus paper: in points where the plot is in percent, else in percent of the paper's value. */
  apart: number;
}

const compared = ({ low, high, value, greatest }: Reported, values: readonly number[]) => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (low !== undefined && high !== undefined)
    return [
      { end: "low" as const, paper: low, model: least },
      { end: "high" as const, paper: high, model: most },
    ];
  if (value === undefined) return [];
  // Of a value that holds at several places the one that parts most from it.
  const furthest = most - value > value - least ? most : least;
  return [{ end: null, paper: value, model: greatest ? most : furthest }];
};

/** Every run time that the paper reports in numbers, a range by its two ends, where the model has a value. */
export function residualsOf(source: Points, model: TimeModel): Residual[] {
  const { experiment } = source;
  const first = experiment.lanes[0]?.id ?? "";
  return experiment.reported.flatMap((entry) => {
    const plot = experiment.plots.find(({ id }) => id === entry.plot);
    const values = placesOf(source, entry).flatMap((place) => {
      const value = timedValue(place.plot, place.point, [first, place.lane], model);
      return value === null ? [] : [value];
    });
    if (values.length === 0) return [];
    return compared(entry, values).map((ends) => {
      const { paper, model: own } = ends;
      const inPoints = plot?.measure.endsWith("_percent") === true;
      return { entry, ...ends, apart: inPoints ? own - paper : 100 * (own / paper - 1) };
    });
  });
}

export type Apart = Pick<Residual, "apart">;

/** Root mean square and the largest, in their unit; null without any. */
export function partingOf(residuals: readonly Apart[]) {
  if (residuals.length === 0) return null;
  const aparts = residuals.map(({ apart }) => apart);
  const squares = aparts.reduce((sum, apart) => sum + apart * apart, 0);
  return { rms: Math.sqrt(squares / aparts.length), largest: Math.max(...aparts.map(Math.abs)) };
}
