/** The experiments that the page is computed of, with the times that were kept of them. */
import type { Experiment } from "../../../engine/sweep/types.ts";
import { findExperiment, loadResults } from "../catalog.ts";
import type { Source } from "../plotModel.ts";
import { advancePoints } from "../state/figure.ts";

/** Whose bars and range ends f is fitted to. */
export const FITTED = "ace-8";
/** Predicted figures, in the paper's order. */
export const HELD_OUT = ["ace-10cd", "ace-10ef", "ace-10i", "ace-11", "ace-12"] as const;
/** The ideal speedup on an emulated device, whose greatest value the text gives: that of figure 10h too. */
export const EMULATED = "ace-2";

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

/** All of them; nothing is run. */
export async function loadCalibration(): Promise<CalibrationData> {
  const [fitted, emulated, ...heldOut] = await Promise.all([FITTED, EMULATED, ...HELD_OUT].map(kept));
  if (fitted === undefined || emulated === undefined) throw new Error(FITTED);
  return { fitted, heldOut, emulated };
}
