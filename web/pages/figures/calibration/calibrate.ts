/** What the page says in numbers, all of it computed here from the times that were kept. */

import { readsFurther, waitsFor } from "../../../engine/runTime.ts";
import { partingOf, type Residual, residualsOf } from "../residuals.ts";
import type { CalibrationData, KeptSource } from "./data.ts";
import { type Fit, fitted, rootOf } from "./fit.ts";

/** Shares of the write time. */
const SHARES = [0, 1] as const;
/** Further device reads a miss. */
const READS = [0, 40] as const;

/** The share of the write time that fits the bars and range ends best. */
export const fitShare = ({ fitted: source }: Pick<CalibrationData, "fitted">): Fit | null =>
  fitted((share) => residualsOf(source, waitsFor(share)), SHARES);

/** What fits as well: every write is waited for, and each miss takes further reads. */
export const fitReads = ({ fitted: source }: Pick<CalibrationData, "fitted">): Fit | null =>
  fitted((reads) => residualsOf(source, readsFurther(reads)), READS);

export interface Predicted {
  source: KeptSource;
  residuals: Residual[];
}

/** The figures that nothing was fitted to. */
export const predicted = ({ heldOut }: Pick<CalibrationData, "heldOut">, share: number): Predicted[] =>
  heldOut.map((source) => ({ source, residuals: residualsOf(source, waitsFor(share)) }));

/** The error over the share, for a curve. */
export const errorCurve = (
  residualsAt: (share: number) => readonly Pick<Residual, "apart">[],
  steps: number,
): { share: number; rms: number }[] =>
  Array.from({ length: steps + 1 }, (_, at) => at / steps).map((share) => ({
    share,
    rms: partingOf(residualsAt(share))?.rms ?? Number.NaN,
  }));

export interface Unexplained {
  /** The emulated device's greatest speedup: the paper's, the model's, and the share that would give it. */
  emulated: { paper: number; model: number; share: number | null } | null;
  /** By policy the mean of its bars, model minus paper in points. */
  policies: { policy: string; apart: number }[];
}

/** What the share leaves unexplained. */
export function unexplained({ fitted: source, emulated }: CalibrationData, share: number): Unexplained {
  const bars = residualsOf(source, waitsFor(share));
  const named = [
    ...new Set(bars.flatMap(({ entry }) => (entry.at.policy === undefined ? [] : [entry.at.policy]))),
  ];
  const policies = named.map((policy) => {
    const own = bars.filter(({ entry }) => entry.at.policy === policy);
    return { policy: String(policy), apart: own.reduce((sum, { apart }) => sum + apart, 0) / own.length };
  });
  const at = (tried: number) => residualsOf(emulated, waitsFor(tried))[0];
  const [own] = [at(share)];
  const needed = rootOf((tried) => at(tried)?.apart ?? 0, SHARES);
  return { emulated: own ? { paper: own.paper, model: own.model, share: needed } : null, policies };
}
