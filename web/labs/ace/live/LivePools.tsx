/** Lanes, score and transport of a run on a page of its own. */
import { useState } from "react";
import { PoolRoom } from "../../../figures/pool/room.ts";
import { Controls, Spoken } from "../../../lab/Controls.tsx";
import { Lanes } from "../../../lab/Lanes.tsx";
import { useAlong, useLabShown } from "../../../lab/parts.ts";
import { useAsking } from "../../../shell/ask/asking.tsx";
import { transportKeys, useKeyboard } from "../../../shell/keyboard.ts";
import { Messages } from "../../../shell/Messages.tsx";
import { ChannelsRoom } from "../../../shell/Part.tsx";
import { Suspense } from "../../../ui/onDemand.tsx";
import { parts } from "../parts.tsx";
import { Score } from "../Score.tsx";
import { Coming } from "./started.tsx";
import "./live.css";

const { AskedPage, StripNote } = parts;

/** Lanes beneath each other, as wide as their column: both pools are compared place by place. */
const BENEATH = "lanes grid-cols-1 phone:grid-flow-row phone:auto-cols-auto phone:overflow-visible";

const none = () => {};

/** Where a window has the height for cells with their captions, twice. */
const TALL = "(min-width: 64rem) and (min-height: 58rem)";
const [TALL_PX, LOW_PX] = [220, 110];

/** What comes on demand holds up nothing but the pools themselves: text beside them keeps the focus. */
export const LivePools = () => (
  <Suspense fallback={<Coming />}>
    <Pools />
  </Suspense>
);

function Pools() {
  const [room] = useState(() => (matchMedia(TALL).matches ? TALL_PX : LOW_PX));
  const { frame, readable, prescan } = useLabShown();
  const along = useAlong(frame, prescan);
  const { asked } = useAsking();
  useKeyboard(transportKeys, none);
  if (frame === null || readable === null) return null;
  return (
    <>
      <Messages />
      {StripNote !== undefined && <StripNote frame={readable as never} />}
      <PoolRoom value={room}>
        {/* Beneath the pools of both lanes there is no room for them, unless the reader insists. */}
        <ChannelsRoom value={false}>
          <Lanes className={BENEATH} />
        </ChannelsRoom>
      </PoolRoom>
      <Score frame={readable as never} few />
      <Controls along={along} embedded />
      <Suspense>{asked !== null && <AskedPage asked={asked} frame={readable as never} />}</Suspense>
      <Spoken />
    </>
  );
}
