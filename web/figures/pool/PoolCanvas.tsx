/** A pool of some hundred frames: small readable cells on a canvas, in a window to scroll. */
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { prepare, usePixelRatio } from "../canvas.ts";
import { drawnOn } from "../motion/standing.ts";
import { usePalette } from "../palette.ts";
import { cellOf, cellsGeometry } from "./canvasGeometry.ts";
import { FrameReadout, FrameSlider, useProbe } from "./FrameProbe.tsx";
import { slotOf } from "./model.ts";
import type { PoolMapProps } from "./PoolMap.tsx";
import { type Drawn, drawCells } from "./smallCell.ts";

/** Rows shown at once; fewer on a low screen, so that the sentence below stays in sight. */
const VIEWPORT = 360;
const SHARE_OF_SCREEN = 0.36;

export function PoolCanvas({ model, width, label, words, asked, room, onChoose }: PoolMapProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const last = useRef<Drawn | null>(null);
  const [top, setTop] = useState(0);
  const palette = usePalette(viewport);
  const ratio = usePixelRatio();
  const geometry = cellsGeometry(model.frames, width, model.digits, room);
  const viewed = Math.min(VIEWPORT, Math.max(160, globalThis.innerHeight * SHARE_OF_SCREEN));
  const height = Math.min(room === undefined ? viewed : geometry.height, geometry.height);
  const probe = useProbe(model, geometry, picture, onChoose);

  useLayoutEffect(() => {
    if (canvas.current === null) return;
    drawnOn(canvas.current, (page) => {
      const frame = model.pages.indexOf(page);
      const cell = frame < 0 ? null : cellOf(geometry, slotOf(model, frame));
      return cell === null || cell.y < top || cell.y + cell.height > top + height
        ? null
        : { ...cell, y: cell.y - top };
    });
  });

  useEffect(() => {
    if (canvas.current === null || palette === null) return;
    const { context, resized } = prepare(canvas.current, geometry.width, height, ratio);
    if (context === null) return;
    const view = { top, height, cursor: probe.frame };
    const before = resized ? null : last.current;
    last.current = drawCells(context, model, geometry, palette, view, before).now;
  });

  const reveal = (slot: number) => {
    const y = Math.floor(slot / geometry.columns) * geometry.pitchY;
    const element = viewport.current;
    if (element === null) return;
    if (y < element.scrollTop) element.scrollTop = y;
    const lowest = y + geometry.pitchY - element.clientHeight;
    if (lowest > element.scrollTop) element.scrollTop = lowest;
  };
  // Only what was just looked for is gone to, in rows of any size; it may move on afterwards.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown anew depends on the size
  useEffect(() => {
    if (asked > 0 && model.sought !== null) reveal(slotOf(model, model.sought));
  }, [asked, geometry.columns, geometry.pitchY]);

  return (
    <div className="rounded-sm pb-0.5 outline-offset-2 outline-focus focus-within:outline-2">
      <div
        ref={viewport}
        className="overflow-y-auto overflow-x-hidden"
        style={{ maxHeight: height }}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      >
        {/* In the part that scrolls, so that the keyboard scrolls it; always in view, so that focus does not. */}
        <div className="sticky top-0 h-0">
          <FrameSlider {...probe.slider} label={label} onMove={reveal} />
        </div>
        <div
          ref={picture}
          role="img"
          aria-label={words}
          className={onChoose && "can-ask"}
          style={{ width: geometry.width, height: geometry.height }}
          {...probe.pointer}
        >
          <canvas
            ref={canvas}
            data-cells
            className="sticky top-0 block"
            style={{ width: geometry.width, height }}
          />
        </div>
      </div>
      <div className={room === undefined ? undefined : "pool-answer"}>
        <FrameReadout model={model} frame={probe.frame} />
      </div>
    </div>
  );
}
