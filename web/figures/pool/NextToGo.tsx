/** The next frames to be evicted, as cells beside a map that is too small to read. */

import { text } from "../../text/text.ts";
import type { Anchor } from "../anchor.ts";
import { Drawing, Label } from "../Drawing.tsx";
import { rings } from "./marks.ts";
import { type PoolModel, SPARED } from "./model.ts";
import { frameFace } from "./PoolCells.tsx";
import { Shapes } from "./Shapes.tsx";

/** Room for the caption. */
const CAPTION = 90;
export const NEXT_HEIGHT = 34;
const CELL = 24;
const GAP = 5;
const EDGE = 4;

interface NextToGoProps {
  /** In eviction order. */
  model: PoolModel;
  /** In CSS pixels. */
  width: number;
  /** For a click on a cell; the keyboard chooses frames on the map. */
  onChoose?: ((frame: number, anchor: Anchor) => void) | undefined;
}

export function NextToGo({ model, width, onChoose }: NextToGoProps) {
  const caption = text().pool.nextCells;
  const room = width - 2 * EDGE;
  // As many as can be read.
  const wide = Math.max(28, model.digits * 8 + 14);
  const count = Math.min(model.ordered, Math.max(1, Math.floor((room - CAPTION) / (wide + GAP))));
  const first = model.ordered - count;
  const left = EDGE + Math.max(0, room - count * (wide + GAP));
  return (
    <Drawing width={width} height={NEXT_HEIGHT}>
      <Label x={left - 8} y={CELL / 2 + 9} anchor="end">
        {caption}
      </Label>
      {Array.from({ length: count }, (_, at) => {
        const frame = model.slots[first + at] ?? 0;
        const marks = model.marks.get(frame) ?? 0;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the map has a slider for the keyboard
          <g
            key={frame}
            data-next
            data-page={model.pages[frame]}
            data-frame={frame}
            data-mark={(marks & SPARED) === 0 ? undefined : "ghost"}
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
