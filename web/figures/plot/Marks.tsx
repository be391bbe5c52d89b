/** The marks of one panel: lines with markers, or bars, their whiskers, and what a paper reports. */
import { type SymbolType, symbolDiamond } from "d3-shape";
import { polyline } from "../chart/linear.ts";
import { barPlace, type PanelLayout } from "./layout.ts";
import { type Hatch, lookOf, markerPath } from "./look.ts";
import type { PlotModel, PlotPanel, PlotPoint, PlotReported, PlotSeries, PlotValue } from "./model.ts";
import { spanOf } from "./model.ts";

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

type PanelProps = { model: PlotModel; panel: PanelLayout; data: PlotPanel };

export type MarksProps = PanelProps & { pattern: (palette: string, look: number) => string };

interface MarkerProps {
  type: SymbolType;
  /** Its area in square pixels. */
  size: number;
  x: number;
  y: number;
  className: string;
}

export const Marker = ({ type, size, x, y, className }: MarkerProps) => (
  <path d={markerPath(type, size)} transform={`translate(${x} ${y})`} className={className} />
);

interface WhiskerProps {
  x: number;
  value: PlotValue;
  panel: PanelLayout;
  className: string;
}

/** Over all seeds, or over the mean's interval. */
function Whisker({ x, value, panel, className }: WhiskerProps) {
  const [low, high] = spanOf(value).map(panel.y) as [number, number];
  // Where all seeds agree, to less than the eye sees, there is nothing to draw.
  if (Math.abs(low - high) < 1) return null;
  const d = `M${x} ${low}V${high}M${x - WHISKER} ${low}h${2 * WHISKER}M${x - WHISKER} ${high}h${2 * WHISKER}`;
  return <path d={d} className={`fill-none ${className}`} />;
}

function Lines({ panel, data }: MarksProps) {
  // Whole lines first: where lines coincide, they show through the gaps of the others.
  const whole = (series: PlotSeries) => lookOf(series).dash === undefined;
  const order = [...data.series.filter(whole), ...data.series.filter((series) => !whole(series))];
  return order.map((series, at) => {
    const { stroke, fill, dash, marker } = lookOf(series);
    const size = Math.min(LARGEST_MARKER, MARKER + MARKER_STEP * (order.length - 1 - at));
    const look = { type: marker, size: order.length > 4 ? MARKER : size, className: fill };
    const stale = series.points.some((point) => point.stale);
    const points = series.points.map((point) => ({
      ...point,
      x: panel.x(point.x),
      y: panel.y(point.value.mean),
    }));
    return (
      <g key={series.id}>
        <path
          d={polyline(points.map(({ x, y }) => [x, y]))}
          {...{ strokeDasharray: dash, strokeWidth: 2, strokeLinejoin: "round" }}
          opacity={stale ? STALE : undefined}
          className={`fill-none ${stroke}`}
        />
        <RunLine panel={panel} series={series} />
        {points.map(({ x, y, value, stale }) => (
          <g key={x} opacity={stale ? STALE : undefined}>
            <Whisker x={x} value={value} panel={panel} className={stroke} />
            <Marker {...look} x={x} y={y} />
          </g>
        ))}
      </g>
    );
  });
}

function RunLine({ series, panel }: { series: PlotSeries; panel: PanelLayout }) {
  const { stroke, dash, marker } = lookOf(series);
  const points = series.points.flatMap(({ x, run, stale }) =>
    run == null ? [] : [{ x: panel.x(x), y: panel.y(run), stale }],
  );
  const d = polyline(points.map(({ x, y }) => [x, y]));
  return (
    <g opacity={points.some(({ stale }) => stale) ? STALE : undefined} data-run-time="line">
      <path d={d} strokeDasharray={dash} className={`fill-none ${stroke}`} />
      {points.map(({ x, y }) => (
        <Marker key={x} type={marker} size={RUN_MARKER} x={x} y={y} className={`fill-surface ${stroke}`} />
      ))}
    </g>
  );
}

/** Hatches of bars, so that they differ without colour. */
const LINES: Partial<Record<Hatch, string>> = {
  rising: "M-1 1l2-2M0 6l6-6M5 7l2-2",
  falling: "M-1 5l2 2M0 0l6 6M5-1l2 2",
  level: "M0 3h6",
};

