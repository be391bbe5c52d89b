/** Least squares over one parameter of a run time model. */

import { readsFurther, waitsFor } from "../../../engine/runTime.ts";
import type { Experiment } from "../../../engine/sweep/types.ts";
import { findExperiment, loadResults } from "../catalog.ts";
import type { Source } from "../plotModel.ts";
import { type Apart, partingOf, residualsOf } from "../residuals.ts";
import { advancePoints } from "../state/figure.ts";

/** Whose bars and range ends f is fitted to. */
const FITTED = "ace-8";
const HELD_OUT = ["ace-10cd", "ace-10ef", "ace-10i", "ace-11", "ace-12"] as const;
/** The ideal speedup on an emulated device, whose greatest value the text gives: that of figure 10h too. */
const EMULATED = "ace-2";
export type KeptSource = Required<Pick<Source, "experiment" | "measures" | "points">>;

export interface CalibrationData {
  fitted: KeptSource;
  heldOut: readonly KeptSource[];
  emulated: KeptSource;
}

async function kept(id: string): Promise<KeptSource> {
  const experiment: Experiment | undefined = findExperiment(id);
  const results = await loadResults(id);
  if (experiment === undefined || results === null) throw new Error(id);
  return { experiment, measures: results.measures, points: advancePoints(results) };
}

export async function loadCalibration(): Promise<CalibrationData> {
  const [fitted, emulated, ...heldOut] = await Promise.all([FITTED, EMULATED, ...HELD_OUT].map(kept));
  if (fitted === undefined || emulated === undefined) throw new Error(FITTED);
  return { fitted, heldOut, emulated };
}

/** Shares of the write time. */
const SHARES = [0, 1] as const;
/** Further device reads a miss. */
const READS = [0, 40] as const;

/** The share of the write time that fits the bars and range ends best. */
export const fitShare = ({ fitted: source }: CalibrationData): Fit | null =>
  fitted((share) => residualsOf(source, waitsFor(share)), SHARES);

/** What fits as well: every write is waited for, and each miss takes further reads. */
export const fitReads = ({ fitted: source }: CalibrationData): Fit | null =>
  fitted((reads) => residualsOf(source, readsFurther(reads)), READS);

export const compared = (sources: readonly KeptSource[], share: number) =>
  sources.map((source) => ({ source, residuals: residualsOf(source, waitsFor(share)) }));

export const predicted = ({ heldOut }: CalibrationData, share: number) => compared(heldOut, share);

export const errorCurve = ({ fitted: source }: CalibrationData, steps: number) =>
  Array.from({ length: steps + 1 }, (_, at) => at / steps).map((share) => ({
    share,
    rms: partingOf(residualsOf(source, waitsFor(share)))?.rms ?? Number.NaN,
  }));

/**
 * What parts from the paper whatever the share: by policy the mean of its bars, model minus paper in points; the emulated
 * device's greatest speedup, and the share that would give it.
 */
export function unexplained({ fitted: source, emulated }: CalibrationData, share: number) {
  const bars = residualsOf(source, waitsFor(share));
  const named = [
    ...new Set(bars.flatMap(({ entry }) => (entry.at.policy === undefined ? [] : [entry.at.policy]))),
  ];
  const policies = named.map((policy) => {
    const own = bars.filter(({ entry }) => entry.at.policy === policy);
    return { policy: String(policy), apart: own.reduce((sum, { apart }) => sum + apart, 0) / own.length };
  });
  const at = (tried: number) => residualsOf(emulated, waitsFor(tried))[0];
  const own = at(share);
  const needed = rootOf((tried) => at(tried)?.apart ?? 0, SHARES);
  return { emulated: own ? { paper: own.paper, model: own.model, share: needed } : null, policies };
}

type ResidualsAt = (parameter: number) => readonly Apart[];
type Range = readonly [low: number, high: number];

export interface Fit {
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
const SLOPE_STEP = 1e-5;

const rmsAt = (residualsAt: ResidualsAt, parameter: number) =>
  partingOf(residualsAt(parameter))?.rms ?? Number.POSITIVE_INFINITY;

/** The best parameter of a range; null without any value to fit to. */
export function fitted(residualsAt: ResidualsAt, [low, high]: Range): Fit | null {
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
export function rootOf(value: (parameter: number) => number, [low, high]: Range): number | null {
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
