import { useMemo } from "react";
import type { LaneFrame } from "../../../engine/types.ts";
import { BENEATH, MOST_CELLS, PoolFigure } from "../../../figures/PoolFigure.tsx";
import { type Arrangement, poolModel } from "../../../figures/pool/model.ts";
import { PoolCells } from "../../../figures/pool/PoolCells.tsx";
import { PoolRoom } from "../../../figures/pool/room.ts";
import { summary } from "../../../figures/pool/words.ts";
import { useHidden } from "../../../shell/Part.tsx";
import { ENLARGED, useRoomOf } from "../../../shell/present/scaleToFit.ts";
import { drawnAt, scaleToFit } from "./fit.ts";

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
  const found = few ? scaleToFit(model, room) : null;
  // On a small screen the room follows the cells, and the page scrolls: as high as it is seen, or each would change the
  // other for ever.
  const small = few && globalThis.matchMedia?.(ONE_SCREEN).matches === false;
  const fit = found ?? (small ? drawnAt(model, 1, room.width).fit : null);
  if (hidden) return null;
  return (
    <div ref={box} data-part="pool" className="present-pool">
      {fit !== null ? (
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
      ) : (
        // No frame is pointed at on a projector: no line for the answer.
        <div style={{ zoom: ENLARGED }}>
          <PoolRoom value={room.height / ENLARGED + BENEATH}>
            <PoolFigure {...props} />
          </PoolRoom>
        </div>
      )}
    </div>
  );
}
