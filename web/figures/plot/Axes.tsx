import { titled } from "./format.ts";
import { type PanelLayout, type PlotLayout, tickLabel } from "./layout.ts";
import type { PlotModel } from "./model.ts";

const TICK = "fill-ink-muted text-[13px]";

interface AxesProps {
  model: PlotModel;
  layout: PlotLayout;
  panel: PanelLayout;
  label: string;
}

/** Grid, level line, numbers and names around one panel. */
export function Axes({ model, layout, panel, label }: AxesProps) {
  const { left, right, top, bottom, numbered } = panel;
  const { x, reference } = model;
  const height = (value: number) => top + layout.y(value);
  return (
    <>
      {label !== "" && (
        <text x={left} y={top - 8} className="fill-ink font-medium text-[13px]">
          {label}
        </text>
      )}
      {layout.yTicks.map((tick) => (
        <g key={tick}>
          <path d={`M${left} ${height(tick)}H${right}`} className="stroke-line" />
          {numbered && (
            <text x={left - 6} y={height(tick) + 4} textAnchor="end" className={TICK}>
              {tickLabel(model, tick)}
            </text>
          )}
        </g>
      ))}
      <path d={`M${left} ${bottom}H${right}`} className="stroke-line-strong" />
      {reference !== null && (
        <path d={`M${left} ${height(reference)}H${right}`} strokeWidth={1.5} className="stroke-ink-muted" />
      )}
      {layout.xTicks.map((at) => (
        <g key={at}>
          {x.scale !== "band" && <path d={`M${panel.x(at)} ${bottom}v4`} className="stroke-line-strong" />}
          <text x={panel.x(at)} y={bottom + 16} textAnchor="middle" className={TICK}>
            {x.values[at]?.label}
          </text>
        </g>
      ))}
      <text x={(left + right) / 2} y={bottom + 31} textAnchor="middle" className={TICK}>
        {titled(x.label, x.unit)}
      </text>
    </>
  );
}
