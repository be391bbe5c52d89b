/** Zooming a map: wheel, drag, pinch, double click by D3; keys and buttons call the same. */
import { type Selection, select } from "d3-selection";
import type { D3ZoomEvent, ZoomBehavior, ZoomTransform } from "d3-zoom";
import { zoom, zoomIdentity, zoomTransform } from "d3-zoom";
import { type RefObject, useContext, useLayoutEffect, useRef, useState } from "react";
import { formatFixed } from "../../text/numbers.ts";
import { text } from "../../text/text.ts";
import type { MapGeometry, Transform } from "./mapGeometry.ts";
import { LinkedZoomContext } from "./room.ts";

/** A wheel's notch zooms by half as much again: from the whole map to single frames are some ten. */
const WHEEL = 3;

/** A finger on a map that is shown in full scrolls the page; two zoom. */
function answers(event: Event, k: number): boolean {
  if (event.type.startsWith("touch")) return k > 1 || (event as TouchEvent).touches.length > 1;
  const { ctrlKey, button } = event as MouseEvent;
  return (!ctrlKey || event.type === "wheel") && button === 0;
}

const leaves = (event: Event) =>
  event.type === "dblclick" || (event.type === "wheel" && !(event as WheelEvent).ctrlKey);

type Zooming = ZoomBehavior<HTMLElement, unknown>;
type Surface = Selection<HTMLElement, unknown, null, undefined>;

/** `inPage`: among what scrolls and is clicked, a wheel alone scrolls, and a double click is two clicks. */
export function useZoom(
  ref: RefObject<HTMLElement | null>,
  { width, height }: Pick<MapGeometry, "width" | "height">,
  largest: number,
  inPage = false,
) {
  const link = useContext(LinkedZoomContext);
  const [transform, setTransform] = useState<Transform>(zoomIdentity);
  const behaviour = useRef<Zooming>(null);
  /** Set while a zoom comes from another map, or concerns this one alone. */
  const alone = useRef(false);

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
    const extent: [[number, number], [number, number]] = [
      [0, 0],
      [width, height],
    ];
    const zooming: Zooming = zoom<HTMLElement, unknown>()
      .extent(extent)
      .translateExtent(extent)
      .scaleExtent([1, largest])
      .duration(0)
      .wheelDelta(
        (event) => -event.deltaY * (event.deltaMode === 1 ? 0.05 : event.deltaMode ? 1 : 0.002) * WHEEL,
      )
      .filter((event: Event) => !(inPage && leaves(event)) && answers(event, zoomTransform(element).k))
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
  }, [ref, width, height, largest, link, inPage]);

  const on = (work: (zooming: Zooming, surface: Surface) => void) => {
    if (behaviour.current !== null && ref.current !== null) work(behaviour.current, select(ref.current));
  };
  return {
    transform,
    /** Makes everything so many times as large, around a point of the picture or its middle. */
    by: (factor: number, point?: [number, number]) =>
      on((zooming, surface) => zooming.scaleBy(surface, factor, point)),
    /** Moves the visible part by a number of CSS pixels. */
    pan: (x: number, y: number) =>
      on((zooming, surface) => zooming.translateBy(surface, x / transform.k, y / transform.k)),
    /** Shows a point of the whole map in the middle, as large as it gets; for this map alone. */
    to: (x: number, y: number) =>
      on((zooming, surface) => {
        alone.current = true;
        zooming.scaleTo(surface, largest);
        zooming.translateTo(surface, x, y);
        alone.current = false;
      }),
    fit: () => on((zooming, surface) => zooming.transform(surface, zoomIdentity)),
  };
}

const BUTTON =
  "inline-flex min-h-7 min-w-7 items-center justify-center rounded-md border border-line bg-surface px-1.5 text-sm hover:bg-surface-raised aria-disabled:opacity-45 pointer-coarse:min-h-11 pointer-coarse:min-w-11";

/** For readers without a wheel or a touch screen. A button that is spent keeps the focus: it is not disabled, it does nothing. */
export function ZoomButtons(props: { label: string; zoom: ReturnType<typeof useZoom>; largest: number }) {
  const { label, zoom, largest } = props;
  const { k } = zoom.transform;
  const words = text().pool;
  const atWhole = k <= 1.001;
  const buttons = [
    { sign: "−", name: words.zoomOut, spent: atWhole, act: () => zoom.by(0.5) },
    { sign: "+", name: words.zoomIn, spent: k >= largest * 0.999, act: () => zoom.by(2) },
    { sign: words.fit, name: words.showAll, spent: atWhole, act: zoom.fit },
  ];
  return (
    <fieldset className="flex items-center gap-1">
      <legend className="sr-only">{words.zoom(label)}</legend>
      <span className="mr-1 min-w-10 text-right text-ink-muted text-xs tabular-nums" aria-hidden="true">
        {formatFixed(k, k < 10 ? 1 : 0)}×
      </span>
      {buttons.map(({ sign, name, spent, act }) => (
        <button
          key={name}
          type="button"
          className={BUTTON}
          aria-label={words.zoomAction(label, name)}
          aria-disabled={spent}
          onClick={spent ? undefined : act}
        >
          {sign}
        </button>
      ))}
    </fieldset>
  );
}
