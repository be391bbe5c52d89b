/** A point in words: for tooltips, and as its name. */

import { plotText } from "../../text/plot.ts";
import { formatNumber, formatValue, placeWords, valueWords, withUnit } from "./format.ts";
import { type PlotModel, type PlotReported, pointAt, type Spot } from "./model.ts";
import type { Telling } from "./Tooltip.tsx";

const reportedHere = ({ panels }: PlotModel, { panel, series, x }: Spot): PlotReported | undefined =>
  panels[panel]?.reported.find(
    (reported) =>
      (reported.x === null || reported.x === x) && (reported.series === null || reported.series === series),
  );

function paperWords(reported: PlotReported | undefined, unit: string): string {
  if (reported === undefined) return "";
  const [low, high] = [formatNumber(reported.low, unit), formatNumber(reported.high, unit)];
  const plot = plotText();
  return plot.paper(withUnit(low === high ? low : plot.range(low, high), unit));
}

const runWords = ({ runTime, unit }: PlotModel, run: number) =>
  plotText().ofRunTime(runTime ?? "", formatValue(run, unit));

/** Null where there is no point. */
export function telling(model: PlotModel, spot: Spot): Telling | null {
  const point = pointAt(model, spot);
  const panel = model.panels[spot.panel];
  const series = panel?.series[spot.series];
  if (point === undefined || panel === undefined || series === undefined) return null;
  const place = placeWords(model, spot.x);
  const plot = plotText();
  const stale = point.stale ? `, ${plot.stale}` : "";
  return {
    place: panel.label === "" ? place : `${panel.label}, ${place}`,
    series,
    value: `${valueWords(point.value, model.unit)}${stale}`,
    run: point.run == null || model.runTime == null ? "" : runWords(model, point.run),
    paper: paperWords(reportedHere(model, spot), model.unit),
    hint: model.opens ? plot.hint(point.seed) : "",
  };
}

export function spotWords(model: PlotModel, spot: Spot): string {
  const told = telling(model, spot);
  if (told === null) return "";
  const { place, series, value, run, paper } = told;
  return [`${series.label}, ${place}: ${value}`, run, paper].filter(Boolean).join("; ");
}
