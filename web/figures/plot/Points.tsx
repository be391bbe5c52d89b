/** Keyboard navigation: one focusable mark per point, only one of them in the Tab order. */
import type { KeyboardEvent } from "react";
import type { PanelLayout, PlotLayout } from "./layout.ts";
import { pointPlace } from "./Marks.tsx";
import { type PlotModel, pointAt, type Spot, spotKey } from "./model.ts";
import { spotWords } from "./Tooltip.tsx";

const TARGET = 24;

const RING = "fill-none stroke-focus opacity-0 group-focus-visible:opacity-100";

type Move = (model: PlotModel, spot: Spot) => Spot;

const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

const across = (by: number): Move => {
  return ({ x }, spot) => ({ ...spot, x: clamp(spot.x + by, x.values.length) });
};

/** From line to line, and on to the next panel behind the last. */
const along = (by: number): Move => {
  return ({ panels }, spot) => {
    const count = (panel: number) => panels[panel]?.series.length ?? 1;
    const series = spot.series + by;
    if (series >= 0 && series < count(spot.panel)) return { ...spot, series };
    const panel = spot.panel + by;
    return panel in panels ? { ...spot, panel, series: by > 0 ? 0 : count(panel) - 1 } : spot;
  };
};

const panelwise = (by: number): Move => {
  return ({ panels }, spot) => ({ ...spot, panel: clamp(spot.panel + by, panels.length) });
};

const moves: Record<string, Move> = {
  ArrowRight: across(1),
  ArrowLeft: across(-1),
  ArrowDown: along(1),
  ArrowUp: along(-1),
  PageDown: panelwise(1),
  PageUp: panelwise(-1),
  Home: (_, spot) => ({ ...spot, x: 0 }),
  End: ({ x }, spot) => ({ ...spot, x: x.values.length - 1 }),
};

/** Goes on in the same direction until there is a point; stays where there is none. */
export function moved(model: PlotModel, key: string, from: Spot): Spot | null {
  const move = moves[key];
  if (move === undefined) return null;
  let at = from;
  for (;;) {
    const next = move(model, at);
    if (spotKey(next) === spotKey(at)) return from;
    at = next;
    if (pointAt(model, at) !== undefined) return at;
    if (key === "Home") return moved(model, "ArrowRight", at);
    if (key === "End") return moved(model, "ArrowLeft", at);
  }
}

export type Place = ReturnType<typeof placesOf>[number];

/** All spots that have a point, panel by panel, line by line, where it is drawn, and in words. */
export const placesOf = (model: PlotModel, layout: PlotLayout) =>
  model.panels.flatMap((data, at) =>
    data.series.flatMap(({ points }, series) =>
      points.map((point) => {
        const panel = layout.panels[at] as PanelLayout;
        const [x, y] = pointPlace({ model, panel, data }, series, point);
        const spot = { panel: at, series, x: point.x };
        return { spot, x, y, words: spotWords(model, spot) };
      }),
    ),
  );

interface PointsProps {
  places: readonly Place[];
  /** The spot that Tab goes to. */
  stop: string | null;
  onFocus: (spot: Spot) => void;
  onBlur: () => void;
  onKey: (event: KeyboardEvent, spot: Spot) => void;
}

export const Points = ({ places, stop, onFocus, onBlur, onKey }: PointsProps) =>
  places.map(({ spot, x, y, words }) => {
    const key = spotKey(spot);
    return (
      // biome-ignore lint/a11y/useSemanticElements: a mark within a picture
      <g
        key={key}
        role="button"
        tabIndex={key === stop ? 0 : -1}
        aria-label={words}
        data-spot={key}
        transform={`translate(${x} ${y})`}
        className="group focus-visible:outline-none"
        onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && onFocus(spot)}
        onBlur={onBlur}
        onKeyDown={(event) => onKey(event, spot)}
      >
        <rect x={-TARGET / 2} y={-TARGET / 2} width={TARGET} height={TARGET} className="fill-none" />
        <circle r={9} strokeWidth={2} className={RING} />
      </g>
    );
  });
