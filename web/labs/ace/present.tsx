/** What presentations of the ACE lab and their notes need. */

import { useMemo } from "react";
import type { LabFrame, LaneFrame } from "../../engine/types.ts";
import { DeviceChannels } from "../../figures/DeviceChannels.tsx";
import { windowOf } from "../../figures/device/layout.ts";
import { BENEATH, PoolFigure } from "../../figures/PoolFigure.tsx";
import { type Arrangement, poolModel } from "../../figures/pool/model.ts";
import { PoolRoom } from "../../figures/pool/room.ts";
import { summary } from "../../figures/pool/words.ts";
import type { LaneProps, NotedRequest, PresentParts } from "../../lab/parts.ts";
import { Part } from "../../shell/Part.tsx";
import { ENLARGED } from "../../shell/present/scaleToFit.ts";
import { presentText } from "../../text/present.ts";
import { onDemand, Suspense } from "../../ui/onDemand.tsx";
import { asks } from "./asks/asks.tsx";
import { KeptPart } from "./Lane.tsx";
import { FittedPool } from "./presentPool.tsx";
import { useChoice } from "./state/hooks.ts";

const ServedPicture = onDemand(() =>
  import("./server/ServedPicture.tsx").then(({ ServedPicture }) => ServedPicture),
);

function Lane({ index, label, lane, read, readable }: LaneProps<LabFrame, LaneFrame>) {
  const arrangement = useChoice(({ view }) => view.arrangement);
  const window = windowOf(
    readable.lanes.map(({ step }) => step.device),
    readable.moment?.axis === "time",
  );
  return (
    <>
      <PresentPool lane={lane} told={read} arrangement={arrangement} label={label} />
      <PoolRoom value={0}>
        <KeptPart lane={read} label={label} />
        <Part id="device">
          <div style={{ zoom: ENLARGED }}>
            {lane.served === undefined ? (
              <DeviceChannels lane={read} label={label} {...window} />
            ) : (
              <Suspense>
                <ServedPicture {...{ lane, index, label }} served={lane.served} frame={readable} few />
              </Suspense>
            )}
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

export const present: PresentParts<LabFrame> = { Lane, requestWords, asks };

interface PresentPoolProps {
  lane: LaneFrame;
  told: LaneFrame;
  arrangement: Arrangement;
  label: string;
}

/** One whose cells do not fit is drawn as in the lab. */
function PresentPool(props: PresentPoolProps) {
  const { lane, told, arrangement, label } = props;
  const model = poolModel(lane, arrangement);
  const words = useMemo(() => summary(poolModel(told, arrangement), label), [told, arrangement, label]);
  return (
    <FittedPool
      model={model}
      words={words}
      otherwise={(room) => (
        // No frame is pointed at on a projector: no line for the answer.
        <div style={{ zoom: ENLARGED }}>
          <PoolRoom value={room.height / ENLARGED + BENEATH}>
            <PoolFigure {...props} />
          </PoolRoom>
        </div>
      )}
    />
  );
}
