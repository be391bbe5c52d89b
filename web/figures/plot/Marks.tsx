/** The marks of one panel: lines with markers, or bars; whiskers over all seeds, or over the mean's interval. */
import { polyline } from "../chart/linear.ts";
import { barPlace, type PanelLayout } from "./layout.ts";
import { type Hatch, lookOf, markerPath } from "./look.ts";
import {
  type PlotModel,
  type PlotPanel,
  type PlotPoint,
  type PlotSeries,
  type PlotValue,
  spanOf,
} from "./model.ts";

/** How pale a point of earlier settings is. */
const STALE = 0.35;
/** Area of the markers that are drawn last, and how much larger each one beneath is: where points coincide, all show. */
const MARKER = 34;
const MARKER_STEP = 24;
const LARGEST_MARKER = 90;
const WHISKER = 3;
/** Area of a marker of the run time, how much of its bar it has, and how pale the bar is behind it. */
const RUN_MARKER = 26;
const RUN_WIDTH = 0.6;
export const BEHIND_RUN = 0.3;

export interface MarksProps {
  model: PlotModel;
  panel: PanelLayout;
  data: PlotPanel;
  /** Name of a hatch's pattern in this picture. */
  pattern: (palette: string, look: number) => string;
}

interface WhiskerProps {
  x: number;
  value: PlotValue;
  panel: PanelLayout;
  className: string;
}

function Whisker({ x, value, panel, className }: WhiskerProps) {
  const [low, high] = spanOf(value).map(panel.y) as [number, number];
  // Where all seeds agree, to less than the eye sees, there is nothing to draw.
  if (Math.abs(low - high) < 1) return null;
  const d = `M${x} ${low}V${high}M${x - WHISKER} ${low}h${2 * WHISKER}M${x - WHISKER} ${high}h${2 * WHISKER}`;
  return <path d={d} className={`fill-none ${className}`} />;
}

export function Lines({ panel, data }: MarksProps) {
  // Whole lines first: where lines coincide, they show through the gaps of the others.
  const whole = (series: PlotSeries) => lookOf(series).dash === undefined;
  const order = [...data.series.filter(whole), ...data.series.filter((series) => !whole(series))];
  return order.map((series, at) => {
    const { stroke, fill, dash, marker } = lookOf(series);
    const size = Math.min(LARGEST_MARKER, MARKER + MARKER_STEP * (order.length - 1 - at));
    const stale = series.points.some((point) => point.stale);
    return (
      <g key={series.id}>
        <path
          d={polyline(series.points.map(({ x, value }) => [panel.x(x), panel.y(value.mean)]))}
          strokeDasharray={dash}
          strokeWidth={2}
          strokeLinejoin="round"
          opacity={stale ? STALE : undefined}
          className={`fill-none ${stroke}`}
        />
        <RunLine panel={panel} series={series} />
        {(series.plain === true ? [] : series.points).map(({ x, value, stale }) => (
          <g key={x} opacity={stale ? STALE : undefined}>
            <Whisker x={panel.x(x)} value={value} panel={panel} className={stroke} />
            <path
              d={markerPath(marker, order.length > 4 ? MARKER : size)}
              transform={`translate(${panel.x(x)} ${panel.y(value.mean)})`}
              className={fill}
            />
          </g>
        ))}
      </g>
    );
  });
}

/** The run time beside a line: thinner, with open markers. */
function RunLine({ series, panel }: { series: PlotSeries; panel: PanelLayout }) {
  const { stroke, dash, marker } = lookOf(series);
  const points = series.points.flatMap(({ x, run, stale }) => (run == null ? [] : [{ x, run, stale }]));
  return (
    <g opacity={points.some(({ stale }) => stale) ? STALE : undefined} data-run-time="line">
      <path
        d={polyline(points.map(({ x, run }) => [panel.x(x), panel.y(run)]))}
        strokeDasharray={dash}
        className={`fill-none ${stroke}`}
      />
      {points.map(({ x, run }) => (
        <path
          key={x}
          d={markerPath(marker, RUN_MARKER)}
          transform={`translate(${panel.x(x)} ${panel.y(run)})`}
          className={`fill-surface ${stroke}`}
        />
      ))}
    </g>
  );
}

/** Hatches of bars, so that they differ without colour. */
const LINES: Record<Exclude<Hatch, "full" | "none" | "dots">, string> = {
  rising: "M-1 1l2-2M0 6l6-6M5 7l2-2",
  falling: "M-1 5l2 2M0 0l6 6M5-1l2 2",
  level: "M0 3h6",
};

interface PatternsProps {
  series: PlotSeries[];
  name: (palette: string, look: number) => string;
}

export function Patterns({ series, name }: PatternsProps) {
  return (
    <defs>
      {series.map(({ palette, look }) => {
        const { stroke, fill, hatch } = lookOf({ palette, look });
        return (
          <pattern
            key={`${palette}-${look}`}
            id={name(palette, look)}
            width={6}
            height={6}
            patternUnits="userSpaceOnUse"
          >
            <rect width={6} height={6} className={hatch === "full" ? fill : "fill-surface"} />
            {hatch === "dots" && <circle cx={3} cy={3} r={1.3} className={fill} />}
            {hatch in LINES && (
              <path
                d={LINES[hatch as keyof typeof LINES]}
                strokeWidth={1.4}
                className={`fill-none ${stroke}`}
              />
            )}
          </pattern>
        );
      })}
    </defs>
  );
}

export function Bars({ panel, data, pattern }: MarksProps) {
  const ground = panel.y(0);
  return data.series.map((series, at) => {
    const { stroke, fill } = lookOf(series);
    return (
      <g key={series.id}>
        {series.points.map(({ x, value, run, stale }) => {
          const [middle, width] = barPlace(panel.x(x), panel.band, at, data.series.length);
          const top = panel.y(value.mean);
          return (
            <g key={x} opacity={stale ? STALE : undefined}>
              <rect
                x={middle - width / 2}
                y={Math.min(top, ground)}
                width={width}
                height={Math.abs(ground - top)}
                fill={`url(#${pattern(series.palette, series.look)})`}
                fillOpacity={run == null ? undefined : BEHIND_RUN}
                strokeWidth={1.5}
                className={stroke}
              />
              <Whisker x={middle} value={value} panel={panel} className="stroke-ink" />
              {run != null && (
                <rect
                  x={middle - (RUN_WIDTH * width) / 2}
                  y={Math.min(panel.y(run), ground)}
                  width={RUN_WIDTH * width}
                  height={Math.abs(ground - panel.y(run))}
                  strokeWidth={1.5}
                  className={`${fill} stroke-surface`}
                  data-run-time="bar"
                />
              )}
            </g>
          );
        })}
      </g>
    );
  });
}

/** Where a point stands: the value of a line's marker, the top of a bar. */
export function pointPlace(
  { model, panel, data }: Omit<MarksProps, "pattern">,
  series: number,
  point: PlotPoint,
): [x: number, y: number] {
  const middle = panel.x(point.x);
  const x = model.mark === "bar" ? barPlace(middle, panel.band, series, data.series.length)[0] : middle;
  return [x, panel.y(point.value.mean)];
}
