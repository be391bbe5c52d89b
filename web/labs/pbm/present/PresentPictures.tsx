import { useMemo } from "react";
import { PoolRoom } from "../../../figures/pool/room.ts";
import { ScrollRegion } from "../../../figures/ScrollRegion.tsx";
import { scaleToFit } from "../../../shell/present/scaleToFit.ts";
import { useRoomOf } from "../../../shell/present/useRoomOf.ts";
import { pbmText } from "../../../text/pbm.ts";
import { Eviction } from "../Eviction.tsx";
import type { PbmLaneFrame, PbmWorld } from "../engine/types.ts";
import { Buckets, bucketsHeight } from "../figures/Buckets.tsx";
import { AROUND, SEEN } from "../figures/Candidates.tsx";
import { stripLayout } from "../figures/strip/layout.ts";
import { stripModel } from "../figures/strip/model.ts";
import { timeScale } from "../figures/timeScale.ts";
import { Part } from "../Part.tsx";
import { PresentTable } from "./PresentTable.tsx";

interface PresentPicturesProps {
  index: number;
  lane: PbmLaneFrame;
  /** The same lane for what is read. */
  readable: PbmLaneFrame;
  /** All lanes: they are drawn to the same scale. */
  lanes: readonly PbmLaneFrame[];
  world: PbmWorld;
  label: string;
}

/** Larger ones would leave a strip of blocks no width. */
const LARGEST = 1.9;
/** Of what is around candidates, what is left out here: the key. */
const KEY = 20;
/** Height of a candidate's row on a projector, at least. */
const ROW = 18;

/** How high a lane's strip of blocks is at a width; how many bins it has makes no difference. */
function stripHeight(lane: PbmLaneFrame, world: PbmWorld): (width: number) => number {
  const model = stripModel(lane, world, 20);
  return (width) => stripLayout(model, width).height;
}

/** How many rows an eviction has at most, of those that are seen at once. */
const rowsOf = ({ policy, config }: PbmLaneFrame): number =>
  policy.id === "sampling" ? Math.min(SEEN, Number(config.samples)) : 1;

/** A lane's tables and what it evicted, as large as their room and the same at every step; what does not fit scrolls. */
export function PresentPictures(props: PresentPicturesProps) {
  const { index, lane, readable, lanes, world, label } = props;
  const [box, room] = useRoomOf<HTMLDivElement>();
  const strip = useMemo(() => stripHeight(lane, world), [lane, world]);
  const zoom = useMemo(() => {
    // Counted once, for all scales that are tried.
    const heights = lanes.map((each) => {
      const rows = AROUND - KEY + rowsOf(each) * ROW;
      return [stripHeight(each, world), each.policy.buckets ? bucketsHeight(each) : () => rows] as const;
    });
    return scaleToFit(
      room,
      (width) => Math.max(...heights.map(([above, below]) => above(width) + below(width))),
      LARGEST,
    );
  }, [room, lanes, world]);
  return (
    <ScrollRegion
      ref={box}
      label={pbmText().exports.moment}
      className="present-pool overflow-x-hidden overflow-y-auto"
    >
      <div style={{ zoom }}>
        <Part id="table">
          <PresentTable lane={lane} world={world} label={label} />
        </Part>
        {lane.policy.buckets ? (
          <Part id="buckets">
            <Buckets lane={lane} scale={timeScale(world)} label={label} withKey={false} />
          </Part>
        ) : (
          <Part id="eviction">
            <PoolRoom value={room.height / zoom - strip(Math.floor(room.width / zoom))}>
              <Eviction index={index} lane={readable} world={world} label={label} />
            </PoolRoom>
          </Part>
        )}
      </div>
    </ScrollRegion>
  );
}
