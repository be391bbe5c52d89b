/** Probabilities over a share p, drawn from columns: lines of a family thin, the chosen one bold. */

import { linear } from "../../../figures/linear.ts";
import { useWidth } from "../../../figures/useWidth.ts";
import { formatUpTo } from "../../../text/numbers.ts";

export interface ChanceLine {
  label: string;
  /** As many as there are shares. */
  values: ArrayLike<number>;
  /** The one that the sliders set. */
  chosen: boolean;
}

export interface ChanceChartProps {
  shares: ArrayLike<number>;
  lines: readonly ChanceLine[];
  /** Index of the share that is read. */
  at: number;
  xLabel: string;
  yLabel: string;
  /** The text equivalent. */
  summary: string;
}

const MARGIN = { left: 44, right: 12, top: 24, bottom: 44 };
const HEIGHT = 300;
const DASHES = ["", "7 3", "2 3", "9 3 2 3", "5 2", "1 3"];
const STROKES = [
  "stroke-series-0",
  "stroke-series-1",
  "stroke-series-2",
  "stroke-series-3",
  "stroke-series-4",
];

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Look of the nth line of a family; the chosen one is told by its weight. */
export const lineLook = (at: number, chosen: boolean) =>
  chosen
    ? { className: "fill-none stroke-ink", strokeWidth: 3 }
    : {
        className: `fill-none ${STROKES[at % STROKES.length]}`,
        strokeWidth: 1.75,
        strokeDasharray: DASHES[(at + 1) % DASHES.length],
      };

export function ChanceChart({ shares, lines, at, xLabel, yLabel, summary }: ChanceChartProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const x = linear([0, 1], [MARGIN.left, width - MARGIN.right]);
  const y = linear([0, 1], [HEIGHT - MARGIN.bottom, MARGIN.top]);
  const path = ({ values }: ChanceLine) =>
    Array.from(shares, (share, place) => `${rounded(x(share))},${rounded(y(values[place] ?? 0))}`).join("L");
  const read = x(shares[at] ?? 0);
  const tickWords = (value: number) => formatUpTo(value, 2);
  return (
    <div ref={ref} role="img" aria-label={summary}>
      <svg
        width={width}
        height={HEIGHT}
        className="block overflow-visible font-sans tabular-nums"
        aria-hidden="true"
      >
        <text x={0} y={12} fontSize={13} className="fill-ink-muted">
          {yLabel}
        </text>
        {y.ticks(5).map((tick) => (
          <g key={tick}>
            <path d={`M${MARGIN.left} ${rounded(y(tick))}H${width - MARGIN.right}`} className="stroke-line" />
            <text
              x={MARGIN.left - 6}
              y={y(tick) + 4}
              fontSize={13}
              textAnchor="end"
              className="fill-ink-muted"
            >
              {tickWords(tick)}
            </text>
          </g>
        ))}
        {x.ticks(width < 440 ? 5 : 10).map((tick) => (
          <g key={tick}>
            <path d={`M${rounded(x(tick))} ${y(0)}v5`} className="stroke-line-strong" />
            <text x={x(tick)} y={y(0) + 18} fontSize={13} textAnchor="middle" className="fill-ink-muted">
              {tickWords(tick)}
            </text>
          </g>
        ))}
        <path
          d={`M${MARGIN.left} ${y(1)}V${y(0)}H${width - MARGIN.right}`}
          className="fill-none stroke-line-strong"
        />
        <text
          x={width - MARGIN.right}
          y={HEIGHT - 6}
          fontSize={13}
          textAnchor="end"
          className="fill-ink-muted"
        >
          {xLabel}
        </text>
        <path d={`M${rounded(read)} ${y(1)}V${y(0)}`} strokeDasharray="2 3" className="stroke-ink-muted" />
        {lines.map((line, place) => (
          <path
            key={line.label}
            d={`M${path(line)}`}
            {...lineLook(place, line.chosen)}
            data-line={line.label}
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
      </svg>
    </div>
  );
}
