/** A lane's clients, writers and channels over a window of simulated time that ends where the lane stands. */
import { useMemo } from "react";
import type { LabFrame, LaneFrame } from "../../../engine/types.ts";
import { scaleOf } from "../../../figures/server/layout.ts";
import { ServerTimeline } from "../../../figures/server/ServerTimeline.tsx";
import type { ServedLane } from "../../../figures/server/types.ts";
import { useLab } from "../state/hooks.ts";
import { ServedSession } from "./served.ts";

/** Reads and writes of one client that the picture is as wide as. */
const ROUNDS = 6;

const widthOf = ({ reads, writes, cpu_us }: ServedLane): number =>
  ROUNDS * (reads.takes_us + writes.takes_us + cpu_us);

interface ServedPictureProps {
  lane: LaneFrame;
  served: ServedLane;
  index: number;
  label: string;
  /** Of all lanes, which have one scale. */
  frame: LabFrame;
  /** How many times as much time as usual. */
  zoom?: number;
  /** The write channels alone. */
  few?: boolean;
}

export function ServedPicture({
  lane,
  served,
  index,
  label,
  frame,
  zoom = 1,
  few = false,
}: ServedPictureProps) {
  const { session } = useLab().playback;
  const toUs = frame.moment?.axis === "time" ? frame.position : served.now_us;
  const fromUs = toUs - zoom * widthOf(frame.lanes[0]?.served ?? served);
  const blocks = useMemo(
    // Of the lane as it is drawn: with the next frame comes the next picture.
    () => (session instanceof ServedSession && served ? session.picture(index, Math.max(0, fromUs)) : null),
    [session, served, index, fromUs],
  );
  const most = useMemo(() => scaleOf(frame.lanes.flatMap(({ served }) => served ?? [])), [frame]);
  if (blocks === null) return null;
  return (
    <ServerTimeline
      lane={served}
      {...{ blocks, fromUs, toUs, label, few, most }}
      nameOf={lane.pageName ?? String}
    />
  );
}
