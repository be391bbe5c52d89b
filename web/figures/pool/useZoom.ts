/** Zooming a map: wheel, drag, pinch, double click by D3; keys and buttons call the same. */
import { select } from "d3-selection";
import {
  type D3ZoomEvent,
  type ZoomBehavior,
  type ZoomTransform,
  zoom,
  zoomIdentity,
  zoomTransform,
} from "d3-zoom";
import { type RefObject, useCallback, useContext, useLayoutEffect, useRef, useState } from "react";
import type { MapGeometry } from "./canvasGeometry.ts";
import { LinkedZoomContext } from "./linkedZoom.ts";
import type { Transform } from "./mapView.ts";

export interface Zoom {
  transform: Transform;
  /** Makes everything so many times as large, around a point of the picture or its middle. */
  by: (factor: number, point?: [number, number]) => void;
  /** Moves the visible part by a number of CSS pixels. */
  pan: (x: number, y: number) => void;
  /** Shows a point of the whole map in the middle, as large as it gets; for this map alone. */
  to: (x: number, y: number) => void;
  fit: () => void;
}

/** A wheel's notch zooms by half as much again: from the whole map to single frames are some ten. */
const WHEEL = 3;

/** A finger on a map that is shown in full scrolls the page; two zoom. */
function answers(event: Event, k: number): boolean {
  if (event.type.startsWith("touch")) return k > 1 || (event as TouchEvent).touches.length > 1;
  const { ctrlKey, button } = event as MouseEvent;
  return (!ctrlKey || event.type === "wheel") && button === 0;
}

export function useZoom(ref: RefObject<HTMLElement | null>, map: MapGeometry, largest: number): Zoom {
  const link = useContext(LinkedZoomContext);
  const [transform, setTransform] = useState<Transform>(zoomIdentity);
  const behaviour = useRef<ZoomBehavior<HTMLElement, unknown> | null>(null);
  /** Set while a zoom comes from another map, or concerns this one alone. */
  const alone = useRef(false);
  const { width, height } = map;

  // In a layout effect: input right after the map appears must not be lost.
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const selection = select(element);
    const follow = (next: Transform) => {
      alone.current = true;
      zooming.transform(selection, next as ZoomTransform);
      alone.current = false;
    };
    const zooming = zoom<HTMLElement, unknown>()
      .extent([
        [0, 0],
        [width, height],
      ])
      .translateExtent([
        [0, 0],
        [width, height],
      ])
      .scaleExtent([1, largest])
      .duration(0)
      .wheelDelta(
        (event) => -event.deltaY * (event.deltaMode === 1 ? 0.05 : event.deltaMode ? 1 : 0.002) * WHEEL,
      )
      .filter((event: Event) => answers(event, zoomTransform(element).k))
      .on("zoom", ({ transform: next }: D3ZoomEvent<HTMLElement, unknown>) => {
        setTransform(next);
        if (!alone.current) link?.tell(next, follow);
      });
    selection.call(zooming);
    behaviour.current = zooming;
    // Another size of the map is another map.
    follow(zoomIdentity);
    const leave = link?.join(follow);
    return () => {
      leave?.();
      selection.on(".zoom", null);
    };
  }, [ref, width, height, largest, link]);

  const on = useCallback(
    (work: (zooming: ZoomBehavior<HTMLElement, unknown>, element: HTMLElement) => void) => {
      if (behaviour.current !== null && ref.current !== null) work(behaviour.current, ref.current);
    },
    [ref],
  );
  return {
    transform,
    by: (factor, point) => on((zooming, element) => zooming.scaleBy(select(element), factor, point)),
    pan: (x, y) =>
      on((zooming, element) => zooming.translateBy(select(element), x / transform.k, y / transform.k)),
    to: (x, y) =>
      on((zooming, element) => {
        alone.current = true;
        zooming.scaleTo(select(element), largest);
        zooming.translateTo(select(element), x, y);
        alone.current = false;
      }),
    fit: () => on((zooming, element) => zooming.transform(select(element), zoomIdentity)),
  };
}
