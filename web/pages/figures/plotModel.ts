import { type TimeModel, timedValue, WRITE_WAIT, waitsFor } from "../../engine/runTime.ts";
import {
  type Axis,
  type Experiment,
  indexOf,
  LANE,
  labelOf,
  MEASURE,
  type MeasureSpec,
  numberOf,
  type Place,
  type Plot,
  type Reported,
  shownMeasures,
} from "../../engine/sweep/types.ts";
import type { SimulatedPoint } from "../../figures/alpha/ClosedForms.tsx";
import { FORMS } from "../../figures/alpha/closedForms.ts";
import type { Palette } from "../../figures/chart/look.ts";
import {
  type PlotModel,
  type PlotPanel,
  type PlotPoint,
  type PlotReported,
  type PlotSeries,
  spanOf,
} from "../../figures/plot/model.ts";
import { figuresText } from "../../text/figuresPage.ts";
import { formatDigits } from "../../text/numbers.ts";
import { plotText } from "../../text/plot.ts";
import { engineText, text } from "../../text/text.ts";
import type { DrawnPoint } from "./state/figure.ts";

/** An axis, or lanes or measures as one: what a plot can spread out. */
interface Dimension {
  id: string;
  label: string;
  unit: string;
  labels: string[];
  shown: number[];
  /** Whether its values are numbers, and so have an order. */
  ordered: boolean;
  find: (given: string | number) => number;
}

type Specs = readonly MeasureSpec[];

function dimensions({ axes, lanes }: Experiment, plot: Plot, specs: Specs = []): Dimension[] {
  const { where = {} } = plot;
  const shown = ({ id, labels, find }: Pick<Dimension, "id" | "labels" | "find">) =>
    where[id]?.map(find) ?? labels.map((_, at) => at);
  const ofAxis = (axis: Axis): Dimension => {
    const { id, label = id, unit = "", values } = axis;
    const own = { id, labels: values.map(labelOf), find: (given: string | number) => indexOf(axis, given) };
    const ordered = values.every((value) => numberOf(value) !== undefined);
    return { ...own, label, unit, shown: shown(own), ordered };
  };
  const ofLanes = {
    ...{ id: LANE, labels: lanes.map(({ id, label }) => label ?? id) },
    find: (given: string | number) => lanes.findIndex(({ id }) => id === given),
  };
  const lane = { ...ofLanes, label: figuresText().lane, unit: "", shown: shown(ofLanes), ordered: false };
  const ids = shownMeasures(plot);
  const ofMeasures = {
    ...{
      id: MEASURE,
      labels: ids.map((id) => engineText(specs.find((spec) => spec.id === id)?.label ?? id)),
    },
    find: (given: string | number) => ids.indexOf(String(given)),
  };
  const measure = { ...ofMeasures, label: "", unit: "", shown: shown(ofMeasures), ordered: false };
  return [...axes.map(ofAxis), lane, measure];
}

export const slidTo = (plot: Plot, label: string): Plot =>
  plot.slide === undefined ? plot : { ...plot, where: { ...plot.where, [plot.slide]: [label] } };

/** A plot as it is drawn; what slides keeps the scale of all that it can show. */
export function plotModel(source: Source, plot: Plot): PlotModel {
  const slide = source.experiment.axes.find(({ id }) => id === plot.slide)?.values ?? [];
  const all = slide.flatMap((value) => modelOf(source, slidTo(plot, labelOf(value))).panels);
  const points = all.flatMap(({ series }) => series.flatMap((one) => one.points));
  const room = points.flatMap(({ value }) => spanOf(value));
  return { ...modelOf(source, plot), ...(room.length > 0 && { room }) };
}

type Fixed = ReadonlyMap<string, number>;

const combined = (over: readonly Dimension[]): Fixed[] =>
  over.reduce<Map<string, number>[]>(
    (all, { id, shown }) => all.flatMap((fixed) => shown.map((at) => new Map([...fixed, [id, at]]))),
    [new Map()],
  );