export function Patterns({
  series,
  name,
}: {
  series: readonly Pick<PlotSeries, "palette" | "look">[];
  name: MarksProps["pattern"];
}) {
  return (
    <defs>
      {series.map(({ palette, look }) => {
        const { stroke, fill, hatch } = lookOf({ palette, look });
        const id = name(palette, look);
        return (
          <pattern key={id} id={id} width={6} height={6} patternUnits="userSpaceOnUse">
            <rect width={6} height={6} className={hatch === "full" ? fill : "fill-surface"} />
            {hatch === "dots" && <circle cx={3} cy={3} r={1.3} className={fill} />}
            {hatch in LINES && <path d={LINES[hatch]} strokeWidth={1.4} className={`fill-none ${stroke}`} />}
          </pattern>
        );
      })}
    </defs>
  );
}

function barOf(panel: PanelLayout, middle: number, width: number, value: number) {
  const [top, ground] = [panel.y(value), panel.y(0)];
  return { x: middle - width / 2, y: Math.min(top, ground), width, height: Math.abs(ground - top) };
}

function Bars({ panel, data, pattern }: MarksProps) {
  return data.series.map((series, at) => {
    const { stroke, fill } = lookOf(series);
    return (
      <g key={series.id}>
        {series.points.map(({ x, value, run, stale }) => {
          const [middle, width] = barPlace(panel.x(x), panel.band, at, data.series.length);
          return (
            <g key={x} opacity={stale ? STALE : undefined}>
              <rect
                {...barOf(panel, middle, width, value.mean)}
                fill={`url(#${pattern(series.palette, series.look)})`}
                fillOpacity={run == null ? undefined : BEHIND_RUN}
                strokeWidth={1.5}
                className={stroke}
              />
              <Whisker x={middle} value={value} panel={panel} className="stroke-ink" />
              {run != null && (
                <rect
                  {...barOf(panel, middle, RUN_WIDTH * width, run)}
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

export function pointPlace(
  { model, panel, data }: PanelProps,
  series: number,
  point: PlotPoint,
): [x: number, y: number] {
  const middle = panel.x(point.x);
  const x = model.mark === "bar" ? barPlace(middle, panel.band, series, data.series.length)[0] : middle;
  return [x, panel.y(point.value.mean)];
}

/** An open diamond: the paper's. */
export const DIAMOND = markerPath(symbolDiamond, 62);

/** From left to right what a paper's value or range is about. */
function widthOf({ model, panel, data }: PanelProps, { x, series }: PlotReported): [number, number] {
  if (x === null) return [panel.left, panel.right];
  const middle = panel.x(x);
  if (model.mark === "line") return [middle - 7, middle + 7];
  if (series === null) return [middle - panel.band / 2, middle + panel.band / 2];
  const [bar, width] = barPlace(middle, panel.band, series, data.series.length);
  return [bar - width / 2, bar + width / 2];
}

/** A value that belongs to one of several lines has its colour; at a bar its place says which is meant. */
const strokeOf = ({ model, data }: PanelProps, { series }: PlotReported) => {
  const own = data.series[series ?? -1];
  const alone = own === undefined || data.series.length === 1 || model.mark === "bar";
  return alone ? "stroke-ink" : lookOf(own).stroke;
};

/** What a paper reports: an open diamond for a value, a bracket or a band for a range. */
function Reported(props: PanelProps & { reported: PlotReported }) {
  const { panel, reported } = props;
  const [left, right] = widthOf(props, reported);
  const [top, bottom] = [panel.y(reported.high), panel.y(reported.low)];
  const line = `M${left} ${top}H${right}`;
  if (reported.low === reported.high && reported.x === null)
    return <path d={line} strokeDasharray="3 2" className="stroke-ink" data-paper="value" />;
  if (reported.low === reported.high) {
    const move = `translate(${(left + right) / 2} ${top})`;
    const look = `fill-surface ${strokeOf(props, reported)}`;
    return <path d={DIAMOND} transform={move} strokeWidth={1.5} className={look} data-paper="value" />;
  }
  const edges = `${line}M${left} ${bottom}H${right}`;
  const box = { x: left, y: top, width: right - left, height: Math.max(1, bottom - top) };
  return (
    <g className="stroke-ink" strokeDasharray="3 2" data-paper="range">
      <rect {...box} fillOpacity={0.1} className="fill-ink stroke-none" />
      {/* A lighter ground, so that the dashes show on bars too. */}
      <path d={edges} strokeWidth={3} strokeDasharray="none" className="fill-none stroke-surface" />
      <path d={edges} className="fill-none" />
    </g>
  );
}

export function Marks({ pattern, ...props }: MarksProps) {
  const { model, data } = props;
  const Series = model.mark === "bar" ? Bars : Lines;
  return (
    <>
      <Series {...props} pattern={pattern} />
      {data.reported.map((reported) => {
        const { x, series, low, high } = reported;
        return <Reported key={`${x}-${series}-${low}-${high}`} {...props} reported={reported} />;
      })}
    </>
  );
}
