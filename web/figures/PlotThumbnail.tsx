/** A plot in small: its first panel without words, to be recognised. */
import { memo } from "react";
import type { PanelLayout, PlotLayout } from "./plot/layout.ts";
import { plotLayout } from "./plot/layout.ts";
import { Bars, Lines } from "./plot/Marks.tsx";
import type { PlotModel } from "./plot/model.ts";
import { Paper } from "./plot/Paper.tsx";
import { Patterns } from "./plot/Patterns.tsx";

const WIDTH = 240;
const HEIGHT = 120;
const EDGE = 8;

/** The first panel over the whole picture, on its own scale. */
function small(model: PlotModel): { model: PlotModel; layout: PlotLayout; panel: PanelLayout } {
  const one = { ...model, panels: model.panels.slice(0, 1) };
  const layout = plotLayout(one, [], WIDTH);
  const from = layout.panels[0];
  const [left, right] = [EDGE, WIDTH - EDGE];
  const place = (index: number) => {
    if (from === undefined) return left;
    return left + ((from.x(index) - from.left) / (from.right - from.left)) * (right - left);
  };
  const stretch = from === undefined ? 1 : (right - left) / (from.right - from.left);
  const panel = { left, right, top: EDGE, bottom: HEIGHT - EDGE, numbered: false, x: place };
  const y = layout.y.copy().range([HEIGHT - 2 * EDGE, 0]);
  return { model: one, layout: { ...layout, y, bandWidth: layout.bandWidth * stretch }, panel };
}

export const PlotThumbnail = memo(function PlotThumbnail({ model: whole }: { model: PlotModel }) {
  const { model, layout, panel } = small(whole);
  const data = model.panels[0];
  if (data === undefined) return null;
  const pattern = (palette: string, look: number) => `small-${whole.id}-${palette}${look}`;
  const Series = model.mark === "bar" ? Bars : Lines;
  const { reference } = model;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="block h-auto w-full" aria-hidden="true">
      {model.mark === "bar" && <Patterns series={data.series} name={pattern} />}
      {reference !== null && (
        <path
          d={`M${panel.left} ${panel.top + layout.y(reference)}H${panel.right}`}
          className="stroke-ink-muted"
        />
      )}
      <path d={`M${panel.left} ${panel.bottom}H${panel.right}`} className="stroke-line-strong" />
      <Series model={model} layout={layout} panel={panel} data={data} pattern={pattern} />
      <Paper model={model} layout={layout} panel={panel} data={data} />
    </svg>
  );
});
