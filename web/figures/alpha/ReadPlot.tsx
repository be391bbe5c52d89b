/** A plot of curves that are known everywhere: read by pointer, or by keys from place to place, with a table. */
import { type ReactNode, useState } from "react";
import { text } from "../../text/text.ts";
import { AsTable } from "../AsTable.tsx";
import type { Edges } from "../anchor.ts";
import { Axes } from "../chart/Chart.tsx";
import { type Linear, linear } from "../chart/linear.ts";
import { nearestSample } from "../curves/layout.ts";
import { Label } from "../Drawing.tsx";
import { LookSlider, pointing } from "../looking.tsx";
import { useWidth } from "../useWidth.ts";

interface PlotAxis {
  name: string;
  format: (value: number) => string;
}

export interface PlotScales {
  x: Linear;
  y: Linear;
  box: Edges;
}

interface ReadPlotProps {
  title: string;
  x: PlotAxis;
  /** Its values begin at 0 and end here or soon after. */
  y: PlotAxis & { most: number };
  /** Where it is read, ascending; the axis is as long. */
  places: Float64Array;
  /** The number of the place that is read while nothing is pointed at. */
  present: number;
  /** What the curves say at a place. */
  reading: (place: number) => string;
  /** The whole picture, for screen readers. */
  picture: (reading: string) => string;
  /** Kept free beside the axes, of the picture's width. */
  right?: (width: number) => number;
  table: () => ReactNode;
  children: (scales: PlotScales) => ReactNode;
}

const HEIGHT = 272;
const MARGIN = { top: 24, bottom: 40, right: 12 };
const LETTER = 7.1;
const LINES = 5;
const TICK_ROOM = 64;

export function ReadPlot(props: ReadPlotProps) {
  const { title, x: across, y: up, places, present, reading, picture, right, table, children } = props;
  const [ref, width] = useWidth<HTMLDivElement>(560);
  const [pointed, setPointed] = useState<number | null>(null);
  const at = Math.min(pointed ?? present, places.length - 1);
  const y = linear([0, up.most], [HEIGHT - MARGIN.bottom, MARGIN.top]).nice(LINES);
  const yTicks = y.ticks(LINES);
  const left = 12 + LETTER * Math.max(2, ...yTicks.map((tick) => up.format(tick).length));
  const end = Math.max(left + 80, width - (right?.(width) ?? MARGIN.right));
  const box = { left, right: end, top: MARGIN.top, bottom: HEIGHT - MARGIN.bottom };
  const x = linear([places[0] ?? 0, places.at(-1) ?? 1], [left, end]);
  const xTicks = x.ticks(Math.max(2, (end - left) / TICK_ROOM));
  const { curves } = text();
  const words = reading(places[at] ?? 0);
  const placeAt = (at: number) => nearestSample(places, x.invert(at));
  return (
    <figure className="m-0 min-w-0 rounded-sm outline-offset-4 outline-focus has-[input:focus-visible]:outline-2">
      <div className="flex items-start justify-between gap-2">
        <figcaption className="font-medium">{title}</figcaption>
        <AsTable name={curves.asTable(title)}>{table}</AsTable>
      </div>
      {/* Lines are kept for the longest words, so that nothing moves while one points. */}
      <p
        className={`text-ink-muted text-sm tabular-nums ${width < 480 ? "min-h-10" : "min-h-5"}`}
        aria-hidden="true"
      >
        {words}
      </p>
      <div
        ref={ref}
        role="img"
        aria-label={picture(words)}
        className="mt-1"
        {...pointing(placeAt, setPointed)}
      >
        <svg width={width} height={HEIGHT} aria-hidden="true" className="block font-sans tabular-nums">
          <Label x={0} y={12} words={up.name} />
          <Axes
            box={box}
            x={{ ticks: xTicks, at: x, format: across.format }}
            y={{ ticks: yTicks, at: y, format: up.format }}
          >
            {pointed !== null && (
              <path d={`M${x(places[at] ?? 0)} ${box.top}V${box.bottom}`} className="stroke-line-strong" />
            )}
          </Axes>
          <Label x={end} y={HEIGHT - 6} anchor="end" words={across.name} />
          {children({ x, y, box })}
        </svg>
      </div>
      <LookSlider
        label={curves.read(title)}
        told={words}
        places={places.length}
        place={pointed}
        first={at}
        onPlace={setPointed}
        far={-1}
      />
    </figure>
  );
}
