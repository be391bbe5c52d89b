/** What presentations of the ACE lab and their notes need. */
import type { LabFrame, LaneFrame } from "../../../engine/types.ts";
import { DeviceChannels } from "../../../figures/DeviceChannels.tsx";
import { sharedScaleUs } from "../../../figures/device/layout.ts";
import { PoolRoom } from "../../../figures/pool/room.ts";
import type { LaneProps, NotedRequest, PresentParts } from "../../../lab/parts.ts";
import { Part } from "../../../shell/Part.tsx";
import { ENLARGED } from "../../../shell/present/scaleToFit.ts";
import { presentText } from "../../../text/present.ts";
import { KeptPart } from "../KeptPart.tsx";
import { useChoice } from "../state/hooks.ts";
import { PresentPool } from "./PresentPool.tsx";

function Lane({ label, lane, read, readable }: LaneProps<LabFrame, LaneFrame>) {
  const arrangement = useChoice(({ view }) => view.arrangement);
  const scaleUs = sharedScaleUs(readable.lanes.map(({ step }) => step.device));
  return (
    <>
      <PresentPool lane={lane} told={read} arrangement={arrangement} label={label} />
      <PoolRoom value={0}>
        <KeptPart lane={read} label={label} />
        <Part id="device">
          <div style={{ zoom: ENLARGED }}>
            <DeviceChannels lane={read} label={label} scaleUs={scaleUs} />
          </div>
        </Part>
      </PoolRoom>
    </>
  );
}

const requestWords = ({ t, packed, nameOf }: NotedRequest<LabFrame>) =>
  packed === undefined
    ? undefined
    : presentText().request(String(t + 1), (packed & 1) === 1, nameOf(packed >>> 1));

export const present: PresentParts<LabFrame> = { Lane, requestWords };
