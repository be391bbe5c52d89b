/** The drawing of a cumulative chart: axes, one line a lane, the step, the position pointed at. */
import { memo } from "react";
import { text } from "../../text/text.ts";
import { Axes, LaneLine } from "../chart/Chart.tsx";
import { polyline } from "../chart/linear.ts";
import { laneLook } from "../chart/look.ts";
import { Drawing, Label } from "../Drawing.tsx";
import { type ChartData, type ChartLayout, formatX, spread } from "./layout.ts";

interface GroundProps {
  layout: ChartLayout;
  data: ChartData;
  /** A line is pointed at: all of them come forward, at the same position. */
  strong: boolean;
}

/** All that stays while the step moves: drawn anew only with new samples, another size or a pointer. */
const Ground = memo(function Ground({ layout, data, strong }: GroundProps) {
  const { x, y, left, right, top, bottom, height } = layout;
  const { positions, series, axis, format, threshold, forks = [] } = data;
  const last = positions.length - 1;
  const ends = last < 0 ? [] : series.map(({ values }) => y(values[last] ?? 0));
  const heights = spread(ends, 14, top, bottom);
  const path = (values: Float64Array) =>
    polyline(
      Array.from(values, (value, at) => [x(positions[at] ?? 0), y(value)]),
      2,
    );
  return (
    <>
      <Axes
        box={layout}
        x={{ ticks: layout.xTicks, at: x, format: formatX(axis) }}
        y={{ ticks: layout.yTicks, at: y, format }}
        beneath={15}
      />
      <Label x={right} y={height - 4} anchor="end" words={axis?.label ?? text().curves.requestsAxis} />
      {/* A small fork at the foot of the line from which two futures are drawn. */}
      {forks.map(({ lane, at }) => (
        <path
          key={lane}
          d={`M${x(at)} ${bottom}V${top + 5}m-4 -5l4 5l4 -5`}
          strokeDasharray="1 3"
          strokeWidth={1.5}
          className={`fill-none ${laneLook(lane).stroke}`}
        />
      ))}
      {/* Named at its left end, where lines seldom are. */}
      {threshold !== undefined && (
        <>
          <path
            d={`M${left} ${y(threshold.value)}H${right}`}
            strokeDasharray="6 3"
            className="stroke-mark-victim"
          />
          <Label
            x={left + 4}
            y={y(threshold.value) - 4}
            className="fill-mark-victim"
            words={threshold.label}
          />
        </>
      )}
      {series.toReversed().map(({ label, lane, values }) => (
        <LaneLine key={label + lane} lane={lane} d={path(values)} width={strong ? 3 : 2} />
      ))}
      {heights.map((height, at) => {
        const { label = "", short = label, lane = 0 } = series[at] ?? {};
        return (
          <Label
            key={label + lane}
            x={right + 6}
            y={height + 4}
            className={`font-medium ${laneLook(lane).fill}`}
            words={short}
          />
        );
      })}
    </>
  );
});

interface ChartProps extends Omit<GroundProps, "strong"> {
  /** The step shown elsewhere on the page; null marks none. */
  position: number | null;
  /** Sample that is read; -1 for none. */
  sample: number;
  pointed: boolean;
}

export function Chart({ layout, data, position, sample, pointed }: ChartProps) {
  const { x, y, top, bottom, width, height } = layout;
  const at = x(data.positions[sample] ?? 0);
  return (
    <Drawing width={width} height={height} look="overflow-visible">
      <Ground layout={layout} data={data} strong={pointed} />
      {position !== null && (
        <>
          <path d={`M${x(position)} ${top}V${bottom}`} strokeWidth={1.5} className="stroke-ink" />
          <path d={`M${x(position)} ${bottom}l4 6h-8z`} className="fill-ink" />
        </>
      )}
      {pointed && sample >= 0 && (
        <path d={`M${at} ${top}V${bottom}`} strokeDasharray="2 3" className="stroke-ink-muted" />
      )}
      {/* Each larger than the one drawn after it: where lines coincide, all show. */}
      {sample >= 0 &&
        data.series.map(({ label, lane, values }, place) => (
          <circle
            key={label + lane}
            cx={at}
            cy={y(values[sample] ?? 0)}
            r={3.5 + (data.series.length - 1 - place)}
            strokeWidth={1.5}
            className={`stroke-surface ${laneLook(lane).fill}`}
          />
        ))}
    </Drawing>
  );
}
