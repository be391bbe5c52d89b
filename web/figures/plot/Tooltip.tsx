/** A point in words: beside the pointer, and as its name. */
import { plotText } from "../../text/plot.ts";
import { formatNumber, formatValue, placeWords, valueWords, withUnit } from "./format.ts";
import { lookOf, markerPath } from "./look.ts";
import { type PlotModel, pointAt, type Spot } from "./model.ts";

/** What a paper reports at a spot; empty where it says nothing. */
function paperWords({ panels, unit }: PlotModel, { panel, series, x }: Spot): string {
  const here = (of: number | null, at: number) => of === null || of === at;
  const found = panels[panel]?.reported.find((one) => here(one.x, x) && here(one.series, series));
  if (found === undefined) return "";
  const [low, high] = [formatNumber(found.low, unit), formatNumber(found.high, unit)];
  const plot = plotText();
  return plot.paper(withUnit(low === high ? low : plot.range(low, high), unit));
}

/** A point in words, each empty where there is nothing to say; null where there is no point. */
export function telling(model: PlotModel, spot: Spot) {
  const point = pointAt(model, spot);
  const panel = model.panels[spot.panel];
  const series = panel?.series[spot.series];
  if (point === undefined || panel === undefined || series === undefined) return null;
  const { runTime, unit, opens } = model;
  const plot = plotText();
  const place = placeWords(model, spot.x);
  return {
    /** Where the point is, such as "MS, Reads 50%". */
    place: panel.label === "" ? place : `${panel.label}, ${place}`,
    series,
    value: `${valueWords(point.value, unit)}${point.stale ? `, ${plot.stale}` : ""}`,
    run: point.run == null || runTime == null ? "" : plot.ofRunTime(runTime, formatValue(point.run, unit)),
    paper: paperWords(model, spot),
    hint: opens ? plot.hint(point.seed) : "",
  };
}

export function spotWords(model: PlotModel, spot: Spot): string {
  const told = telling(model, spot);
  if (told === null) return "";
  const { place, series, value, run, paper } = told;
  return [`${series.label}, ${place}: ${value}`, run, paper].filter(Boolean).join("; ");
}

interface TooltipProps {
  telling: NonNullable<ReturnType<typeof telling>>;
  x: number;
  y: number;
  width: number;
  /** Where there is no pointer to click with: a button that opens the run. */
  onOpen: (() => void) | null;
}

const WIDTH = 224;

export function Tooltip({ telling, x, y, width, onOpen }: TooltipProps) {
  const { place, series, value, run, paper, hint } = telling;
  const left = Math.max(0, Math.min(x - WIDTH / 2, width - WIDTH));
  const below = y < 120;
  const { marker, fill } = lookOf(series);
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
          <path d={markerPath(marker, 42)} className={fill} />
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
