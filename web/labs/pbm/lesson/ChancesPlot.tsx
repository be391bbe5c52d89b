import { linear } from "../../../figures/linear.ts";
import { useWidth } from "../../../figures/useWidth.ts";
import { formatUpTo } from "../../../text/numbers.ts";
import { pbmLessons } from "../../../text/pbmLessons.ts";
import { type Curve, MOST_P, shares } from "./chancesModel.ts";

interface ChancesPlotProps {
  curves: readonly (Curve & { name: string })[];
  p: number;
  /** The drawing in words. */
  label: string;
}

const HEIGHT = 240;
const LEFT = 40;
const RIGHT = 12;
const TOP = 18;
const BOTTOM = 34;
/** Where a curve is named: at a share of the axis, and beside the curve there. The two keep to opposite sides. */
const below = { at: 0.6, anchor: "start", dx: 6, dy: 18 } as const;
const above = { at: 0.8, anchor: "middle", dx: 0, dy: -5 } as const;
/** The second is dashed, so that no colour is needed. */
const looks = [
  { stroke: "stroke-series-0", fill: "fill-series-0", dash: undefined, named: below },
  { stroke: "stroke-series-1", fill: "fill-series-1", dash: "6 3", named: above },
];

/** Chances over p, and the chosen p. */
export function ChancesPlot({ curves, p, label }: ChancesPlotProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const words = pbmLessons().chance;
  const x = linear([0, MOST_P], [LEFT, width - RIGHT]);
  const y = linear([0, 1], [HEIGHT - BOTTOM, TOP]);
  return (
    <div ref={ref} className="min-w-0">
      <svg
        width={width}
        height={HEIGHT}
        role="img"
        aria-label={label}
        className="block font-sans tabular-nums"
      >
        {y.ticks(5).map((tick) => (
          <g key={tick}>
            <path d={`M${LEFT} ${y(tick)}H${width - RIGHT}`} className="stroke-line" />
            <text x={LEFT - 6} y={y(tick) + 4} fontSize={13} textAnchor="end" className="fill-ink-muted">
              {formatUpTo(tick * 100, 0)}
            </text>
          </g>
        ))}
        {x.ticks(width < 420 ? 4 : 8).map((tick) => (
          <text
            key={tick}
            x={x(tick)}
            y={HEIGHT - BOTTOM + 16}
            fontSize={13}
            textAnchor="middle"
            className="fill-ink-muted"
          >
            {formatUpTo(tick, 2)}
          </text>
        ))}
        <text x={width - RIGHT} y={HEIGHT - 3} fontSize={13} textAnchor="end" className="fill-ink-muted">
          {words.axisP}
        </text>
        <text x={0} y={10} fontSize={13} className="fill-ink-muted">
          {words.axisChance}
        </text>
        <path d={`M${x(p)} ${TOP}V${HEIGHT - BOTTOM}`} strokeDasharray="2 3" className="stroke-ink" />
        {curves.map(({ values, at, name }, index) => {
          const look = looks[index % looks.length] ?? looks[0];
          const points = values.map((value, point) => `${x(shares[point] ?? 0)},${y(value)}`);
          const { named = below } = look ?? {};
          const place = Math.round(named.at * (values.length - 1));
          return (
            <g key={name}>
              <path
                d={`M${points.join("L")}`}
                strokeWidth={2}
                strokeDasharray={look?.dash}
                className={`fill-none ${look?.stroke}`}
              />
              <circle cx={x(p)} cy={y(at)} r={4} className={look?.fill} />
              <text
                x={x(shares[place] ?? 0) + named.dx}
                y={y(values[place] ?? 0) + named.dy}
                textAnchor={named.anchor}
                fontSize={13}
                fontWeight={600}
                strokeWidth={3}
                paintOrder="stroke"
                className={`stroke-surface ${look?.fill}`}
              >
                {name}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
