/** A plot in small: its first panel without words, to be recognised. */
import { memo } from "react";
import { type PanelLayout, plotLayout } from "./plot/layout.ts";
import { Bars, Lines, Patterns } from "./plot/Marks.tsx";
import type { PlotModel } from "./plot/model.ts";
import { Paper } from "./plot/Paper.tsx";

const WIDTH = 240;
const HEIGHT = 120;
const EDGE = 8;

/** The first panel over the whole picture, on its own scale. */
function small(model: PlotModel): { model: PlotModel; panel: PanelLayout } {
  const one = { ...model, panels: model.panels.slice(0, 1) };
  const layout = plotLayout(one, [], WIDTH);
  const [left, right, top, bottom] = [EDGE, WIDTH - EDGE, EDGE, HEIGHT - EDGE];
  const from = layout.panels[0] ?? { left, right, x: () => left, band: 0 };
  const stretch = (right - left) / (from.right - from.left);
  const x = (index: number) => left + (from.x(index) - from.left) * stretch;
  const y = layout.y.copy().range([bottom, top]);
  return {
    model: one,
    panel: { left, right, top, bottom, numbered: false, x, y, band: from.band * stretch },
  };
}

export const PlotThumbnail = memo(function PlotThumbnail({ model: whole }: { model: PlotModel }) {
  const { model, panel } = small(whole);
  const data = model.panels[0];
  if (data === undefined) return null;
  const pattern = (palette: string, look: number) => `small-${whole.id}-${palette}${look}`;
  const Series = model.mark === "bar" ? Bars : Lines;
  const { reference } = model;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="block h-auto w-full" aria-hidden="true">
      {model.mark === "bar" && <Patterns series={data.series} name={pattern} />}
      {reference !== null && (
        <path d={`M${panel.left} ${panel.y(reference)}H${panel.right}`} className="stroke-ink-muted" />
      )}
      <path d={`M${panel.left} ${panel.bottom}H${panel.right}`} className="stroke-line-strong" />
      <Series model={model} panel={panel} data={data} pattern={pattern} />
      <Paper model={model} panel={panel} data={data} />
    </svg>
  );
});
