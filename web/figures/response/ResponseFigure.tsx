/** How a score answers to a parameter: one line a lane over the parameter's values, drawn behind the slider. */
import { LaneLine } from "../chart/Chart.tsx";
import { polyline } from "../chart/linear.ts";
import { Label } from "../Drawing.tsx";
import { useWidth } from "../useWidth.ts";

export interface ResponseLane {
  label: string;
  lane: number;
  /** In the order of the places; null where it is not known yet. */
  values: (number | null)[];
}

export interface ResponseFigureProps {
  label: string;
  /** Where each value stands along the slider, from 0 to 1, ascending. */
  places: readonly number[];
  lanes: readonly ResponseLane[];
  present: number;
  /** Half a slider's thumb: the slider's own ends. */
  inset: number;
  format: (value: number) => string;
}

const HEIGHT = 56;
const LETTER = 7;
const TOP = 4;

export function ResponseFigure({ label, places, lanes, present, inset, format }: ResponseFigureProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const known = lanes.flatMap(({ values }) => values.filter((value) => value !== null));
  const most = Math.max(0, ...known);
  const top = format(most);
  const right = width - inset;
  const x = (place: number) => inset + place * (width - 2 * inset);
  const y = (value: number) => HEIGHT - (most === 0 ? 0 : (value / most) * (HEIGHT - TOP));
  const path = (values: ResponseLane["values"]) => {
    const points = values.map((value, at) => [x(places[at] ?? 0), value === null ? null : y(value)] as const);
    return polyline(points, 1);
  };
  const at = x(present);
  return (
    <div ref={ref} className="response">
      <svg width={width} height={HEIGHT} role="img" aria-label={label} className="block overflow-visible">
        <path d={`M${inset} ${HEIGHT}H${right}M${inset} ${TOP}H${right}`} className="stroke-line" />
        <path d={`M${at} ${TOP}V${HEIGHT}`} strokeWidth={2} className="stroke-accent" />
        {lanes.toReversed().map(({ lane, values }) => (
          <LaneLine key={lane} lane={lane} d={path(values)} />
        ))}
        {known.length > 0 && (
          <Label
            {...{ x: at < inset + top.length * LETTER ? at + 6 : inset, y: TOP + 12, strokeWidth: 4 }}
            paintOrder="stroke"
            className="fill-ink-muted stroke-surface"
            words={top}
          />
        )}
      </svg>
    </div>
  );
}
