/** A point in words: beside the pointer, and as its name. */
import { plotText } from "../../text/plot.ts";
import { formatNumber, formatValue, placeWords, valueWords, withUnit } from "./format.ts";
import { lookOf, markerPath } from "./look.ts";
import { type PlotModel, type PlotReported, type PlotSeries, pointAt, type Spot } from "./model.ts";

export interface Telling {
  /** Where the point is, such as "MS, Reads 50%". */
  place: string;
  series: PlotSeries;
  value: string;
  /** The same of the run time; empty in a plot without. */
  run: string;
  /** What the paper reports here; empty where it says nothing. */
  paper: string;
  /** How to get to the run; empty where there is none to see. */
  hint: string;
}

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

interface TooltipProps {
  telling: Telling;
  x: number;
  y: number;
  width: number;
  /** Where there is no pointer to click with: a button that opens the run. */
  onOpen: (() => void) | null;
}

const WIDTH = 224;

/** Describes the point under the pointer; the same words are the point's accessible name. */
export function Tooltip({ telling, x, y, width, onOpen }: TooltipProps) {
  const { place, series, value, run, paper, hint } = telling;
  const left = Math.max(0, Math.min(x - WIDTH / 2, width - WIDTH));
  const below = y < 120;
  return (
    <div
      className={`absolute z-10 grid gap-0.5 rounded-md border border-line-strong bg-surface px-3 py-2 text-sm shadow-lg ${onOpen === null ? "pointer-events-none" : ""}`}
      style={{
        left,
        width: WIDTH,
        top: below ? y + 14 : y - 14,
        transform: below ? "" : "translateY(-100%)",
      }}
      data-testid="tooltip"
      aria-hidden={onOpen === null}
    >
      <span className="text-ink-muted">{place}</span>
      <span className="flex items-center gap-1.5 font-medium">
        <svg width="12" height="12" viewBox="-6 -6 12 12" aria-hidden="true">
          <path d={markerPath(lookOf(series).marker, 42)} className={lookOf(series).fill} />
        </svg>
        {series.label}
      </span>
      <span>{value}</span>
      {run !== "" && <span>{run}</span>}
      {paper !== "" && <span>{paper}</span>}
      {onOpen === null ? (
        hint !== "" && <span className="text-ink-muted text-xs">{hint}</span>
      ) : (
        <button
          type="button"
          className="mt-1 min-h-11 rounded-md border border-line bg-surface-raised px-2"
          onClick={onOpen}
        >
          {plotText().openRun}
        </button>
      )}
    </div>
  );
}
