/** A counter along the trace, one curve a lane. Several of them stand side by side and share the position pointed at. */
import { type ReactNode, useMemo } from "react";
import { difference, pointsApart } from "../text/difference.ts";
import { formatCount } from "../text/numbers.ts";
import { text } from "../text/text.ts";
import { DataTable, names, numbers } from "../ui/DataTable.tsx";
import { AsTable } from "./AsTable.tsx";
import { Chart } from "./curves/Chart.tsx";
import {
  type ChartData,
  type CurveSeries,
  chartLayout,
  formatX,
  nearestSample,
  rowsOf,
  sampleAt,
} from "./curves/layout.ts";
import { LookSlider, pointing } from "./looking.tsx";
import { useWidth } from "./useWidth.ts";

export type { CurveSeries };

export interface CurvesFigureProps extends ChartData {
  title: string;
  unit: string;
  /** Whether a value is what it is at its position, and not a sum up to there. */
  level?: boolean;
  position: number;
  /** The position pointed at, in this figure or in its neighbour. */
  hover: number | null;
  /** The sample of the shown moment, where several stand at one place of the axis; else the last one there. */
  shown?: number | undefined;
  onHover: (position: number | null) => void;
  actions?: ReactNode;
}

const HEIGHT = 168;
const ROWS = 20;

/** "At request 1,200: Baseline: 45; ACE: 12 pages (73.3% lower)", of one sample. */
function reading({ positions, series, format, unit, axis }: CurvesFigureProps, sample: number): string {
  const { curves, numbers } = text();
  if (sample < 0) return curves.nothingYet;
  const percent = unit === "%";
  const values = series.map(({ values }) => values[sample] ?? 0);
  const words = series.map(({ label }, at) => {
    const value = format(values[at] ?? 0);
    return `${label}: ${percent ? numbers.percent(value) : value}`;
  });
  const [one = 0, other = 0] = values;
  const against = values.length === 2 ? (percent ? pointsApart : difference)(one, other) : "";
  const at = positions[sample] ?? 0;
  const where = axis === undefined ? curves.atRequest(formatCount(at)) : curves.atTime(axis.format(at));
  return curves.reading(where, words, percent ? "" : unit, against);
}

function CurvesTable({ title, unit, axis, positions, series, format }: CurvesFigureProps) {
  const words = text().curves;
  const along = (at: number) => formatX(axis)(positions[at] ?? 0);
  return (
    <AsTable name={words.asTable(title)}>
      {() => (
        <DataTable<number>
          caption={words.caption(title, unit)}
          columns={[
            names(axis?.label ?? words.requestsColumn, along, { numeric: true }),
            ...series.map(({ label, values }) => numbers(label, (at: number) => format(values[at] ?? 0))),
          ]}
          rows={rowsOf(positions.length, ROWS)}
        />
      )}
    </AsTable>
  );
}

export function CurvesFigure(props: CurvesFigureProps) {
  const { title, unit, axis, positions, series, position, requests, hover, onHover, format, actions } = props;
  const { level = false, threshold, forks = [], shown } = props;
  const [ref, width] = useWidth<HTMLDivElement>(320);
  // Memoized, so that parts independent of the step are not redrawn.
  const data = useMemo(
    () => ({ positions, series, requests, format, threshold, axis, forks: props.forks }),
    [positions, series, requests, format, threshold, axis, props.forks],
  );
  const layout = useMemo(() => chartLayout(data, width, HEIGHT), [data, width]);
  const sample = hover === null ? (shown ?? sampleAt(positions, position)) : sampleAt(positions, hover);
  const words = reading(props, sample);
  const positionAt = (x: number) => positions[nearestSample(positions, layout.x.invert(x))] ?? null;
  const { curves, fork } = text();
  const parting = forks.length === 0 ? "" : `; ${fork.forksAt(forks.map(({ at }) => formatCount(at)))}`;
  return (
    <figure className="m-0 min-w-0 rounded-sm outline-offset-4 outline-focus has-[input:focus-visible]:outline-2">
      <div className="flex items-start justify-between gap-2">
        <figcaption className="font-medium text-sm">
          {title}{" "}
          <span className="font-normal text-ink-muted">{level ? `(${unit})` : curves.cumulative(unit)}</span>
        </figcaption>
        <CurvesTable {...props} />
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
        aria-label={curves[level ? "levelWords" : "words"](title, words + parting)}
        {...pointing(positionAt, onHover)}
        onPointerLeave={() => onHover(null)}
      >
        <Chart layout={layout} data={data} position={position} sample={sample} pointed={hover !== null} />
      </div>
      <LookSlider
        label={curves.read(title)}
        told={words}
        places={positions.length}
        place={hover === null ? null : sample}
        first={Math.max(0, sample)}
        onPlace={(place) => onHover(place === null ? null : (positions[place] ?? null))}
        far={-1}
      />
      {actions}
    </figure>
  );
}