const named = (over: readonly Dimension[], fixed: Fixed) =>
  over
    .map(({ id, label, unit, labels, ordered }) => {
      const own = labels[fixed.get(id) ?? 0] ?? "";
      return ordered ? `${label} = ${unit === "%" ? text().numbers.percent(own) : own}` : own;
    })
    .join(", ");

/** Id of the measure at a place of a plot. */
const measureAt = (plot: Plot, fixed: Fixed) => shownMeasures(plot)[fixed.get(MEASURE) ?? 0] ?? plot.measure;

/** Number of a point in the grid: the first axis varies slowest. */
const pointNumber = ({ axes }: Experiment, fixed: Fixed) =>
  axes.reduce((point, { id, values }) => point * values.length + (fixed.get(id) ?? 0), 0);

function lookOf(over: readonly Dimension[], fixed: Fixed, index: number): { palette: Palette; look: number } {
  const [one] = over.length === 1 ? over : [];
  if (one === undefined) return { palette: "series", look: index };
  if (one.id === LANE) return { palette: LANE, look: fixed.get(LANE) ?? 0 };
  // A line that another plot leaves out leaves the others as they are.
  return one.ordered ? { palette: "ramp", look: index } : { palette: "series", look: fixed.get(one.id) ?? 0 };
}

export interface Source {
  experiment: Experiment;
  measures: readonly MeasureSpec[];
  points: ReadonlyMap<number, DrawnPoint>;
  opens?: boolean;
  /** The run time that plots show beside device time, where the paper has run times, and its name. */
  runTime?: { model: TimeModel; label: string };
}

/** What figures show: the share of the write time that is waited for is the same in all of them. */
const fittedRunTime = () => ({
  model: waitsFor(WRITE_WAIT),
  label: plotText().postgresqlLike(formatDigits(WRITE_WAIT, 1)),
});

