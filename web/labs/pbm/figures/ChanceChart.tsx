/** Probabilities over a share p, drawn from columns: lines of a family thin, the chosen one bold. */
import { Chart } from "../../../figures/chart/Chart.tsx";
import { polyline } from "../../../figures/chart/linear.ts";
import { formatUpTo } from "../../../text/numbers.ts";

export interface ChanceLine {
  label: string;
  values: ArrayLike<number>;
  /** The one that the sliders set. */
  chosen: boolean;
}

export interface ChanceChartProps {
  shares: ArrayLike<number>;
  lines: readonly ChanceLine[];
  at: number;
  xLabel: string;
  yLabel: string;
  summary: string;
}

const MARGIN = { left: 44, right: 12, top: 24, bottom: 44 };
const DASHES = ["", "7 3", "2 3", "9 3 2 3", "5 2", "1 3"];
const COLOURS = 5;

/** Look of the nth line of a family; the chosen one is bolder. */
export const lineLook = (at: number, chosen: boolean) =>
  chosen
    ? { className: "fill-none stroke-ink", strokeWidth: 3 }
    : {
        className: `fill-none stroke-series-${at % COLOURS}`,
        strokeWidth: 1.75,
        strokeDasharray: DASHES[(at + 1) % DASHES.length],
      };

export function ChanceChart({ shares, lines, at, xLabel, yLabel, summary }: ChanceChartProps) {
  const format = (value: number) => formatUpTo(value, 2);
  return (
    <Chart
      label={summary}
      height={300}
      margin={MARGIN}
      bounds="corner"
      marks={5}
      beneath={18}
      x={{ name: xLabel, most: 1, format, ticks: (width) => (width < 440 ? 5 : 10) }}
      y={{ name: yLabel, most: 1, format }}
    >
      {({ x, y, box: { top, bottom } }) => {
        const read = x(shares[at] ?? 0);
        return (
          <>
            <path d={`M${read} ${top}V${bottom}`} strokeDasharray="2 3" className="stroke-ink-muted" />
            {lines.map(({ label, values, chosen }, place) => (
              <path
                key={label}
                d={polyline(
                  Array.from(shares, (share, at) => [x(share), y(values[at] ?? 0)]),
                  2,
                )}
                {...lineLook(place, chosen)}
                data-line={label}
              />
            ))}
            {lines
              .filter(({ chosen }) => chosen)
              .map(({ label, values }) => (
                <circle
                  key={label}
                  cx={read}
                  cy={y(values[at] ?? 0)}
                  r={5}
                  strokeWidth={2}
                  className="fill-ink stroke-surface"
                />
              ))}
          </>
        );
      }}
    </Chart>
  );
}
