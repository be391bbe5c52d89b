/** Scales, places of panels, ticks and the legend of a plot. */
import { extent } from "d3-array";
import { scaleBand, scaleLinear, scaleLog } from "d3-scale";
import { formatUpTo } from "../../text/numbers.ts";
import type { Edges } from "../anchor.ts";
import { formatNumber, withUnit } from "./format.ts";
import { type PlotModel, spanOf } from "./model.ts";

/** Width of a letter at 13 px, on the generous side. */
const LETTER = 7.1;
const LEGEND_ROW = 22;
const LEGEND_MARK = 30;
const TITLE = 22;
const HEAD = 22;
const FOOT = 38;
const BETWEEN_PANELS = 18;
const NARROWEST_PANEL = 190;
const NAMES_AT_MOST = 0.3;

export const wordWidth = (text: string): number => text.length * LETTER;

export interface PanelLayout extends Edges {
  /** Whether numbers stand at the height axis: in the first column. */
  numbered: boolean;
  x: (index: number) => number;
  y: (value: number) => number;
  /** Width of a place on a band axis; 0 for others. */
  band: number;
}

/** All heights that the plot must hold. Bars begin at 0, lines at the level line if there is one. */
function heights({ panels, reference, mark, room = [] }: PlotModel): number[] {
  const drawn = panels.flatMap(({ series, reported }) => [
    ...series.flatMap(({ points }) =>
      points.flatMap(({ value, run }) => [...spanOf(value), ...(run == null ? [] : [run])]),
    ),
    ...reported.flatMap(({ low, high }) => [low, high]),
  ]);
  const ground = mark === "bar" || reference === null ? [0] : [];
  return [...drawn, ...room, ...ground, ...(reference === null ? [] : [reference])];
}

function legendItems(entries: readonly { label: string }[], width: number) {
  let [x, y] = [0, 0];
  const items = entries.map(({ label }) => {
    const needed = LEGEND_MARK + wordWidth(label) + 16;
    if (x > 0 && x + needed > width) [x, y] = [0, y + LEGEND_ROW];
    const item = { label, x, y: y + LEGEND_ROW / 2 };
    x += needed;
    return item;
  });
  return { items, height: items.length === 0 ? 0 : y + LEGEND_ROW };
}

/** Relative places from 0 to 1, and the part of the axis that one place has. */
function places({ x: { scale, values } }: PlotModel): { at: number[]; step: number } {
  const indices = values.map((_, at) => at);
  if (scale === "band" || values.length < 2) {
    const band = scaleBand(indices, [0, 1]).padding(0.12);
    return { at: indices.map((at) => (band(at) ?? 0) + band.bandwidth() / 2), step: band.bandwidth() };
  }
  const domain = extent(values, ({ value }) => value) as [number, number];
  // A little air, so that the first and the last mark do not stand on the edge.
  const make = scale === "log" ? scaleLog(domain, [0.04, 0.96]) : scaleLinear(domain, [0.04, 0.96]);
  return { at: values.map(({ value }) => make(value)), step: 0 };
}

/** Places from the left whose labels do not touch. */
function ticks(labels: readonly string[], middles: readonly number[]): number[] {
  for (let every = 1; every <= labels.length; every += 1) {
    const kept = labels.map((_, at) => at).filter((at) => at % every === 0);
    let end = Number.NEGATIVE_INFINITY;
    const apart = kept.every((at) => {
      const [half, middle] = [wordWidth(labels[at] ?? "") / 2, middles[at] ?? 0];
      const free = middle - half > end + 4;
      end = middle + half;
      return free;
    });
    if (apart) return kept;
  }
  return [];
}

export type PlotLayout = ReturnType<typeof plotLayout>;

export function plotLayout(model: PlotModel, entries: readonly { label: string }[], width: number) {
  const { panels, x } = model;
  const labels = x.values.map(({ label }) => label);
  const { at, step } = places(model);
  const plotHeight = panels.length > 1 ? 170 : 240;
  const [low, high] = extent(heights(model)) as [number, number];
  /** Height within a panel; 0 is its top. */
  const y = scaleLinear([low, high > low ? high : low + 1], [plotHeight, 0]).nice(5);
  const yTicks = y.ticks(5);
  const widest = (words: readonly string[]) => Math.max(0, ...words.map(wordWidth));
  const numbers = widest(yTicks.map((tick) => tickLabel(model, tick))) + 8;
  const lines = panels[0]?.series ?? [];
  const names = widest(lines.map(({ label }) => label)) + 14;
  /** Names stand at the ends of the lines. */
  const named =
    panels.length === 1 && model.mark === "line" && lines.length > 1 && names <= width * NAMES_AT_MOST;

  // Every label of a band has its place; numbers may be left out.
  const place = x.scale === "band" ? widest(labels) + 10 : 0;
  const narrowest = Math.max(NARROWEST_PANEL, (place * labels.length) / 0.97);
  const room = width - numbers - (named ? names : 4);
  const fitting = Math.floor((room + BETWEEN_PANELS) / (narrowest + BETWEEN_PANELS));
  const rows = Math.ceil(panels.length / Math.max(1, Math.min(fitting, panels.length)));
  const columns = Math.ceil(panels.length / rows);
  const across = Math.max(80, (room - (columns - 1) * BETWEEN_PANELS) / columns);

  const legend = legendItems(entries, width);
  const top = legend.height + TITLE;
  const head = panels.some(({ label }) => label !== "") ? HEAD : 6;
  const rowHeight = head + plotHeight + FOOT;
  const placed = panels.map((_, index): PanelLayout => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const left = numbers + column * (across + BETWEEN_PANELS);
    const panelTop = top + row * rowHeight + head;
    return {
      ...{ left, right: left + across, top: panelTop, bottom: panelTop + plotHeight },
      numbered: column === 0,
      x: (place) => left + (at[place] ?? 0) * across,
      y: (value) => panelTop + y(value),
      band: step * across,
    };
  });
  const xTicks = ticks(
    labels,
    at.map((place) => place * across),
  );
  return {
    ...{ width, height: top + rows * rowHeight, panels: placed, y, yTicks, xTicks, named },
    legend: legend.items,
    /** Baseline of the words above the height axis. */
    titleY: top - 8,
  };
}

/** A number at the height axis, with as many digits as its neighbours need. */
export function tickLabel({ unit }: PlotModel, tick: number): string {
  if (unit === "x") return withUnit(formatUpTo(tick, 3), unit);
  return formatNumber(Number(tick.toPrecision(6)), "");
}

/** Middle and width of the bar of a series in a group of `count`. A group that has the axis to itself is broader. */
export function barPlace(middle: number, band: number, series: number, count: number): [number, number] {
  const width = Math.min(Math.max(30, band / 16), (band * 0.94) / count);
  return [middle + (series - (count - 1) / 2) * width, width * 0.88];
}
