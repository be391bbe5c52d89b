/** The picture of a plot: everything but what moves with pointer and keyboard. */
import { memo, useId } from "react";
import { Axes, AxisWords } from "../chart/Axes.tsx";
import { spread } from "../curves/layout.ts";
import { titled } from "./format.ts";
import { type PanelLayout, type PlotLayout, plotLayout, tickLabel } from "./layout.ts";
import { lookOf, markerPath } from "./look.ts";
import { Bars, Lines, type MarksProps, Patterns } from "./Marks.tsx";
import type { PlotModel } from "./model.ts";
import { Paper } from "./Paper.tsx";
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
        <path d={markerPath(marker, 30)} className={fill} />
        <text x={8} y={4} className="fill-ink text-[13px]">
          {series.label}
        </text>
      </g>
    );
  });
}

interface PlotSvgProps {
  model: PlotModel;
  layout: PlotLayout;
}

/** Name of a panel, its axes, and the level line. */
function Around({ model, layout, panel, name }: PlotSvgProps & { panel: PanelLayout; name: string }) {
  const { x, reference } = model;
  const { left, right, top, bottom } = panel;
  return (
    <>
      {name !== "" && (
        <text x={left} y={top - 8} className="fill-ink font-medium text-[13px]">
          {name}
        </text>
      )}
      <Axes
        box={panel}
        x={{ ticks: layout.xTicks, at: panel.x, format: (at) => x.values[at]?.label ?? "" }}
        y={{
          ticks: layout.yTicks,
          at: panel.y,
          ...(panel.numbered && { format: (tick) => tickLabel(model, tick) }),
        }}
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
      <AxisWords x={(left + right) / 2} y={bottom + 31} anchor="middle">
        {titled(x.label, x.unit)}
      </AxisWords>
    </>
  );
}

export const PlotGround = memo(function PlotGround({ model, layout }: PlotSvgProps) {
  const id = useId();
  const pattern = (palette: string, look: number) => `hatch${id}${palette}${look}`;
  const Series = model.mark === "bar" ? Bars : Lines;
  return (
    <>
      {model.mark === "bar" && <Patterns series={model.panels[0]?.series ?? []} name={pattern} />}
      <PlotLegend model={model} layout={layout} entries={legendEntries(model)} pattern={pattern} />
      <AxisWords x={0} y={layout.titleY}>
        {titled(model.measure, model.unit)}
      </AxisWords>
      {model.panels.map((data, at) => {
        const panel = layout.panels[at] as PanelLayout;
        const props = { model, panel, data };
        return (
          <g key={data.id}>
            <Around model={model} layout={layout} panel={panel} name={data.label} />
            <Series {...props} pattern={pattern} />
            <Paper {...props} />
            {layout.named && <Names {...props} />}
          </g>
        );
      })}
    </>
  );
});
