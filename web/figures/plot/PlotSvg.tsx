/** The picture of a plot: everything but what moves with pointer and keyboard. */

import { type SymbolType, symbolCircle } from "d3-shape";
import { memo, useId } from "react";
import { plotText } from "../../text/plot.ts";
import { Axes } from "../chart/Chart.tsx";
import { spread } from "../curves/layout.ts";
import { Label } from "../Drawing.tsx";
import { titled } from "./format.ts";
import { type PanelLayout, type PlotLayout, plotLayout, tickLabel } from "./layout.ts";
import { lookOf } from "./look.ts";
import { BEHIND_RUN, DIAMOND, Marker, Marks, type MarksProps, Patterns } from "./Marks.tsx";
import { hasIntervals, type PlotModel, type PlotSeries, seedsOf } from "./model.ts";

export const layoutOf = (model: PlotModel, width: number): PlotLayout =>
  plotLayout(model, legendEntries(model), width);

/** Names at the ends of the lines, each with its line's marker. */
function Names({ panel, data }: Pick<MarksProps, "panel" | "data">) {
  const drawn = data.series.filter(({ points }) => points.length > 0);
  const ends = drawn.map(({ points }) => panel.y(points.at(-1)?.value.mean ?? 0));
  const heights = spread(ends, 14, panel.top, panel.bottom);
  return drawn.map((series, at) => {
    const { fill, marker } = lookOf(series);
    return (
      <g key={series.id} transform={`translate(${panel.right + 6} ${heights[at]})`}>
        <Marker type={marker} size={30} x={0} y={0} className={fill} />
        <Label x={8} y={4} className="fill-ink" words={series.label} />
      </g>
    );
  });
}

type PlotSvgProps = { model: PlotModel; layout: PlotLayout };

function Around({ model, layout, panel, name }: PlotSvgProps & { panel: PanelLayout; name: string }) {
  const { x, reference } = model;
  const { left, right, top, bottom } = panel;
  const format = (tick: number) => tickLabel(model, tick);
  return (
    <>
      {name !== "" && <Label x={left} y={top - 8} className="fill-ink font-medium" words={name} />}
      <Axes
        box={panel}
        x={{ ticks: layout.xTicks, at: panel.x, format: (at) => x.values[at]?.label ?? "" }}
        y={{ ticks: layout.yTicks, at: panel.y, ...(panel.numbered && { format }) }}
        marks={x.scale === "band" ? 0 : 4}
      >
        {reference !== null && (
          <path
            d={`M${left} ${panel.y(reference)}H${right}`}
            strokeWidth={1.5}
            className="stroke-ink-muted"
          />
        )}
      </Axes>
      <Label x={(left + right) / 2} y={bottom + 31} anchor="middle" words={titled(x.label, x.unit)} />
    </>
  );
}

export const PlotGround = memo(function PlotGround({ model, layout }: PlotSvgProps) {
  const id = useId();
  const pattern = (palette: string, look: number) => `hatch${id}${palette}${look}`;
  return (
    <>
      {model.mark === "bar" && <Patterns series={model.panels[0]?.series ?? []} name={pattern} />}
      <PlotLegend model={model} layout={layout} pattern={pattern} />
      <Label x={0} y={layout.titleY} words={titled(model.measure, model.unit)} />
      {model.panels.map((data, at) => {
        const panel = layout.panels[at] as PanelLayout;
        return (
          <g key={data.id}>
            <Around model={model} layout={layout} panel={panel} name={data.label} />
            <Marks model={model} panel={panel} data={data} pattern={pattern} />
            {layout.named && <Names panel={panel} data={data} />}
          </g>
        );
      })}
    </>
  );
});

interface Entry {
  kind: "series" | "device" | "run" | "value" | "range" | "whisker";
  label: string;
  series?: PlotSeries;
}

function legendEntries(model: PlotModel): Entry[] {
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

function PlotLegend({ model, layout, pattern }: PlotSvgProps & Pick<MarksProps, "pattern">) {
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
