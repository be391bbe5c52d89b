/** A pool of thousands of frames as a map to zoom into, this step's marks on a layer above. */
import { useEffect, useLayoutEffect, useRef } from "react";
import type { Anchor } from "../anchor.ts";
import { prepare, usePixelRatio } from "../canvas.ts";
import { drawnOn } from "../motion/standing.ts";
import { usePalette } from "../palette.ts";
import { isSeen, type MapGeometry, mapGeometry, squareOf } from "./canvasGeometry.ts";
import { drawMap, type LastDrawn } from "./drawMap.ts";
import { drawMapMarks } from "./drawMapMarks.ts";
import { anchorOf, FrameReadout, FrameSlider, useProbe } from "./FrameProbe.tsx";
import { largestZoom, zoomed } from "./mapView.ts";
import { type PoolModel, slotOf } from "./model.ts";
import { NEXT_HEIGHT, NextToGo } from "./NextToGo.tsx";
import { Raster } from "./raster.ts";
import { useZoom } from "./useZoom.ts";
import { ZoomButtons } from "./ZoomButtons.tsx";

/** Around the map: marks of squares at its edge reach beyond it. */
const MARGIN = 8;
/** So much of a low screen, so that the sentence below stays in sight. */
const SHARE_OF_SCREEN = 0.36;
const HIGHEST = 400;
const LOWEST = 200;
/** By so much the zoom's buttons are higher than the line that answers. */
const BUTTONS = 6;

/** Of every picture of a pool on a canvas. */
export interface PoolMapProps {
  model: PoolModel;
  width: number;
  label: string;
  /** The picture in words. */
  words: string;
  /** Changes whenever a page is looked for. */
  asked: number;
  /** How high the picture may be, if not a share of the window. */
  room?: number | undefined;
  /** The pool in eviction order, whose end a map draws as cells. */
  ordered?: PoolModel | undefined;
  /** Chooses a frame, drawn at a place in the window. */
  onChoose?: ((frame: number, anchor: Anchor) => void) | undefined;
}

/** Middle of a place. */
const middleOf = ({ columns, left, top, pitchX, pitchY }: MapGeometry, slot: number): [number, number] => [
  left + ((slot % columns) + 0.5) * pitchX,
  top + (Math.floor(slot / columns) + 0.5) * pitchY,
];

/** How far something from `at` to `at + size` must move to lie between 0 and `room`. */
const inward = (at: number, size: number, room: number) =>
  at < 0 ? -at : at + size > room ? Math.max(room - at - size, -at) : 0;

export function PoolMap({ model, width, label, words, asked, room: given, ordered, onChoose }: PoolMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const squares = useRef<HTMLCanvasElement>(null);
  const marks = useRef<HTMLCanvasElement>(null);
  const last = useRef<LastDrawn | null>(null);
  const raster = useRef<Raster>(null);
  const palette = usePalette(box);
  const ratio = usePixelRatio();
  const usual = Math.max(LOWEST, globalThis.innerHeight * SHARE_OF_SCREEN);
  const room = Math.min(
    HIGHEST,
    given === undefined ? usual : Math.max(24, given - 2 * MARGIN - NEXT_HEIGHT - BUTTONS),
  );
  const whole = mapGeometry(model.frames, width - 2 * MARGIN, ratio, room);
  const surface = useRef<HTMLDivElement>(null);
  const largest = largestZoom(whole, model.digits);
  const zoom = useZoom(surface, whole, largest);
  const geometry = zoomed(whole, zoom.transform);
  const probe = useProbe(model, geometry, onChoose);
  const outer = { width: whole.width + 2 * MARGIN, height: whole.height + 2 * MARGIN };

  // In the commit, not after it: what a played frame may take includes its drawing.
  useLayoutEffect(() => {
    if (squares.current === null || marks.current === null || palette === null) return;
    drawnOn(squares.current, (page) => {
      const frame = model.pages.indexOf(page);
      const slot = frame < 0 ? -1 : slotOf(model, frame);
      return slot >= 0 && isSeen(geometry, slot) ? squareOf(geometry, slot) : null;
    });
    const below = prepare(squares.current, whole.width, whole.height, ratio);
    const above = prepare(marks.current, outer.width, outer.height, ratio);
    if (below.context === null || above.context === null) return;
    raster.current ??= new Raster();
    const all = raster.current.onto(below.context);
    const before = below.resized ? null : last.current;
    last.current = drawMap(below.context, model, geometry, palette, before, all).now;
    above.context.translate(MARGIN, MARGIN);
    drawMapMarks(above.context, model, geometry, palette, probe.frame, MARGIN);
  });

  const reveal = (slot: number) => {
    const { columns, left, top, pitchX, pitchY } = geometry;
    const x = inward(left + (slot % columns) * pitchX, pitchX, whole.width);
    const y = inward(top + Math.floor(slot / columns) * pitchY, pitchY, whole.height);
    if (x !== 0 || y !== 0) zoom.pan(x, y);
  };
  const onKey = (key: string, slot: number) => {
    if (key === "+" || key === "=") zoom.by(2, middleOf(geometry, slot));
    else if (key === "-") zoom.by(0.5, middleOf(geometry, slot));
    else if (key === "0") zoom.fit();
    else return false;
    return true;
  };

  // Only what was just looked for is gone to; it may move on afterwards.
  const showSought = () => {
    if (model.sought !== null) zoom.to(...middleOf(whole, slotOf(model, model.sought)));
  };
  const show = useRef(showSought);
  show.current = showSought;
  // Also when its room changes, as by the line that says where the page is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown anew depends on the size
  useEffect(() => {
    if (asked > 0) show.current();
  }, [asked, whole.width, whole.height]);

  const { k } = zoom.transform;
  return (
    <div className="rounded-sm pb-0.5 outline-offset-2 outline-focus has-[input:focus-visible]:outline-2">
      <div ref={box} role="img" aria-label={words} className="relative" style={outer}>
        <div
          ref={surface}
          className={`absolute outline-1 outline-line ${k > 1 ? "cursor-grab touch-none active:cursor-grabbing" : "touch-pan-y"}`}
          style={{ left: MARGIN, top: MARGIN, width: whole.width, height: whole.height }}
          {...probe.pointer}
        >
          <canvas
            ref={squares}
            data-cells
            className="block"
            style={{ width: whole.width, height: whole.height }}
          />
        </div>
        <canvas ref={marks} className="pointer-events-none absolute top-0 left-0" style={outer} />
      </div>
      {ordered !== undefined && <NextToGo model={ordered} width={width} onChoose={onChoose} />}
      <FrameSlider
        model={model}
        geometry={geometry}
        probe={probe}
        label={label}
        onChoose={
          onChoose &&
          ((frame, slot) => {
            if (surface.current !== null) onChoose(frame, anchorOf(surface.current, geometry, slot));
          })
        }
        onMove={reveal}
        onKey={onKey}
      />
      <div
        className={`flex items-start justify-between gap-x-4 gap-y-1 ${given === undefined ? "flex-wrap" : "pool-answer"}`}
      >
        <FrameReadout model={model} frame={probe.frame} />
        <ZoomButtons label={label} zoom={zoom} largest={largest} />
      </div>
    </div>
  );
}
