/** What a paper reports, drawn into a panel: an open diamond for a value, a bracket or a band for a range. */
import { symbolDiamond } from "d3-shape";
import { barPlace } from "./layout.ts";
import { lookOf, markerPath } from "./look.ts";
import type { MarksProps } from "./Marks.tsx";
import type { PlotReported } from "./model.ts";

export const DIAMOND = markerPath(symbolDiamond, 62);

type PaperProps = Omit<MarksProps, "pattern">;

/** From left to right what the value or range is about. */
function spanOf({ model, panel, data }: PaperProps, { x, series }: PlotReported): [number, number] {
  if (x === null) return [panel.left, panel.right];
  const middle = panel.x(x);
  if (model.mark === "line") return [middle - 7, middle + 7];
  if (series === null) return [middle - panel.band / 2, middle + panel.band / 2];
  const [bar, width] = barPlace(middle, panel.band, series, data.series.length);
  return [bar - width / 2, bar + width / 2];
}

/** A value that belongs to one of several lines has its colour; at a bar its place says which is meant. */
const strokeOf = ({ model, data }: PaperProps, { series }: PlotReported) => {
  const own = data.series[series ?? -1];
  const alone = own === undefined || data.series.length === 1 || model.mark === "bar";
  return alone ? "stroke-ink" : lookOf(own).stroke;
};

export function Paper(props: PaperProps) {
  const { panel, data } = props;
  return data.reported.map((reported) => {
    const [left, right] = spanOf(props, reported);
    const [top, bottom] = [panel.y(reported.high), panel.y(reported.low)];
    const key = `${reported.x}-${reported.series}-${reported.low}-${reported.high}`;
    if (reported.low !== reported.high) {
      const edges = `M${left} ${top}H${right}M${left} ${bottom}H${right}`;
      return (
        <g key={key} className="stroke-ink" strokeDasharray="3 2" data-paper="range">
          <rect
            x={left}
            y={top}
            width={right - left}
            height={Math.max(1, bottom - top)}
            fillOpacity={0.1}
            className="fill-ink stroke-none"
          />
          {/* A lighter ground, so that the dashes show on bars too. */}
          <path d={edges} strokeWidth={3} strokeDasharray="none" className="fill-none stroke-surface" />
          <path d={edges} className="fill-none" />
        </g>
      );
    }
    if (reported.x === null) {
      return (
        <path
          key={key}
          d={`M${left} ${top}H${right}`}
          strokeDasharray="3 2"
          className="stroke-ink"
          data-paper="value"
        />
      );
    }
    return (
      <path
        key={key}
        d={DIAMOND}
        transform={`translate(${(left + right) / 2} ${top})`}
        strokeWidth={1.5}
        className={`fill-surface ${strokeOf(props, reported)}`}
        data-paper="value"
      />
    );
  });
}
