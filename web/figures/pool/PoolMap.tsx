/** A pool of thousands of frames as a map to zoom into, this step's marks on a layer above, and the next to be evicted. */
import { useEffect, useLayoutEffect, useRef } from "react";
import { text } from "../../text/text.ts";
import { prepare, usePixelRatio } from "../canvas.ts";
import { Drawing, Label } from "../Drawing.tsx";
import { drawnOn } from "../motion/standing.ts";
import { usePalette } from "../palette.ts";
import { drawMap, type LastDrawn } from "./drawMap.ts";
import { drawMapMarks } from "./drawMapMarks.ts";
import { FrameReadout, FrameSlider, type OnChoose, useProbe } from "./FrameProbe.tsx";
import { isSeen, largestZoom, type MapGeometry, mapGeometry, squareOf, zoomed } from "./mapGeometry.ts";
import { rings } from "./marks.ts";
import { MARK, marksAt, type PoolModel, slotOf } from "./model.ts";
import { frameFace } from "./PoolCells.tsx";
import { type DrawSquares, rasterOnto } from "./raster.ts";
import { Shapes } from "./Shapes.tsx";
import { useZoom, ZoomButtons } from "./zoom.tsx";

/** Around the map: marks of squares at its edge reach beyond it. */
const MARGIN = 8;
/** So much of a low screen, so that the sentence below stays in sight. */
const SHARE_OF_SCREEN = 0.36;
const HIGHEST = 400;
const LOWEST = 200;
/** By so much the zoom's buttons are higher than the line that answers. */
const BUTTONS = 6;

export interface PoolMapProps {
  model: PoolModel;
  width: number;
  label: string;
  words: string;
  /** Changes whenever a page is looked for. */
  asked: number;
  /** How high the picture may be, if not a share of the window. */
  room?: number | undefined;
  /** The pool in eviction order, whose end a map draws as cells. */
  ordered?: PoolModel | undefined;
  onChoose: OnChoose;
}

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
  const raster = useRef<DrawSquares>(null);
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
  const probe = useProbe(model, geometry, surface, onChoose);
  const inner = { width: whole.width, height: whole.height };
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
    raster.current ??= rasterOnto(below.context);
    const before = below.resized ? null : last.current;
    last.current = drawMap(below.context, model, geometry, palette, before, raster.current).now;
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
  // Only what was just looked for is gone to; it may move on afterwards. Also when its room changes, as by the line that
  // says where the page is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown anew depends on the size
  useEffect(() => {
    if (asked > 0 && model.sought !== null) zoom.to(...middleOf(whole, slotOf(model, model.sought)));
  }, [asked, whole.width, whole.height]);

  const dragged = zoom.transform.k > 1 ? "cursor-grab touch-none active:cursor-grabbing" : "touch-pan-y";
  return (
    <div className="rounded-sm pb-0.5 outline-offset-2 outline-focus has-[input:focus-visible]:outline-2">
      <div ref={box} role="img" aria-label={words} className="relative" style={outer}>
        <div
          ref={surface}
          className={`absolute outline-1 outline-line ${dragged}`}
          style={{ left: MARGIN, top: MARGIN, ...inner }}
          {...probe.pointer}
        >
          <canvas ref={squares} data-cells className="block" style={inner} />
        </div>
        <canvas ref={marks} className="pointer-events-none absolute top-0 left-0" style={outer} />
      </div>
      {ordered !== undefined && <NextToGo model={ordered} width={width} onChoose={onChoose} />}
      <FrameSlider {...probe.slider} label={label} onMove={reveal} onKey={onKey} />
      <div
        className={`flex items-start justify-between gap-x-4 gap-y-1 ${given === undefined ? "flex-wrap" : "pool-answer"}`}
      >
        <FrameReadout model={model} frame={probe.frame} />
        <ZoomButtons label={label} zoom={zoom} largest={largest} />
      </div>
    </div>
  );
}

const CAPTION = 90;
const NEXT_HEIGHT = 34;
const CELL = 24;
const GAP = 5;
const EDGE = 4;

/** The next frames to be evicted, as cells beside a map that is too small to read. The keyboard chooses them on the map. */
function NextToGo({ model, width, onChoose }: Pick<PoolMapProps, "model" | "width" | "onChoose">) {
  const room = width - 2 * EDGE;
  const wide = Math.max(28, model.digits * 8 + 14);
  const count = Math.min(model.ordered, Math.max(1, Math.floor((room - CAPTION) / (wide + GAP))));
  const left = EDGE + Math.max(0, room - count * (wide + GAP));
  return (
    <Drawing width={width} height={NEXT_HEIGHT}>
      <Label x={left - 8} y={CELL / 2 + 9} anchor="end" words={text().pool.nextCells} />
      {Array.from(model.slots.subarray(model.ordered - count, model.ordered), (frame, at) => {
        const marks = marksAt(model, frame);
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the map has a slider for the keyboard
          <g
            key={frame}
            data-next
            data-page={model.pages[frame]}
            data-frame={frame}
            data-mark={(marks & MARK.spared) === 0 ? undefined : "ghost"}
            className={onChoose && "can-ask"}
            onClick={({ currentTarget }) => onChoose?.(frame, currentTarget.getBoundingClientRect())}
            style={{ transform: `translate(${left + at * (wide + GAP)}px, 5px)` }}
          >
            <Shapes of={[...frameFace(model, frame, wide, CELL, true), ...rings(marks, wide, CELL)]} />
          </g>
        );
      })}
    </Drawing>
  );
}
