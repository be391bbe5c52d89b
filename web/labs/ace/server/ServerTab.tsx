/** What happens while a client waits: clients, writers and the device's channels of each lane, on one scale of simulated time. */
import { useState } from "react";
import type { LabFrame, LaneFrame } from "../../../engine/types.ts";
import { ServerLegend } from "../../../figures/server/ServerLegend.tsx";
import { serverSentence } from "../../../figures/server/sentence.ts";
import type { ServedLane, Writer } from "../../../figures/server/types.ts";
import { WhoWrote } from "../../../figures/server/WhoWrote.tsx";
import { serverText } from "../../../text/server.ts";
import { Button } from "../../../ui/Button.tsx";
import { laneLabel } from "../lanes.ts";
import { ServedPicture } from "./ServedPicture.tsx";

/** How far the picture is widened or narrowed. */
const [NARROWEST, WIDEST] = [1 / 8, 16];

type ServedFrame = LaneFrame & { served: ServedLane };

const isServed = (lane: LaneFrame): lane is ServedFrame => lane.served !== undefined;

export function ServerTab({ readable }: { readable: LabFrame }) {
  const lanes = readable.lanes.filter(isServed);
  const [zoom, setZoom] = useState(1);
  const words = serverText();
  const [first] = lanes;
  if (first === undefined) return null;
  // Held against each other are a policy and the same inside ACE.
  const alone = lanes.find(({ config }) => config.mode === "baseline") ?? first;
  const inAce = lanes.find(
    ({ config }) => config.mode === "ace" && config.policy === alone.config.policy && alone.config !== config,
  );
  const pair = inAce === undefined ? [alone] : [alone, inAce];
  const writers = (["bgwriter", "checkpointer"] as const satisfies Writer[]).filter(
    (writer) => first.served[writer] !== null,
  );
  return (
    <section aria-label={words.heading} className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="min-w-0 flex-[1_1_24rem] font-medium" data-testid="server-holds">
          {laneLabel(alone)}:{" "}
          {serverSentence(
            pair.map(({ served }) => served),
            pair.map(({ step }) => ({ writeBusyPercent: step.counters.write_busy_percent ?? 0 })),
          )}
        </p>
        <span className="flex gap-1">
          <Button disabled={zoom <= NARROWEST} onClick={() => setZoom(zoom / 2)} aria-label={words.less}>
            +
          </Button>
          <Button disabled={zoom >= WIDEST} onClick={() => setZoom(zoom * 2)} aria-label={words.more}>
            −
          </Button>
        </span>
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-x-6 gap-y-4 min-[64rem]:grid-cols-2">
        {readable.lanes.map((lane, index) =>
          isServed(lane) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place
            <div key={index} className="grid min-w-0 content-start gap-1">
              {/* Beneath each other they need their names; else they stand beneath their lanes. */}
              <h3 className="font-semibold text-sm min-[64rem]:sr-only">
                <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" /> {laneLabel(lane)}
              </h3>
              <ServedPicture
                {...{ lane, index, zoom }}
                served={lane.served}
                label={laneLabel(lane)}
                frame={readable}
              />
              <WhoWrote
                backend={lane.step.counters.buffers_backend ?? 0}
                clean={lane.step.counters.buffers_clean ?? 0}
                checkpoint={lane.step.counters.buffers_checkpoint ?? 0}
              />
            </div>
          ) : null,
        )}
      </div>
      <ServerLegend writers={writers} />
    </section>
  );
}
