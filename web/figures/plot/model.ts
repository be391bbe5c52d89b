/** What a plot of an experiment shows, as plain data. Made from an experiment elsewhere; drawn here. */
import type { Palette } from "../chart/look.ts";

export interface PlotValue {
  seeds: number;
  mean: number;
  minimum: number;
  maximum: number;
  deviation: number;
  /** Half the width of the mean's 95% interval; without it the smallest and the largest value are drawn. */
  interval?: number;
}

/** What a whisker spans: the mean's 95% interval, or all values. */
export const spanOf = ({ mean, minimum, maximum, interval }: PlotValue): [low: number, high: number] =>
  interval === undefined ? [minimum, maximum] : [mean - interval, mean + interval];

export interface PlotPoint {
  /** Index of its place on the axis to the right. */
  x: number;
  /** Number of the point in the experiment's grid. */
  point: number;
  value: PlotValue;
  /** The same of the plot's run time; null where it has none. */
  run?: number | null;
  /** From earlier settings: not computed anew yet. */
  stale: boolean;
  /** First seed of the value, for opening its run. */
  seed: string;
}

export interface PlotSeries {
  id: string;
  label: string;
  palette: Palette;
  /** Number of the colour, marker and dash in the palette. */
  look: number;
  points: PlotPoint[];
}

/** What a paper reports: a value (`low` equals `high`) or a range. */
export interface PlotReported {
  /** Null where it holds for the whole axis. */
  x: number | null;
  /** Index of the series; null where it holds for all. */
  series: number | null;
  low: number;
  high: number;
}

export interface PlotPanel {
  id: string;
  /** Empty for a plot without panels. */
  label: string;
  series: PlotSeries[];
  reported: PlotReported[];
}

export interface PlotAxis {
  label: string;
  unit: string;
  /** `band`: one place a value, evenly spaced. */
  scale: "linear" | "log" | "band";
  values: { label: string; value: number }[];
}

export interface PlotModel {
  id: string;
  title: string;
  measure: string;
  unit: string;
  /** What the run time is called that each point has beside its value; null in a plot without. */
  runTime?: string | null;
  mark: "line" | "bar" | "matrix" | "table" | "forms";
  /** What all columns of a table are about. */
  head?: string;
  x: PlotAxis;
  reference: number | null;
  panels: PlotPanel[];
  /** Heights that are not drawn but have room, so that what a slider shows keeps one scale. */
  room?: number[];
  /** Whether a point is a run that a lab can show. */
  opens: boolean;
}

export type Spot = { panel: number; series: number; x: number };

export const spotKey = ({ panel, series, x }: Spot): string => `${panel}-${series}-${x}`;

export const pointAt = (model: PlotModel, { panel, series, x }: Spot): PlotPoint | undefined =>
  model.panels[panel]?.series[series]?.points.find((point) => point.x === x);

const valuesOf = ({ panels }: PlotModel) =>
  panels.flatMap(({ series }) => series.flatMap(({ points }) => points.map(({ value }) => value)));

export const hasIntervals = (model: PlotModel): boolean =>
  valuesOf(model).some(({ interval }) => interval !== undefined);

export const seedsOf = (model: PlotModel): number =>
  Math.max(0, ...valuesOf(model).map(({ seeds }) => seeds));
