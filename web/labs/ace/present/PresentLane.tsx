import type { LaneFrame } from "../../../engine/types.ts";
import { DeviceChannels } from "../../../figures/DeviceChannels.tsx";
import { PoolRoom } from "../../../figures/pool/room.ts";
import { ScrollRegion } from "../../../figures/ScrollRegion.tsx";
import { text } from "../../../text/text.ts";
import { laneLabel } from "../lanes.ts";
import { Part } from "../Part.tsx";
import { sentenceOf } from "../sentence.ts";
import { PresentPool } from "./PresentPool.tsx";

interface PresentLaneProps {
  index: number;
  lane: LaneFrame;
  /** The same lane for what is read: while a run plays fast it changes less often. */
  readable: LaneFrame;
  arrangement: "frame" | "order";
  /** Device time that the width of the device's channels stands for. */
  scaleUs: number;
}

/** One lane on a projector: its name, its pool, what the step did. The sentence has its room at every step. */
export function PresentLane({ index, lane, readable, arrangement, scaleUs }: PresentLaneProps) {
  const label = laneLabel(lane);
  return (
    <section aria-label={label} data-lane className="present-lane">
      <h2 className="font-semibold">
        <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" /> {label}
      </h2>
      <PresentPool lane={lane} told={readable} arrangement={arrangement} label={label} />
      <Part id="device">
        <PoolRoom value={0}>
          <DeviceChannels lane={readable} label={label} scaleUs={scaleUs} />
        </PoolRoom>
      </Part>
      <Part id="sentence">
        <ScrollRegion label={text().lab.sentence(label)} className="present-sentence">
          <p data-testid={`sentence-${index}`}>{sentenceOf(readable)}</p>
        </ScrollRegion>
      </Part>
    </section>
  );
}
