/** A pool on a projector: as large as its room allows, the same at every step. */
import type { ReactNode } from "react";
import { MOST_CELLS } from "../../figures/PoolFigure.tsx";
import { poolGeometry } from "../../figures/pool/geometry.ts";
import { type PoolModel, surroundsOf } from "../../figures/pool/model.ts";
import { PoolCells, poolHeight } from "../../figures/pool/PoolCells.tsx";
import { useHidden } from "../../shell/Part.tsx";
import { type Room, useRoomOf } from "../../shell/present/scaleToFit.ts";
import { HAND } from "../../ui/useMedia.ts";

interface FittedPoolProps {
  model: PoolModel;
  /** The picture in words. */
  words: string;
  /** What is drawn in its room where its cells do not fit. */
  otherwise: (room: Room) => ReactNode;
}

/**
 * Where the room does not follow what is in it, with a question in a hand too; the style sheets (present.css and ask.css in
 * web/shell/present) have the same words.
 */
const ONE_SCREEN = "(min-width: 60rem) and (min-height: 36rem)";

export function FittedPool({ model, words, otherwise }: FittedPoolProps) {
  const [box, room] = useRoomOf<HTMLDivElement>();
  const hidden = useHidden("pool");
  const few = model.frames <= MOST_CELLS;
  const found = few ? scaleToFit(model, room) : null;
  // On a small screen the room follows the cells, and the page scrolls: as high as it is seen, or each would change the
  // other for ever.
  const fixed = model.letters === undefined ? ONE_SCREEN : `${ONE_SCREEN}, ${HAND}`;
  const small = few && globalThis.matchMedia?.(fixed).matches === false;
  const fit = found ?? (small ? drawnAt(model, 1, room.width).fit : null);
  if (hidden) return null;
  return (
    <div ref={box} data-part="pool" className="present-pool">
      {fit === null ? (
        otherwise(room)
      ) : (
        <div style={{ height: fit.height }}>
          <div
            role="img"
            aria-label={words}
            className="origin-top-left"
            style={{ width: Math.floor(room.width / fit.scale), transform: `scale(${fit.scale})` }}
          >
            <PoolCells model={model} width={Math.floor(room.width / fit.scale)} letters={fit.letters} />
          </div>
        </div>
      )}
    </div>
  );
}

const LARGEST = 3;
const SMALLEST = 0.6;
const STEP = 0.01;
/** Captions are of 13 px, and of so many on a projector: they can be read from the last row. */
const [CAPTION, READABLE] = [13, 18.2];

export type Fitted = Pick<
  PoolModel,
  "frames" | "digits" | "arrangement" | "windowLabel" | "letters" | "hand" | "badge"
>;

/** A scale, how large letters are beside it, and how high the whole is, in CSS pixels. */
interface Fit {
  scale: number;
  letters: number;
  height: number;
}

/** A pool drawn at a scale, in a width of so many CSS pixels. */
export function drawnAt(pool: Fitted, scale: number, width: number) {
  const letters = Math.max(1, READABLE / CAPTION / scale);
  const { frames, digits } = pool;
  const geometry = poolGeometry(
    frames,
    Math.floor(width / scale),
    digits,
    surroundsOf(pool),
    undefined,
    letters,
  );
  return { ...geometry, fit: { scale, letters, height: poolHeight(pool, geometry) * scale } };
}

/** Of the scales at which the pool fits, its captions large enough, the one with the largest cells; none where none fits. */
export function scaleToFit(pool: Fitted, room: Room): Fit | null {
  let best: { fit: Fit | null; cell: number } = { fit: null, cell: 0 };
  for (let scale = LARGEST; scale >= SMALLEST; scale -= STEP) {
    const { fit, width, cellWidth, cellHeight } = drawnAt(pool, scale, room.width);
    if (width * scale > room.width || fit.height > room.height) continue;
    const cell = Math.min(cellWidth, cellHeight) * scale;
    if (cell > best.cell) best = { fit, cell };
  }
  return best.fit;
}
