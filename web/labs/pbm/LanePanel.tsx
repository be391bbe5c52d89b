import { memo } from "react";
import { usePoolRoom } from "../../figures/pool/room.ts";
import { useOnAsk } from "../../shell/ask/asking.ts";
import { CardButton } from "../../shell/CardButton.tsx";
import { LaneHead } from "../../shell/LaneHead.tsx";
import { LaneSentence } from "../../shell/LaneSentence.tsx";
import { pbmText } from "../../text/pbm.ts";
import { text } from "../../text/text.ts";
import { formatCount } from "../../ui/format.ts";
import { Eviction } from "./Eviction.tsx";
import type { PbmLaneFrame, PbmWorld } from "./engine/types.ts";
import { Buckets } from "./figures/Buckets.tsx";
import { StreamRows } from "./figures/StreamRows.tsx";
import { TableStrip } from "./figures/TableStrip.tsx";
import { timeScale } from "./figures/timeScale.ts";
import { LaneCard } from "./LaneCard.tsx";
import { laneLabel, sentenceLines } from "./lanes.ts";
import { Part } from "./Part.tsx";
import { sentenceOf } from "./sentence.ts";

const Table = memo(TableStrip);

/** What an eviction takes that is opened up, as far as there is room: nothing beneath jumps from step to step. */
const OPENED = 260;
/** The heading above buckets and the line beneath. */
const AROUND = 48;

export interface LanePanelProps {
  index: number;
  lane: PbmLaneFrame;
  /** The same lane for what is read: while a run plays fast it changes less often. */
  readable: PbmLaneFrame;
  world: PbmWorld;
  /** Whether the step shown was this lane's. */
  stepped: boolean;
}

/** One lane: its name, the table and its pool, why, the last eviction opened up. */
export function LanePanel(props: LanePanelProps) {
  const { index, lane, readable, world } = props;
  const label = laneLabel(lane);
  const words = pbmText();
  const opened = Math.min(usePoolRoom() ?? 0, OPENED);
  const onAsk = useOnAsk();
  return (
    <section aria-label={label} data-lane className="lane min-w-0">
      <LaneHead
        index={index}
        label={label}
        facts={words.lane.pool(formatCount(world.frames))}
        card={<CardButton label={label}>{() => <LaneCard lane={lane} />}</CardButton>}
      />
      <Part id="table">
        <Table lane={lane} world={world} label={label} withKey={false} onAsk={onAsk} />
      </Part>
      <Part id="sentence">
        <LaneSentence index={index} label={label} lines={sentenceLines(lane)}>
          {sentenceOf(readable)}
        </LaneSentence>
      </Part>
      {/* A policy with buckets draws no frames: its buckets say whom it takes. */}
      <Part id={lane.policy.buckets ? "buckets" : "eviction"}>
        <div data-room style={{ minHeight: opened }}>
          {lane.policy.buckets ? (
            <>
              <h3 className="min-h-6 text-sm font-medium">{text().lab.tabs.buckets}</h3>
              <Buckets
                lane={lane}
                scale={timeScale(world)}
                label={label}
                withKey={false}
                most={opened - AROUND}
              />
            </>
          ) : (
            <>
              <h3 className="min-h-6 text-sm font-medium">{words.eviction.heading}</h3>
              <Eviction index={index} lane={readable} world={world} label={label} />
            </>
          )}
        </div>
      </Part>
    </section>
  );
}

/** The streams of a lane. */
export function LaneStreams({ readable, stepped, lane }: LanePanelProps) {
  return (
    <section data-lane>
      <h3 className="text-sm font-medium">{laneLabel(lane)}</h3>
      <StreamRows
        streams={readable.step.streams}
        label={laneLabel(lane)}
        stepped={stepped ? (readable.step.event?.stream ?? null) : null}
      />
    </section>
  );
}
