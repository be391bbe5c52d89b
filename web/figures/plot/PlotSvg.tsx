/** The picture of a plot: everything but what moves with pointer and keyboard. */
import { memo, useId } from "react";
import { Axes } from "../chart/Chart.tsx";
import { spread } from "../curves/layout.ts";
import { Label } from "../Drawing.tsx";
import { titled } from "./format.ts";
import { type PanelLayout, type PlotLayout, plotLayout, tickLabel } from "./layout.ts";
import { lookOf } from "./look.ts";
import { Marker, Marks, type MarksProps, Patterns } from "./Marks.tsx";
import type { PlotModel } from "./model.ts";
import { legendEntries, PlotLegend } from "./PlotLegend.tsx";

export const layoutOf = (model: PlotModel, width: number): PlotLayout =>
  plotLayout(
    model,
    legendEntries(model).map(({ label }) => label),
    width,
  );

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

interface PlotSvgProps {
  model: PlotModel;
  layout: PlotLayout;
}

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
