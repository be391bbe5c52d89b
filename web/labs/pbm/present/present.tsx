import { useMemo } from "react";
import { PoolRoom } from "../../../figures/pool/room.ts";
import { ScrollRegion } from "../../../figures/ScrollRegion.tsx";
import type { LaneProps, NotedRequest, PresentParts } from "../../../lab/parts.ts";
import { Part } from "../../../shell/Part.tsx";
import { scaleToFit, useRoomOf } from "../../../shell/present/scaleToFit.ts";
import { pbmText } from "../../../text/pbm.ts";
import { formatCount } from "../../../ui/format.ts";
import { Eviction } from "../Eviction.tsx";
import type { PbmFrame, PbmLaneFrame, PbmWorld } from "../engine/types.ts";
import { Buckets, bucketsHeight } from "../figures/Buckets.tsx";
import { AROUND, SEEN } from "../figures/Candidates.tsx";
import { stripLayout } from "../figures/strip/layout.ts";
import { stripModel } from "../figures/strip/model.ts";
import { StillStrip } from "../figures/TableStrip.tsx";
import { timeScale } from "../figures/timeScale.ts";
import { momentWords, type TimeAxis } from "../time.ts";
import { laneLabel } from "../words.ts";

/** Larger ones would leave a strip of blocks no width. */
const LARGEST = 1.9;
/** Of what is around candidates, what is left out here: the key. */
const KEY = 8;
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
function Lane({ index, label, lane, read, frame: { lanes, world } }: LaneProps<PbmFrame, PbmLaneFrame>) {
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
          <StillStrip lane={lane} world={world} label={label} />
        </Part>
        {lane.policy.buckets ? (
          <Part id="buckets">
            <Buckets lane={lane} scale={timeScale(world)} label={label} withKey={false} />
          </Part>
        ) : (
          <Part id="eviction">
            <PoolRoom value={room.height / zoom - strip(Math.floor(room.width / zoom))}>
              <Eviction index={index} lane={read} world={world} label={label} />
            </PoolRoom>
          </Part>
        )}
      </div>
    </ScrollRegion>
  );
}

/** The request that led to a frame in words. */
function requestWords({ frame, along }: NotedRequest<PbmFrame>): string | undefined {
  if (frame === null || along === undefined) return undefined;
  const words = pbmText().time;
  const axis = along.axis as TimeAxis;
  const ended = words.ended(momentWords(axis, frame));
  const lane = frame.stepped === null ? undefined : frame.lanes[frame.stepped];
  const event = lane?.step.event;
  if (lane === undefined || event === undefined || event === null) return ended;
  const asked = words.request(
    formatCount(frame.position),
    formatCount(event.stream + 1),
    formatCount(event.block),
    laneLabel(lane),
    axis.format(((event.time_ns / 1_000) * frame.world.scale) / axis.us),
  );
  // What the last request began takes its time too.
  return frame.position === frame.requests ? `${asked}. ${ended}` : asked;
}

export const present: PresentParts<PbmFrame> = { Lane, requestWords };