function modelOf(source: Source, plot: Plot): PlotModel {
  const { experiment, measures, points, opens = true, runTime = fittedRunTime() } = source;
  const all = dimensions(experiment, plot, measures);
  const pick = (ids: readonly string[]) =>
    ids.flatMap((id) => all.filter((dimension) => dimension.id === id));
  const [x] = pick([plot.x]);
  const over = pick(plot.series);
  const across = pick(plot.panels === undefined ? [] : [plot.panels]);
  const rest = all.filter((dimension) => ![x, ...over, ...across].includes(dimension));
  const fixed = combined(rest.map((dimension) => ({ ...dimension, shown: dimension.shown.slice(0, 1) })))[0];
  const measure = measures.find(({ id }) => id === plot.measure);
  const axis = experiment.axes.find(({ id }) => id === plot.x);
  const numbers = axis?.values.map((value, at) => numberOf(value) ?? at) ?? [];
  const scale = plot.mark === "bar" || x?.ordered !== true ? "band" : (plot.scale ?? "linear");
  const lines = combined(over);

  const pointOf = (place: Fixed, index: number): PlotPoint[] => {
    const point = pointNumber(experiment, place);
    const drawn = points.get(point);
    const lane = experiment.lanes[place.get(LANE) ?? 0]?.id ?? "";
    const value = drawn?.lanes[lane]?.[measureAt(plot, place)];
    if (drawn === undefined || value === undefined || value === null) return [];
    const run = timedValue(plot, drawn, [experiment.lanes[0]?.id ?? "", lane], runTime.model);
    return [{ x: index, point, value, run, stale: !drawn.fresh, seed: drawn.settings.first_seed }];
  };
  const seriesOf = (panel: Fixed): PlotSeries[] =>
    lines.map((line, index) => ({
      id: [...line.values()].join("-"),
      label: named(over, line),
      ...lookOf(over, line, index),
      points: (x?.shown ?? []).flatMap((at, place) =>
        pointOf(new Map([...(fixed ?? []), ...panel, ...line, [plot.x, at]]), place),
      ),
    }));
  /** The reported value as a panel shows it; nothing where it belongs elsewhere, or has no number. */
  const reportedIn = (panel: Fixed, entry: Reported): PlotReported[] => {
    const { value, low = value, high = value } = entry;
    const at = placed(all, entry.at);
    const agrees = (fixed: Fixed) => [...fixed].every(([id, index]) => (at.get(id) ?? index) === index);
    if (low === undefined || high === undefined || !agrees(panel)) return [];
    const matching = lines.flatMap((line, index) => (agrees(line) ? [index] : []));
    const given = at.get(plot.x);
    const place = given === undefined ? null : (x?.shown ?? []).indexOf(given);
    if (place === -1 || matching.length === 0) return [];
    return [{ x: place, series: matching.length === 1 ? (matching[0] ?? null) : null, low, high }];
  };
  const reported = experiment.reported.filter((entry) => entry.plot === plot.id);
  const panels: PlotPanel[] = combined(across).map((panel) => ({
    id: named(across, panel),
    label: named(across, panel),
    series: seriesOf(panel),
    reported: reported.flatMap((entry) => reportedIn(panel, entry)),
  }));
  // Where run times are shown too a measure is no longer one of device time.
  const both: Readonly<Record<string, string>> = plot.times ? figuresText().ofBothTimes : {};
  return {
    id: `${experiment.id}-${plot.id}`,
    title: plot.title,
    measure: plot.beside ? plot.title : (both[plot.measure] ?? engineText(measure?.label ?? plot.measure)),
    runTime: plot.times === undefined ? null : runTime.label,
    unit: measure?.unit ?? "",
    mark: plot.mark,
    ...(plot.head !== undefined && { head: plot.head }),
    x: {
      label: x?.label ?? "",
      unit: x?.unit ?? "",
      scale,
      values: (x?.shown ?? []).map((at) => ({ label: x?.labels[at] ?? "", value: numbers[at] ?? at })),
    },
    reference: plot.reference ?? null,
    opens,
    panels,
  };
}

const placed = (all: readonly Dimension[], at: Place): Map<string, number> =>
  new Map(Object.entries(at).map(([id, given]) => [id, all.find((one) => one.id === id)?.find(given) ?? -1]));

/** The points of a plot of `forms`: series are named as the forms are. */
export const simulatedPoints = ({ panels, x }: PlotModel): SimulatedPoint[] =>
  panels.flatMap(({ series }) =>
    series.flatMap(({ label, points }) => {
      const gc = FORMS.find((form) => form === label.toLowerCase());
      if (gc === undefined) return [];
      return points.map((point) => ({ gc, spare: x.values[point.x]?.value ?? 0, wa: point.value.mean }));
    }),
  );

export type Points = Pick<Source, "experiment" | "points">;

/** Where a reported value belongs: of a range, or of a value that is not only of one place, all of them. */
export function placesOf({ experiment, points }: Points, entry: Reported) {
  const plot = experiment.plots.find(({ id }) => id === entry.plot);
  if (plot === undefined) return [];
  const all = dimensions(experiment, plot);
  const at = placed(all, entry.at);
  const here = all.map((dimension) => ({
    ...dimension,
    shown: dimension.shown.filter((one) => one === (at.get(dimension.id) ?? one)),
  }));
  return combined(here).flatMap((place) => {
    const lane = experiment.lanes[place.get(LANE) ?? 0]?.id ?? "";
    const point = points.get(pointNumber(experiment, place));
    return point === undefined ? [] : [{ plot, point, lane, measure: measureAt(plot, place) }];
  });
}

/** Means at the places that a reported value is about: what the model says there. */
export const valuesAt = (source: Source, entry: Reported): number[] =>
  placesOf(source, entry).flatMap(({ point, lane, measure }) => {
    const value = point.lanes[lane]?.[measure];
    return value ? [value.mean] : [];
  });
