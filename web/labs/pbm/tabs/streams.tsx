import { Lanes } from "../../../lab/Lanes.tsx";
import type { LaneProps } from "../../../lab/parts.ts";
import type { PbmFrame, PbmLaneFrame } from "../engine/types.ts";
import { StreamRows } from "../figures/StreamRows.tsx";

/** The streams of a lane. */
const LaneStreams = ({ index, label, read, readable }: LaneProps<PbmFrame, PbmLaneFrame>) => (
  <section data-lane>
    <h3 className="text-sm font-medium">{label}</h3>
    <StreamRows
      streams={read.step.streams}
      label={label}
      stepped={readable.stepped === index ? (read.step.event?.stream ?? null) : null}
    />
  </section>
);

export const Tab = () => (
  <Lanes
    className="grid grid-fit-80 gap-x-5 gap-y-2"
    each={(props) => <LaneStreams {...(props as LaneProps<PbmFrame, PbmLaneFrame>)} />}
  />
);
