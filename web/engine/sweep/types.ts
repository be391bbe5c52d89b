/** An experiment's file and what comes back from it, as plain data. The engine's `sweep::experiment` documents both. */
import type { Measure, PointSummary, Verdict } from "../pkg/types/lab.ts";

export type { Measure as MeasureSpec, PointSummary, Verdict } from "../pkg/types/lab.ts";
export type AxisValue = number | { label?: string; value?: number; set?: Record<string, unknown> };

export interface Axis {
  id: string;
  label?: string;
  unit?: string;
  /** The scene's field that numbers among the values are set to. */
  sets?: string;
  /** Whether its values are numbers of the run's query sets, at whose ends each measure is taken. */
  query_sets?: true;
  values: AxisValue[];
}

export interface Choice extends Axis {
  initial?: string | number;
}

export type LaneSets = { id: string; label?: string; set: Record<string, unknown> };
export type Place = Record<string, string | number>;

export interface Plot {
  id: string;
  title: string;
  measure: string;
  /** Further measures of the same unit: all of them are spread out by `measure`, as lanes are by `lane`. */
  beside?: string[];
  /**
   * `matrix`: a table, with a row for each value of `x`. `table`: one with a row of it for each series, and what the paper
   * reports beside each value; panels are columns. `forms`: write amplification of uniform writes by spare area, on the
   * lines that closed forms give; series are the choices of victims.
   */
  mark: "line" | "bar" | "matrix" | "table" | "forms";
  x: string;
  series: string[];
  /** Axis or `lane` that is drawn as small multiples with one common height scale. */
  panels?: string;
  where?: Record<string, (string | number)[]>;
  reference?: number;
  scale?: "log";
  /** Axis of which a slider, or a switch where it has no order, picks one value; `where` has the first one. */
  slide?: string;
  /** What each value that is picked so is, by its label. */
  told?: Record<string, string>;
  /** What all columns of a `table` are about. */
  head?: string;
  /**
   * Where the paper has run times: the measures of which run time as in PostgreSQL is computed, a lane's device time and the
   * part of it that is writes, both in microseconds.
   */
  times?: [device: string, written: string];
}

/** What a paper reports, at a place of a plot: axes that are not named are all meant. */
export interface Reported {
  plot: string;
  at: Place;
  value?: number;
  low?: number;
  high?: number;
  /** Of several places the value is that of the highest: "up to". */
  greatest?: true;
  /** The share of the write time that is waited for was fitted to it; the paper's other run times are predicted. */
  fitted?: true;
  text?: string;
  /** Where the paper says so: section, table or figure; "read off the plot" where no text gives the number. */
  place: string;
}

/** A possible answer, and why it is right or wrong. */
export interface AskedOption {
  text: string;
  right?: true;
  because: string;
}

export interface Experiment {
  id: string;
  group: string;
  /** Id of the lab whose scenes are run; absent for the first one. */
  lab?: string;
  title: string;
  own?: true;
  source: string;
  caption: string;
  differs: string;
  /** What the runs are composed of, where the caption cannot hold it. */
  composition?: { term: string; text: string }[];
  /** Asked before the plots are shown; exactly one of its options is right. */
  question?: { text: string; options: AskedOption[] };
  scene: { workload?: { kind?: string } } & Record<string, unknown>;
  choices?: Choice[];
  /** Paths of the scene's fields that a reader may change. */
  parameters?: string[];
  intervals?: true;
  axes: Axis[];
  lanes: LaneSets[];
  seeds?: number;
  plots: Plot[];
  reported: Reported[];
  shape: { text: string }[];
}

export interface SweepSettings {
  seeds: number;
  /** As text: JavaScript's numbers end at 2^53. */
  first_seed: string;
  /** Label of the value picked, by the choice's id. */
  choices: Record<string, string>;
  /** Fields of the scene that replace the experiment's. Text where it is no number: the engine says what is wrong. */
  set: Record<string, number | string>;
}

/** Means over the seeds, of all points or of those that are there so far. */
export interface Results {
  settings: SweepSettings;
  measures: Measure[];
  points: PointSummary[];
  verdicts: Verdict[];
}

export const meanOf = (
  results: Pick<Results, "points"> | null,
  point: number,
  lane: string,
  measure: string,
): number | undefined => results?.points.find((each) => each.point === point)?.lanes[lane]?.[measure]?.mean;

export const labelOf = (value: AxisValue): string =>
  typeof value === "number" ? String(value) : (value.label ?? String(value.value));

export const numberOf = (value: AxisValue): number | undefined =>
  typeof value === "number" ? value : value.value;

/** Place of a value on an axis, by its label or its number; -1 if it is not there. */
export const indexOf = (axis: Axis, given: string | number): number =>
  axis.values.findIndex((value) =>
    typeof given === "string" ? labelOf(value) === given : numberOf(value) === given,
  );

/** Lanes stand beside the axes under this name. */
export const LANE = "lane";
/** So do the measures of a plot. */
export const MEASURE = "measure";

/** Measures that a plot shows. */
export const shownMeasures = ({ measure, beside = [] }: Pick<Plot, "measure" | "beside">): string[] => [
  measure,
  ...beside,
];

/** Measures that the experiment's plots show or are computed of, each once. */
export const plottedMeasures = (experiment: Experiment): string[] => [
  ...new Set(experiment.plots.flatMap((plot) => [...shownMeasures(plot), ...(plot.times ?? [])])),
];

export function initialSettings({ seeds = 1, choices = [] }: Experiment): SweepSettings {
  const picked = choices.map(({ id, initial, values: [first = ""] }) => [
    id,
    initial === undefined ? labelOf(first as AxisValue) : String(initial),
  ]);
  return { seeds, first_seed: "1", choices: Object.fromEntries(picked), set: {} };
}
