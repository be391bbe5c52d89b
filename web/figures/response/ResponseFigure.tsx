/** How a score answers to a parameter: one line a lane over the parameter's values, drawn behind the slider. */
import { polyline } from "../chart/linear.ts";
import { laneLook } from "../chart/look.ts";
import { useWidth } from "../useWidth.ts";

export interface ResponseLane {
  label: string;
  lane: number;
  /** In the order of the places; null where it is not known yet. */
  values: (number | null)[];
}

export interface ResponseFigureProps {
  /** Accessible name of the chart. */
  label: string;
  /** Where each value stands along the slider, from 0 to 1, ascending. */
  places: readonly number[];
  lanes: readonly ResponseLane[];
  /** The present value's place. */
  present: number;
  /** Half a slider's thumb: the slider's own ends. */
  inset: number;
  format: (value: number) => string;
}

const HEIGHT = 56;
/** Width of a letter of the words, in CSS pixels. */
const LETTER = 7;
const TOP = 4;

export function ResponseFigure({ label, places, lanes, present, inset, format }: ResponseFigureProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const known = lanes.flatMap(({ values }) => values.filter((value) => value !== null));
  const most = Math.max(0, ...known);
  const top = format(most);
  const x = (place: number) => inset + place * (width - 2 * inset);
  const y = (value: number) => HEIGHT - (most === 0 ? 0 : (value / most) * (HEIGHT - TOP));
  const path = (values: ResponseLane["values"]) => {
    const points = values.map((value, at) => [x(places[at] ?? 0), value === null ? null : y(value)] as const);
    return polyline(points, 1);
  };
  return (
    <div ref={ref} className="response">
      <svg width={width} height={HEIGHT} role="img" aria-label={label} className="block overflow-visible">
        <path
          d={`M${inset} ${HEIGHT}H${width - inset}M${inset} ${TOP}H${width - inset}`}
          className="stroke-line"
        />
        <path d={`M${x(present)} ${TOP}V${HEIGHT}`} strokeWidth={2} className="stroke-accent" />
        {lanes
          .map(({ lane, values }) => (
            <path
              key={lane}
              d={path(values)}
              strokeWidth={2}
              strokeDasharray={laneLook(lane).dash}
              strokeLinejoin="round"
              className={`fill-none ${laneLook(lane).stroke}`}
            />
          ))
          .toReversed()}
        {known.length > 0 && (
          <text
            x={x(present) < inset + top.length * LETTER ? x(present) + 6 : inset}
            y={TOP + 12}
            strokeWidth={4}
            paintOrder="stroke"
            className="fill-ink-muted stroke-surface text-[13px]"
          >
            {top}
          </text>
        )}
      </svg>
    </div>
  );
}
