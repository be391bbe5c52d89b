import { useMemo } from "react";
import type { LaneFrame } from "../../../engine/types.ts";
import { BENEATH, MOST_CELLS, PoolFigure } from "../../../figures/PoolFigure.tsx";
import { poolGeometry } from "../../../figures/pool/geometry.ts";
import { type Arrangement, poolModel } from "../../../figures/pool/model.ts";
import { PoolCells } from "../../../figures/pool/PoolCells.tsx";
import { PoolRoom } from "../../../figures/pool/room.ts";
import { summary } from "../../../figures/pool/words.ts";
import { useRoomOf } from "../../../shell/present/useRoomOf.ts";
import { useHidden } from "../Part.tsx";
import { scaleToFit } from "./fit.ts";

interface PresentPoolProps {
  lane: LaneFrame;
  told: LaneFrame;
  arrangement: Arrangement;
  label: string;
}

/** Where the room does not follow what is in it; the style sheet (web/shell/present/present.css) has the same words. */
const ONE_SCREEN = "(min-width: 60rem) and (min-height: 36rem)";

/** A pool as large as its room. One whose cells do not fit is drawn as in the lab. */
export function PresentPool(props: PresentPoolProps) {
  const { lane, told, arrangement, label } = props;
  const [box, room] = useRoomOf<HTMLDivElement>();
  const hidden = useHidden("pool");
  const model = poolModel(lane, arrangement);
  const words = useMemo(() => summary(poolModel(told, arrangement), label), [told, arrangement, label]);
  const few = model.frames <= MOST_CELLS;
  const fit = few ? scaleToFit(model.frames, model.digits, arrangement, room) : null;
  // On a small screen the room follows the cells, and the page scrolls.
  const small = few && (fit !== null || globalThis.matchMedia?.(ONE_SCREEN).matches === false);
  const scale = fit ?? 1;
  const width = Math.floor(room.width / scale);
  // As high as it is seen: where the room follows its content, on a small screen, each would change the other for ever.
  const height = poolGeometry(model.frames, width, model.digits, arrangement).height * scale;
  if (hidden) return null;
  return (
    <div ref={box} data-part="pool" className="present-pool">
      {small ? (
        <div style={{ height }}>
          <div
            role="img"
            aria-label={words}
            className="origin-top-left"
            style={{ width, transform: `scale(${scale})` }}
          >
            <PoolCells model={model} width={width} />
          </div>
        </div>
      ) : (
        // Nobody points at a frame here: the line that would answer is left out.
        <PoolRoom value={room.height + BENEATH}>
          <PoolFigure {...props} />
        </PoolRoom>
      )}
    </div>
  );
}
