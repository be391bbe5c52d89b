/** A counter along the trace, one curve a lane. Several of them stand side by side and share the position pointed at. */
import { type PointerEvent, type ReactNode, useMemo } from "react";
import { formatCount } from "../text/numbers.ts";
import { text } from "../text/text.ts";
import type { Axis } from "../ui/axis.ts";
import { Chart } from "./curves/Chart.tsx";
import { CurvesTable } from "./curves/CurvesTable.tsx";
import { difference, pointsApart } from "./curves/difference.ts";
import {
  type ChartLayout,
  type ChartThreshold,
  type CurveFork,
  type CurveSeries,
  chartLayout,
  nearestSample,
  sampleAt,
} from "./curves/layout.ts";
import { useWidth } from "./useWidth.ts";

export type { CurveSeries };

export interface CurvesFigureProps {
  title: string;
  unit: string;
  /** What positions, those of samples and the shown one, are on this chart; requests, if it is not said. */
  axis?: Axis | undefined;
  positions: Float64Array;
  series: CurveSeries[];
  /** Where lanes leave others. */
  forks?: readonly CurveFork[];
  /** Whether a value is what it is at its position, and not a sum up to there. */
  level?: boolean;
  /** A line across the chart that values are held against. */
  threshold?: ChartThreshold;
  /** The step shown elsewhere on the page. */
  position: number;
  requests: number;
  /** The position pointed at, in this figure or in its neighbour. */
  hover: number | null;
  /** The sample of the shown moment, where several stand at one place of the axis; else the last one there. */
  shown?: number | undefined;
  onHover: (position: number | null) => void;
  format: (value: number) => string;
  /** Controls beneath the chart. */
  actions?: ReactNode;
}

const HEIGHT = 168;

/** "At request 1,200: Baseline: 45; ACE: 12 pages (73.3% lower)", of one sample. */
function reading({ positions, series, format, unit, axis }: CurvesFigureProps, sample: number): string {
  const { curves } = text();
  if (sample < 0) return curves.nothingYet;
  const values = series.map(({ values }) => values[sample] ?? 0);
  const { percent } = text().numbers;
  const words = series.map(({ label }, at) => {
    const value = format(values[at] ?? 0);
    return `${label}: ${unit === "%" ? percent(value) : value}`;
  });
  const named = unit === "%" ? "" : unit;
  const compared = unit === "%" ? pointsApart : difference;
  const against = values.length === 2 ? compared(values[0] ?? 0, values[1] ?? 0) : "";
  const at = positions[sample] ?? 0;
  const where = axis === undefined ? curves.atRequest(formatCount(at)) : curves.atTime(axis.format(at));
  return curves.reading(where, words, named, against);
}

/** The reading and where the lines part. */
function withForks(words: string, forks: readonly CurveFork[] = []): string {
  if (forks.length === 0) return words;
  return `${words}; ${text().fork.forksAt(forks.map(({ at }) => formatCount(at)))}`;
}

interface SliderProps {
  props: CurvesFigureProps;
  sample: number;
  words: string;
}

/** For the keyboard: left and right from sample to sample. */
function Slider({ props: { title, positions, onHover }, sample, words }: SliderProps) {
  return (
    <input
      type="range"
      className="sr-only"
      aria-label={text().curves.read(title)}
      aria-valuetext={words}
      min={0}
      max={Math.max(0, positions.length - 1)}
      value={Math.max(0, sample)}
      onChange={(event) => onHover(positions[event.currentTarget.valueAsNumber] ?? null)}
      onKeyDown={(event) => event.key === "Escape" && onHover(null)}
      onBlur={() => onHover(null)}
    />
  );
}

export function CurvesFigure(props: CurvesFigureProps) {
  const { title, unit, axis, positions, series, position, requests, hover, onHover, format, actions } = props;
  const { level = false, threshold, shown } = props;
  const [ref, width] = useWidth<HTMLDivElement>(320);
  const layout: ChartLayout = useMemo(
    () => chartLayout({ positions, series, requests, format, threshold, axis }, width, HEIGHT),
    [positions, series, requests, format, threshold, axis, width],
  );
  const sample = hover === null ? (shown ?? sampleAt(positions, position)) : sampleAt(positions, hover);
  const words = reading(props, sample);
  const point = (event: PointerEvent<HTMLElement>) => {
    if (positions.length === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const at = nearestSample(positions, layout.x.invert(event.clientX - box.left));
    onHover(positions[at] ?? null);
  };
  return (
    <figure className="m-0 min-w-0 rounded-sm outline-offset-4 outline-focus has-[input:focus-visible]:outline-2">
      <div className="flex items-start justify-between gap-2">
        <figcaption className="font-medium text-sm">
          {title}{" "}
          <span className="font-normal text-ink-muted">
            {level ? `(${unit})` : text().curves.cumulative(unit)}
          </span>
        </figcaption>
        <CurvesTable
          title={title}
          unit={unit}
          axis={axis}
          positions={positions}
          series={series}
          format={format}
        />
      </div>
      {/* Lines are kept for the longest words, so that nothing moves while one points. */}
      <p
        className={`text-ink-muted text-xs tabular-nums ${series.length > 2 ? "min-h-12" : "min-h-8"}`}
        aria-hidden="true"
      >
        {words}
      </p>
      <div
        ref={ref}
        role="img"
        aria-label={text().curves[level ? "levelWords" : "words"](title, withForks(words, props.forks))}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => onHover(null)}
      >
        <Chart
          layout={layout}
          positions={positions}
          series={series}
          position={position}
          sample={sample}
          pointed={hover !== null}
          format={format}
          axis={axis}
          {...(props.forks && { forks: props.forks })}
          {...(threshold && { threshold })}
        />
      </div>
      <Slider props={props} sample={sample} words={words} />
      {actions}
    </figure>
  );
}
