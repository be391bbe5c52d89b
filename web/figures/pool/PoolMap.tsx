/** A pool of thousands of frames as a map: one small square each, this step's marks on a layer above. */
import { useEffect, useRef } from "react";
import { prepare, usePixelRatio } from "../canvas.ts";
import { type Palette, usePalette } from "../palette.ts";
import { mapGeometry } from "./canvasGeometry.ts";
import { drawMap } from "./drawMap.ts";
import { drawMapMarks } from "./drawMapMarks.ts";
import { FrameReadout, FrameSlider, useProbe } from "./FrameProbe.tsx";
import type { PoolModel } from "./model.ts";

/** Around the map: marks of squares at its edge reach beyond it. */
const MARGIN = 8;

interface Last {
  columns: number;
  palette: Palette;
  kinds: Uint8Array;
}

interface PoolMapProps {
  model: PoolModel;
  width: number;
  label: string;
  /** The picture in words. */
  words: string;
}

export function PoolMap({ model, width, label, words }: PoolMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const squares = useRef<HTMLCanvasElement>(null);
  const marks = useRef<HTMLCanvasElement>(null);
  const last = useRef<Last | null>(null);
  const palette = usePalette(box);
  const ratio = usePixelRatio();
  const geometry = mapGeometry(model.frames, width - 2 * MARGIN, ratio);
  const probe = useProbe(model, geometry);
  const whole = { width: geometry.width + 2 * MARGIN, height: geometry.height + 2 * MARGIN };

  useEffect(() => {
    if (squares.current === null || marks.current === null || palette === null) return;
    const below = prepare(squares.current, geometry.width, geometry.height, ratio);
    const above = prepare(marks.current, whole.width, whole.height, ratio);
    if (below.context === null || above.context === null) return;
    const old = last.current;
    const same = !below.resized && old?.columns === geometry.columns && old.palette === palette;
    const { now } = drawMap(below.context, model, geometry, palette, same ? old.kinds : null);
    last.current = { columns: geometry.columns, palette, kinds: now };
    above.context.translate(MARGIN, MARGIN);
    drawMapMarks(above.context, model, geometry, palette, probe.frame, MARGIN);
  });

  return (
    <div className="rounded-sm pb-0.5 outline-offset-2 outline-focus focus-within:outline-2">
      <div ref={box} role="img" aria-label={words} className="relative" style={whole}>
        <canvas
          ref={squares}
          className="absolute"
          style={{ left: MARGIN, top: MARGIN, width: geometry.width, height: geometry.height }}
          {...probe.pointer}
        />
        <canvas ref={marks} className="pointer-events-none absolute top-0 left-0" style={whole} />
      </div>
      <FrameSlider model={model} geometry={geometry} probe={probe} label={label} />
      <FrameReadout model={model} frame={probe.frame} />
    </div>
  );
}
