/** The drawing of a cumulative chart: axes, one line a lane, the step, the position pointed at. */
import { memo } from "react";
import { text } from "../../text/text.ts";
import { Axes, AxisWords } from "../chart/Axes.tsx";
import { polyline } from "../chart/linear.ts";
import { laneLook } from "../chart/look.ts";
import { type ChartData, type ChartLayout, formatX, spread } from "./layout.ts";

interface GroundProps {
  layout: ChartLayout;
  data: ChartData;
  /** A line is pointed at: all of them come forward, at the same position. */
  strong: boolean;
}

type DrawnProps = Omit<GroundProps, "strong">;

function Lines({ layout, data: { positions, series }, strong }: GroundProps) {
  const path = (values: Float64Array) =>
    polyline(
      Array.from(values, (value, at) => [layout.x(positions[at] ?? 0), layout.y(value)]),
      2,
    );
  return series
    .map(({ label, lane, values }) => (
      <path
        key={label + lane}
        d={path(values)}
        strokeDasharray={laneLook(lane).dash}
        strokeWidth={strong ? 3 : 2}
        strokeLinejoin="round"
        className={`fill-none ${laneLook(lane).stroke}`}
      />
    ))
    .toReversed();
}

/** Names at the ends of the lines. */
function Names({ layout, data: { positions, series } }: DrawnProps) {
  const last = positions.length - 1;
  if (last < 0) return null;
  const ends = series.map(({ values }) => layout.y(values[last] ?? 0));
  const heights = spread(ends, 14, layout.top, layout.bottom);
  return series.map(({ label, short, lane }, at) => (
    <text
      key={label + lane}
      x={layout.right + 6}
      y={(heights[at] ?? 0) + 4}
      className={`text-[13px] font-medium ${laneLook(lane).fill}`}
    >
      {short ?? label}
    </text>
  ));
}

/** Each larger than the one drawn after it: where lines coincide, all show. */
function Dots({ layout, data: { positions, series }, sample }: DrawnProps & { sample: number }) {
  return series.map(({ label, lane, values }, at) => (
    <circle
      key={label + lane}
      cx={layout.x(positions[sample] ?? 0)}
      cy={layout.y(values[sample] ?? 0)}
      r={3.5 + (series.length - 1 - at)}
      strokeWidth={1.5}
      className={`stroke-surface ${laneLook(lane).fill}`}
    />
  ));
}

/** A small fork at the foot of the line from which two futures are drawn. */
function Forks({ layout: { x, top, bottom }, data: { forks = [] } }: DrawnProps) {
  return forks.map(({ lane, at }) => (
    <path
      key={lane}
      d={`M${x(at)} ${bottom}V${top + 5}m-4 -5l4 5l4 -5`}
      strokeDasharray="1 3"
      strokeWidth={1.5}
      className={`fill-none ${laneLook(lane).stroke}`}
    />
  ));
}

/** Named at its left end, where lines seldom are. */
function Threshold({ layout, data: { threshold } }: DrawnProps) {
  if (threshold === undefined) return null;
  const y = layout.y(threshold.value);
  return (
    <>
      <path d={`M${layout.left} ${y}H${layout.right}`} strokeDasharray="6 3" className="stroke-mark-victim" />
      <text x={layout.left + 4} y={y - 4} className="fill-mark-victim text-[13px]">
        {threshold.label}
      </text>
    </>
  );
}

/** All that stays while the step moves: drawn anew only with new samples, another size or a pointer. */
const Ground = memo(function Ground(props: GroundProps) {
  const { layout, data } = props;
  return (
    <>
      <Axes
        box={layout}
        x={{ ticks: layout.xTicks, at: layout.x, format: formatX(data.axis) }}
        y={{ ticks: layout.yTicks, at: layout.y, format: data.format }}
        beneath={15}
      />
      <AxisWords x={layout.right} y={layout.height - 4} anchor="end">
        {data.axis?.label ?? text().curves.requestsAxis}
      </AxisWords>
      <Forks {...props} />
      <Threshold {...props} />
      <Lines {...props} />
      <Names {...props} />
    </>
  );
});

interface ChartProps extends DrawnProps {
  /** The step shown elsewhere on the page; null marks none. */
  position: number | null;
  /** Sample that is read; -1 for none. */
  sample: number;
  pointed: boolean;
}

export function Chart({ layout, data, position, sample, pointed }: ChartProps) {
  const { x, top, bottom, width, height } = layout;
  const at = x(data.positions[sample] ?? 0);
  return (
    <svg
      width={width}
      height={height}
      className="block overflow-visible font-sans tabular-nums"
      aria-hidden="true"
    >
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
      {sample >= 0 && <Dots layout={layout} data={data} sample={sample} />}
    </svg>
  );
}
