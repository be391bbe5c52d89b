/** A drive of more blocks than columns can show: a square a block, its open blocks and the victim marked above. */
import { useLayoutEffect, useRef } from "react";
import { flashText } from "../../text/flash.ts";
import { prepare, usePixelRatio } from "../canvas.ts";
import { Label } from "../Drawing.tsx";
import { usePalette } from "../palette.ts";
import { isChosen } from "./beat.ts";
import type { FlashPictureProps } from "./FlashBlocks.tsx";
import { drawFlashMap, type FlashMapLayout } from "./map.ts";
import { STREAMS } from "./state.ts";

/** Around the map, for marks of its outer squares. */
export const MAP_MARGIN = 5;
const MARGIN = MAP_MARGIN;

interface FlashMapProps extends FlashPictureProps {
  layout: FlashMapLayout;
}

export function FlashMap({ shown, moment, victim, label, looked, layout }: FlashMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const palette = usePalette(box);
  const ratio = usePixelRatio();
  const { block_pages } = shown;
  const { state } = moment;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a layout is its size
  useLayoutEffect(() => {
    if (canvas.current === null || palette === null) return;
    const { context } = prepare(canvas.current, layout.width, layout.height, ratio);
    if (context !== null) drawFlashMap(context, palette, state, { block_pages }, layout);
  }, [state, palette, ratio, layout.width, layout.height, layout.pitch, block_pages]);
  const words = flashText();
  const outer = { width: layout.width + 2 * MARGIN, height: layout.height + 2 * MARGIN };
  const frame = (block: number, out: number) => {
    const { x, y } = layout.at(block);
    const size = layout.pitch - 1 + 2 * out;
    return { x: MARGIN + x - out, y: MARGIN + y - out, width: size, height: size, rx: 1.5 };
  };
  const spoken = victim === null ? "" : words.validPages(String(victim.valid));
  const at = victim === null ? null : frame(victim.block, 3);
  const half = spoken.length * 3.2;
  return (
    <div ref={box} role="img" aria-label={label} className="relative" style={outer}>
      <canvas
        ref={canvas}
        className="absolute"
        style={{ left: MARGIN, top: MARGIN, width: layout.width, height: layout.height }}
      />
      <svg {...outer} className="absolute top-0 left-0 overflow-visible font-sans" aria-hidden="true">
        {STREAMS.map((stream) => {
          const block = state.open[stream];
          return (
            block !== null && (
              <g key={stream} data-open={stream}>
                <rect {...frame(block, 2)} strokeWidth={4} className="fill-none stroke-surface" />
                <rect {...frame(block, 2)} strokeWidth={2} className="fill-none stroke-ink" />
              </g>
            )
          );
        })}
        {looked !== null && <rect {...frame(looked, 3)} strokeWidth={2} className="fill-none stroke-focus" />}
        {at !== null && victim !== null && (
          <g data-flash={isChosen(moment) ? "victim" : undefined} data-victim={victim.block}>
            <rect {...at} strokeWidth={5} className="fill-none stroke-surface" />
            <rect {...at} strokeWidth={2.5} className="fill-none stroke-mark-victim" />
            <Label
              x={Math.min(Math.max(at.x + at.width / 2, half), outer.width - half)}
              y={at.y < 16 ? at.y + at.height + 14 : at.y - 5}
              weight={600}
              anchor="middle"
              strokeWidth={4}
              paintOrder="stroke"
              strokeLinejoin="round"
              className="fill-mark-victim stroke-surface"
              words={spoken}
            />
          </g>
        )}
      </svg>
    </div>
  );
}
