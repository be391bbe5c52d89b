/** The picture of a plot: everything but what moves with pointer and keyboard. */
import { memo, useId } from "react";
import { spread } from "../curves/layout.ts";
import { Axes } from "./Axes.tsx";
import { titled } from "./format.ts";
import { type PanelLayout, type PlotLayout, plotLayout } from "./layout.ts";
import { lookOf, markerPath } from "./look.ts";
import { Bars, Lines, type MarksProps } from "./Marks.tsx";
import type { PlotModel } from "./model.ts";
import { Paper } from "./Paper.tsx";
import { Patterns } from "./Patterns.tsx";
import { legendEntries, PlotLegend } from "./PlotLegend.tsx";

export const layoutOf = (model: PlotModel, width: number): PlotLayout =>
  plotLayout(
    model,
    legendEntries(model).map(({ label }) => label),
    width,
  );

/** Names at the ends of the lines, each with its line's marker. */
function Names({ layout, panel, data }: Omit<MarksProps, "pattern" | "model">) {
  const drawn = data.series.filter(({ points }) => points.length > 0);
  const ends = drawn.map(({ points }) => panel.top + layout.y(points.at(-1)?.value.mean ?? 0));
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

export const PlotGround = memo(function PlotGround({ model, layout }: PlotSvgProps) {
  const id = useId();
  const pattern = (palette: string, look: number) => `hatch${id}${palette}${look}`;
  const Series = model.mark === "bar" ? Bars : Lines;
  return (
    <>
      {model.mark === "bar" && <Patterns series={model.panels[0]?.series ?? []} name={pattern} />}
      <PlotLegend model={model} layout={layout} entries={legendEntries(model)} pattern={pattern} />
      <text x={0} y={layout.titleY} className="fill-ink-muted text-[13px]">
        {titled(model.measure, model.unit)}
      </text>
      {model.panels.map((data, at) => {
        const panel = layout.panels[at] as PanelLayout;
        const props = { model, layout, panel, data };
        return (
          <g key={data.id}>
            <Axes model={model} layout={layout} panel={panel} label={data.label} />
            <Series {...props} pattern={pattern} />
            <Paper {...props} />
            {layout.named && <Names {...props} />}
          </g>
        );
      })}
    </>
  );
});
