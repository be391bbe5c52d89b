/** Least squares over one parameter of a run time model. */
import { partingOf, type Residual } from "../residuals.ts";

/** What a model with a parameter leaves of the paper's values. */
export type ResidualsAt = (parameter: number) => readonly Pick<Residual, "apart">[];

export interface Fit {
  /** The parameter with the least root mean square error. */
  best: number;
  /** Its standard error: of one parameter, from the residuals and their slopes. */
  error: number;
  rms: number;
  largest: number;
}

/** Steps of the first search; between two of them there is one minimum at most. */
const STEPS = 200;
/** The golden section. */
const SECTION = (Math.sqrt(5) - 1) / 2;
/** So narrow is the interval that the search ends with, as a part of the range. */
const NARROWEST = 1e-9;
/** Step of the slopes, as a part of the range. */
const SLOPE_STEP = 1e-5;

const rmsAt = (residualsAt: ResidualsAt, parameter: number) =>
  partingOf(residualsAt(parameter))?.rms ?? Number.POSITIVE_INFINITY;

/** The best parameter of a range; null without any value to fit to. */
export function fitted(
  residualsAt: ResidualsAt,
  [low, high]: readonly [low: number, high: number],
): Fit | null {
  const count = residualsAt(low).length;
  if (count === 0) return null;
  const step = (high - low) / STEPS;
  const tried = Array.from({ length: STEPS + 1 }, (_, at) => low + at * step);
  const errors = tried.map((parameter) => rmsAt(residualsAt, parameter));
  const start = low + errors.indexOf(Math.min(...errors)) * step;
  let [from, to] = [Math.max(low, start - step), Math.min(high, start + step)];
  while (to - from > NARROWEST * (high - low)) {
    const [left, right] = [to - SECTION * (to - from), from + SECTION * (to - from)];
    if (rmsAt(residualsAt, left) <= rmsAt(residualsAt, right)) to = right;
    else from = left;
  }
  const best = (from + to) / 2;
  const parting = partingOf(residualsAt(best));
  if (parting === null) return null;
  return { best, error: standardError(residualsAt, best, SLOPE_STEP * (high - low)), ...parting };
}

function standardError(residualsAt: ResidualsAt, best: number, step: number): number {
  const [below, at, above] = [best - step, best, best + step].map(residualsAt);
  if (below === undefined || at === undefined || above === undefined || at.length < 2) return Number.NaN;
  const squares = at.reduce((sum, { apart }) => sum + apart * apart, 0) / (at.length - 1);
  const slopes = above.map(({ apart }, index) => (apart - (below[index]?.apart ?? apart)) / (2 * step));
  return Math.sqrt(squares / slopes.reduce((sum, slope) => sum + slope * slope, 0));
}

/** The parameter at which something that only grows, or only falls, is 0; null where it is not in the range. */
export function rootOf(
  value: (parameter: number) => number,
  [low, high]: readonly [low: number, high: number],
): number | null {
  let [from, to] = [low, high];
  const rises = value(low) < value(high);
  if (Math.sign(value(low)) === Math.sign(value(high))) return null;
  while (to - from > NARROWEST) {
    const middle = (from + to) / 2;
    if (value(middle) < 0 === rises) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}
