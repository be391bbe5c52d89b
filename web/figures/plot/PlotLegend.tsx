/** The legend, part of the picture so that a saved one has it too. */
import { type SymbolType, symbolCircle } from "d3-shape";
import { plotText } from "../../text/plot.ts";
import { Label } from "../Drawing.tsx";
import type { PlotLayout } from "./layout.ts";
import { lookOf } from "./look.ts";
import { BEHIND_RUN, DIAMOND, Marker, type MarksProps } from "./Marks.tsx";
import { hasIntervals, type PlotModel, type PlotSeries, seedsOf } from "./model.ts";

interface Entry {
  kind: "series" | "device" | "run" | "value" | "range" | "whisker";
  label: string;
  series?: PlotSeries;
}

export function legendEntries(model: PlotModel): Entry[] {
  const words = plotText();
  const reported = model.panels.flatMap((panel) => panel.reported);
  const seeds = seedsOf(model);
  const whisker = hasIntervals(model) ? words.whiskerInterval : words.whisker;
  const entry = (shown: boolean, kind: Entry["kind"], label: string): Entry[] =>
    shown ? [{ kind, label }] : [];
  return [
    ...(model.panels[0]?.series ?? []).map((series) => ({
      kind: "series" as const,
      label: series.label,
      series,
    })),
    ...entry(model.runTime != null, "device", words.deviceTime),
    ...entry(model.runTime != null, "run", model.runTime ?? ""),
    ...entry(
      reported.some(({ low, high }) => low === high),
      "value",
      words.paperValue,
    ),
    ...entry(
      reported.some(({ low, high }) => low !== high),
      "range",
      words.paperRange,
    ),
    ...entry(seeds > 1, "whisker", whisker(seeds)),
  ];
}

const BAR = { x: 4, y: -6, width: 16, height: 12, strokeWidth: 1.5 };

interface LineProps {
  stroke?: string;
  fill?: string;
  dash?: string | undefined;
  width?: number;
  marker?: SymbolType;
  size?: number;
}

function Line(props: LineProps) {
  const { stroke = "stroke-ink", fill = "fill-ink", dash, width, marker = symbolCircle, size = 42 } = props;
  return (
    <>
      <path d="M0 0h24" strokeWidth={width} strokeDasharray={dash} className={stroke} />
      <Marker type={marker} size={size} x={12} y={0} className={fill} />
    </>
  );
}

function Mark({ kind, series, bar, pattern }: Entry & { bar: boolean; pattern: MarksProps["pattern"] }) {
  if (series !== undefined) {
    const look = lookOf(series);
    const fill = `url(#${pattern(series.palette, series.look)})`;
    return bar ? <rect {...BAR} fill={fill} className={look.stroke} /> : <Line {...look} width={2} />;
  }
  switch (kind) {
    case "device":
      if (!bar) return <Line width={2} />;
      return <rect {...BAR} fillOpacity={BEHIND_RUN} className="fill-ink stroke-ink" />;
    case "run":
      if (!bar) return <Line fill="fill-surface stroke-ink" size={30} />;
      return <rect x={7} y={-6} width={10} height={12} className="fill-ink" />;
    case "value":
      return (
        <path d={DIAMOND} transform="translate(12 0)" strokeWidth={1.5} className="fill-surface stroke-ink" />
      );
    case "range":
      return (
        <g className="stroke-ink" strokeDasharray="3 2">
          <rect x={2} y={-6} width={20} height={12} fillOpacity={0.1} className="fill-ink stroke-none" />
          <path d="M2 -6h20M2 6h20" />
        </g>
      );
    default:
      return <path d="M12 -7v14M9 -7h6M9 7h6" className="fill-none stroke-ink" />;
  }
}

interface PlotLegendProps extends Pick<MarksProps, "model" | "pattern"> {
  layout: PlotLayout;
}

export function PlotLegend({ model, layout, pattern }: PlotLegendProps) {
  return legendEntries(model).map((entry, at) => {
    const { x = 0, y = 0 } = layout.legend[at] ?? {};
    return (
      <g key={entry.label} transform={`translate(${x} ${y})`}>
        <Mark {...entry} bar={model.mark === "bar"} pattern={pattern} />
        <Label x={30} y={4} className="fill-ink" words={entry.label} />
      </g>
    );
  });
}
