import type { ReactNode } from "react";
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
/** Height of a candidate's row on a projector, at least. */
const ROW = 18;

const strip = (lane: PbmLaneFrame, world: PbmWorld, width: number): number =>
  stripLayout(stripModel(lane, world, 20), width).height;

/** How many rows an eviction has at most, of those that are seen at once. */
const rowsOf = ({ policy, config }: PbmLaneFrame): number =>
  policy.id === "sampling" ? Math.min(SEEN, Number(config.samples)) : 1;

/** A lane's tables and what it evicted, as large as their room and the same at every step; what does not fit scrolls. */
export function PresentPictures(props: PresentPicturesProps): ReactNode {
  const { index, lane, readable, lanes, world, label } = props;
  const [box, room] = useRoomOf<HTMLDivElement>();
  const evicted = (each: PbmLaneFrame, width: number) =>
    each.policy.buckets ? bucketsHeight(each, width) : AROUND + rowsOf(each) * ROW;
  const high = (width: number) =>
    Math.max(...lanes.map((each) => strip(each, world, width) + evicted(each, width)));
  const zoom = scaleToFit(room, high, LARGEST);
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
            <PoolRoom value={room.height / zoom - strip(lane, world, room.width)}>
              <Eviction index={index} lane={readable} world={world} label={label} />
            </PoolRoom>
          </Part>
        )}
      </div>
    </ScrollRegion>
  );
}
