/** A figure of an experiment: lines or bars in panels, read by pointer or keyboard; a point opens its run. */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useMemo, useRef, useState } from "react";
import { plotText } from "../text/plot.ts";
import { type PlotModel, pointAt, type Spot, spotKey } from "./plot/model.ts";
import { layoutOf, PlotGround } from "./plot/PlotSvg.tsx";
import { PlotTable } from "./plot/PlotTable.tsx";
import { moved, type Place, Points, placesOf } from "./plot/Points.tsx";
import { Tooltip, telling } from "./plot/Tooltip.tsx";
import { useWidth } from "./useWidth.ts";

const PASSING = "fill-none stroke-ink";
/** No point answers a pointer that is further away, in pixels. */
const REACH = 40;

function nearest(places: readonly Place[], x: number, y: number): Place | null {
  let best: Place | null = null;
  let least = REACH;
  for (const place of places) {
    const apart = Math.hypot(place.x - x, place.y - y);
    if (apart < least) [best, least] = [place, apart];
  }
  return best;
}

export interface PlotFigureProps {
  model: PlotModel;
  onOpen: (point: number) => void;
  svgRef?: React.RefObject<SVGSVGElement | null>;
  children?: React.ReactNode;
  /** Between the title's line and the plot. */
  picker?: React.ReactNode;
}

export function PlotFigure({ model, onOpen, svgRef, children, picker }: PlotFigureProps) {
  const [ref, width] = useWidth<HTMLDivElement>(640);
  const layout = useMemo(() => layoutOf(model, width), [model, width]);
  const places = useMemo(() => placesOf(model, layout), [model, layout]);
  const [shown, setShown] = useState<{ spot: Spot; by: "pointer" | "keyboard" | "touch" } | null>(null);
  const [stop, setStop] = useState<string | null>(null);
  const own = useRef<SVGSVGElement>(null);
  const box = svgRef ?? own;

  const open = (spot: Spot) => {
    const point = pointAt(model, spot);
    if (point !== undefined && model.opens) onOpen(point.point);
  };
  const onKey = (event: KeyboardEvent, spot: Spot) => {
    if (event.key === "Escape") setShown(null);
    if (event.key === "Enter" || event.key === " ") open(spot);
    const next = moved(model, event.key, spot);
    if (next !== null) box.current?.querySelector<SVGElement>(`[data-spot="${spotKey(next)}"]`)?.focus();
    if (next !== null || event.key === " ") event.preventDefault();
  };
  const onFocus = (spot: Spot) => {
    setShown({ spot, by: "keyboard" });
    setStop(spotKey(spot));
  };

  const at = (event: MouseEvent) => {
    const { left, top } = (box.current as SVGSVGElement).getBoundingClientRect();
    return nearest(places, event.clientX - left, event.clientY - top)?.spot ?? null;
  };
  const point = (event: PointerEvent) => {
    const spot = at(event);
    if (spot === null) setShown(null);
    else setShown({ spot, by: event.pointerType === "touch" ? "touch" : "pointer" });
  };
  const click = (event: MouseEvent) => {
    const spot = at(event);
    // A finger covers its point: a touch first shows the tooltip, which has a button.
    if (spot !== null && shown?.by !== "touch") open(spot);
  };

  const place = shown && places.find(({ spot }) => spotKey(spot) === spotKey(shown.spot));
  const told = shown && telling(model, shown.spot);
  const keys = places.map(({ spot }) => spotKey(spot));
  return (
    <figure className="m-0 grid min-w-0 grid-cols-1 gap-2">
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="font-semibold">{model.title}</h2>
        {children}
        <PlotTable model={model} />
      </figcaption>
      {picker}
      <div
        ref={ref}
        className="relative"
        onPointerLeave={(event) => event.pointerType !== "touch" && setShown(null)}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: each point takes Enter */}
        {/* biome-ignore lint/a11y/useSemanticElements: a picture of points that are controls, no fields */}
        <svg
          ref={box}
          width={layout.width}
          height={layout.height}
          role="group"
          aria-label={(model.opens ? plotText().keys : plotText().keysOnly)(model.title)}
          className={`block overflow-visible font-sans tabular-nums ${shown?.by === "pointer" && model.opens ? "cursor-pointer" : ""}`}
          onPointerMove={point}
          onPointerDown={point}
          onClick={click}
        >
          <PlotGround model={model} layout={layout} />
          <Points
            places={places}
            stop={keys.find((key) => key === stop) ?? keys[0] ?? null}
            onFocus={onFocus}
            onBlur={() => setShown(null)}
            onKey={onKey}
          />
          {place && shown?.by !== "keyboard" && (
            <circle cx={place.x} cy={place.y} r={8} strokeWidth={1.5} className={PASSING} data-passing />
          )}
        </svg>
        {place && told && (
          <Tooltip
            telling={told}
            x={place.x}
            y={place.y}
            width={width}
            onOpen={shown?.by === "touch" && model.opens ? () => open(place.spot) : null}
          />
        )}
      </div>
    </figure>
  );
}
