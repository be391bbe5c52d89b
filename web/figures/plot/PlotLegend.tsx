/** The legend, part of the picture so that a saved one has it too. */

import { symbolCircle } from "d3-shape";
import { plotText } from "../../text/plot.ts";
import type { LegendItem, PlotLayout } from "./layout.ts";
import { lookOf, markerPath } from "./look.ts";
import { BEHIND_RUN } from "./Marks.tsx";
import { hasIntervals, type PlotModel, type PlotSeries, seedsOf } from "./model.ts";
import { DIAMOND } from "./Paper.tsx";

export type Entry =
  | { kind: "series"; label: string; series: PlotSeries }
  | { kind: "device" | "run" | "value" | "range" | "whisker" | "reference"; label: string };

/** What the picture shows, in this order. */
export function legendEntries(model: PlotModel): Entry[] {
  const words = plotText();
  const entries: Entry[] = (model.panels[0]?.series ?? []).map((series) => ({
    kind: "series",
    label: series.label,
    series,
  }));
  if (model.runTime != null)
    entries.push({ kind: "device", label: words.deviceTime }, { kind: "run", label: model.runTime });
  const reported = model.panels.flatMap((panel) => panel.reported);
  if (reported.some(({ low, high }) => low === high))
    entries.push({ kind: "value", label: words.paperValue });
  if (reported.some(({ low, high }) => low !== high))
    entries.push({ kind: "range", label: words.paperRange });
  const seeds = seedsOf(model);
  if (seeds > 1) {
    const whisker = hasIntervals(model) ? words.whiskerInterval : words.whisker;
    entries.push({ kind: "whisker", label: whisker(seeds) });
  }
  return entries;
}

/** A bar as the key draws it. */
const BAR = { x: 4, y: -6, width: 16, height: 12, strokeWidth: 1.5 };

function Mark({ entry, model, pattern }: { entry: Entry; model: PlotModel; pattern: string }) {
  switch (entry.kind) {
    case "series": {
      const { stroke, fill, dash, marker } = lookOf(entry.series);
      if (model.mark === "bar") return <rect {...BAR} fill={`url(#${pattern})`} className={stroke} />;
      return (
        <>
          <path d="M0 0h24" strokeWidth={2} strokeDasharray={dash} className={stroke} />
          <path d={markerPath(marker, 42)} transform="translate(12 0)" className={fill} />
        </>
      );
    }
    case "device":
      if (model.mark === "bar")
        return <rect {...BAR} fillOpacity={BEHIND_RUN} className="fill-ink stroke-ink" />;
      return (
        <>
          <path d="M0 0h24" strokeWidth={2} className="stroke-ink" />
          <path d={markerPath(symbolCircle, 42)} transform="translate(12 0)" className="fill-ink" />
        </>
      );
    case "run":
      if (model.mark === "bar") return <rect x={7} y={-6} width={10} height={12} className="fill-ink" />;
      return (
        <>
          <path d="M0 0h24" className="stroke-ink" />
          <path
            d={markerPath(symbolCircle, 30)}
            transform="translate(12 0)"
            className="fill-surface stroke-ink"
          />
        </>
      );
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

interface PlotLegendProps {
  model: PlotModel;
  layout: PlotLayout;
  entries: Entry[];
  pattern: (palette: string, look: number) => string;
}

export function PlotLegend({ model, layout, entries, pattern }: PlotLegendProps) {
  return entries.map((entry, at) => {
    const { x, y } = layout.legend[at] as LegendItem;
    const name = entry.kind === "series" ? pattern(entry.series.palette, entry.series.look) : "";
    return (
      <g key={entry.label} transform={`translate(${x} ${y})`}>
        <Mark entry={entry} model={model} pattern={name} />
        <text x={30} y={4} className="fill-ink text-[13px]">
          {entry.label}
        </text>
      </g>
    );
  });
}
