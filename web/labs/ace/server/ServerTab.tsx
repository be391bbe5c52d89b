/** What happens while a client waits: clients, writers and the device's channels of each lane, on one scale of simulated time. */
import { useMemo, useState } from "react";
import type { LabFrame, LaneFrame } from "../../../engine/types.ts";
import { ServerLegend } from "../../../figures/server/ServerLegend.tsx";
import { ServerTimeline } from "../../../figures/server/ServerTimeline.tsx";
import { serverSentence } from "../../../figures/server/sentence.ts";
import type { ServedLane, Writer } from "../../../figures/server/types.ts";
import { WhoWrote } from "../../../figures/server/WhoWrote.tsx";
import { serverText } from "../../../text/server.ts";
import { Button } from "../../../ui/Button.tsx";
import { laneLabel } from "../lanes.ts";
import { useLab } from "../state/hooks.ts";
import { ServedSession } from "./served.ts";

/** Reads and writes of one client that the picture is as wide as, and how far it is widened or narrowed. */
const ROUNDS = 6;
const [NARROWEST, WIDEST] = [1 / 8, 16];

type ServedFrame = LaneFrame & { served: ServedLane };

const isServed = (lane: LaneFrame): lane is ServedFrame => lane.served !== undefined;

export function ServerTab({ readable }: { readable: LabFrame }) {
  const lanes = readable.lanes.filter(isServed);
  const [zoom, setZoom] = useState(1);
  const words = serverText();
  const [first] = lanes;
  if (first === undefined) return null;
  const { reads, writes, cpu_us } = first.served;
  const widthUs = ROUNDS * zoom * (reads.takes_us + writes.takes_us + cpu_us);
  const byTime = readable.moment?.axis === "time";
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
            <ServedPanel
              // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place
              key={index}
              {...{ lane, index, widthUs }}
              toUs={byTime ? readable.position : lane.served.now_us}
            />
          ) : null,
        )}
      </div>
      <ServerLegend writers={writers} />
    </section>
  );
}

interface PanelProps {
  lane: ServedFrame;
  index: number;
  widthUs: number;
  toUs: number;
}

function ServedPanel({ lane, index, widthUs, toUs }: PanelProps) {
  const { session } = useLab().playback;
  const { served, step, pageName = String } = lane;
  const fromUs = toUs - widthUs;
  const blocks = useMemo(
    // Of no other position than the lane's: while it plays, the next frame comes with the next picture.
    () => (session instanceof ServedSession && served ? session.picture(index, Math.max(0, fromUs)) : null),
    [session, served, index, fromUs],
  );
  const { buffers_backend = 0, buffers_clean = 0, buffers_checkpoint = 0 } = step.counters;
  const label = laneLabel(lane);
  return (
    <div className="grid min-w-0 content-start gap-1">
      <h3 className="sr-only">{label}</h3>
      {blocks !== null && (
        <ServerTimeline lane={served} {...{ blocks, fromUs, toUs, label }} nameOf={pageName} />
      )}
      <WhoWrote backend={buffers_backend} clean={buffers_clean} checkpoint={buffers_checkpoint} />
    </div>
  );
}
