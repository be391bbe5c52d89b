/** A plot in small: its first panel without words, over the whole picture on its own scale, to be recognised. */
import { memo } from "react";
import { type PanelLayout, plotLayout } from "./plot/layout.ts";
import { Marks, Patterns } from "./plot/Marks.tsx";
import type { PlotModel } from "./plot/model.ts";

const WIDTH = 240;
const HEIGHT = 120;
const EDGE = 8;

function panelOf(model: PlotModel): PanelLayout {
  const layout = plotLayout(model, [], WIDTH);
  const [left, right, top, bottom] = [EDGE, WIDTH - EDGE, EDGE, HEIGHT - EDGE];
  const from = layout.panels[0] ?? { left, right, x: () => left, band: 0 };
  const stretch = (right - left) / (from.right - from.left);
  const x = (index: number) => left + (from.x(index) - from.left) * stretch;
  const y = layout.y.copy().range([bottom, top]);
  return { left, right, top, bottom, numbered: false, x, y, band: from.band * stretch };
}

export const PlotThumbnail = memo(function PlotThumbnail({ model: whole }: { model: PlotModel }) {
  const mark = whole.mark === "table" ? "bar" : whole.mark;
  const model = { ...whole, mark, panels: whole.panels.slice(0, 1) };
  const [data] = model.panels;
  if (data === undefined) return null;
  const panel = panelOf(model);
  const pattern = (palette: string, look: number) => `small-${whole.id}-${palette}${look}`;
  const across = (y: number) => `M${panel.left} ${y}H${panel.right}`;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="block h-auto w-full" aria-hidden="true">
      {model.mark === "bar" && <Patterns series={data.series} name={pattern} />}
      {model.reference !== null && <path d={across(panel.y(model.reference))} className="stroke-ink-muted" />}
      <path d={across(panel.bottom)} className="stroke-line-strong" />
      <Marks model={model} panel={panel} data={data} pattern={pattern} />
    </svg>
  );
});
