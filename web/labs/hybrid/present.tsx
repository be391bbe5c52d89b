import { ScrollRegion } from "../../figures/ScrollRegion.tsx";
import type { LaneProps, NotedRequest, PresentParts } from "../../lab/parts.ts";
import { Part, useHidden } from "../../shell/Part.tsx";
import { scaleToFit, useRoomOf } from "../../shell/present/scaleToFit.ts";
import { hybridText } from "../../text/hybrid.ts";
import { presentText } from "../../text/present.ts";
import { text } from "../../text/text.ts";
import { formatCount } from "../../ui/format.ts";
import { asks } from "./asks.tsx";
import { DisksDrawing, disksHeight } from "./figures/DisksFigure.tsx";
import { unpacked } from "./figures/model.ts";
import { QueuesDrawing, queuesHeight } from "./figures/QueuesFigure.tsx";
import type { HybridFrame, HybridLaneFrame } from "./types.ts";
import { disksSummary, poolSummary } from "./words.ts";

/** A lane's pool and its disks, as large as their room and the same at every step; what does not fit scrolls. */
function Lane({ lane, frame: { lanes }, label }: LaneProps<HybridFrame, HybridLaneFrame>) {
  const [box, room] = useRoomOf<HTMLDivElement>();
  const [withPool, withDisks] = [!useHidden("pool"), !useHidden("disks")];
  const high = (width: number) =>
    (withPool ? Math.max(...lanes.map((each) => queuesHeight(each, width))) : 0) +
    (withDisks ? disksHeight(lane.columns.disks.length, width) : 0);
  const scale = scaleToFit(room, high);
  const width = Math.floor(room.width / scale);
  return (
    <ScrollRegion
      ref={box}
      label={`${label}: ${hybridText().exports.pools}`}
      className="present-pool overflow-y-auto overflow-x-hidden"
    >
      {/* As high as it is seen: where the room follows its content each would change the other for ever. */}
      <div style={{ height: high(width) * scale }}>
        <div className="origin-top-left" style={{ width, transform: `scale(${scale})` }}>
          <Part id="pool">
            <div role="img" aria-label={poolSummary(lane, label)}>
              <QueuesDrawing lane={lane} width={width} />
            </div>
          </Part>
          <Part id="disks">
            <div role="img" aria-label={disksSummary(lane, label)}>
              <DisksDrawing lane={lane} width={width} />
            </div>
          </Part>
        </div>
      </div>
    </ScrollRegion>
  );
}

function requestWords({ t, packed, nameOf }: NotedRequest<HybridFrame>): string | undefined {
  if (packed === undefined) return undefined;
  const { op, page } = unpacked(packed);
  const { strip } = text();
  if (page === null) return strip.title(t + 1, strip.emptied);
  if (op === "N") return strip.title(t + 1, strip.create(nameOf(page)));
  return presentText().request(formatCount(t + 1), op === "W", nameOf(page));
}

export const present: PresentParts<HybridFrame> = { Lane, requestWords, asks };
