import { memo } from "react";
import { Closable } from "../../shell/Closable.tsx";
import { pbmText } from "../../text/pbm.ts";
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
import { Steady } from "./Steady.tsx";
import { sentenceOf } from "./sentence.ts";

const Table = memo(TableStrip);

interface LanePanelProps {
  index: number;
  lane: PbmLaneFrame;
  /** The same lane for what is read: while a run plays fast it changes less often. */
  readable: PbmLaneFrame;
  world: PbmWorld;
  animate: boolean;
  /** Whether the step shown was this lane's. */
  stepped: boolean;
  /** Whether some lane has buckets: all then keep a place for them. */
  withBuckets: boolean;
}

/** One lane: its name, the table and its pool, why, the last eviction opened up, buckets, its streams. */
export function LanePanel(props: LanePanelProps) {
  const { index, lane, readable, world, stepped } = props;
  const label = laneLabel(lane);
  const words = pbmText();
  return (
    <section aria-label={label} className="lane min-w-0">
      <div>
        <h2 className="flex flex-wrap items-baseline gap-x-3 text-base font-semibold">
          <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" />
          {label}
          <span className="text-sm font-normal text-ink-muted">
            {words.lane.pool(formatCount(world.frames))}
          </span>
        </h2>
        <details className="text-sm text-ink-muted">
          <summary className="min-h-6 w-fit cursor-pointer">{words.lane.aboutOf(label)}</summary>
          <div className="text-ink">
            <LaneCard lane={lane} />
          </div>
        </details>
      </div>
      <Part id="table">
        <Table lane={lane} world={world} label={label} withKey={false} />
      </Part>
      <Part id="sentence">
        <p
          className="text-[0.9375rem] leading-normal"
          style={{ minHeight: `${sentenceLines(lane)}lh` }}
          data-testid={`sentence-${index}`}
        >
          {sentenceOf(readable)}
        </p>
      </Part>
      <Part id="eviction">
        <Closable name="pbm-eviction" title={words.eviction.heading}>
          {() => (
            <Steady>
              <Eviction index={index} lane={readable} world={world} label={label} />
            </Steady>
          )}
        </Closable>
      </Part>
      <LaneBuckets {...props} label={label} />
      <Part id="streams">
        <Closable name="pbm-streams" title={words.streams.heading}>
          {() => (
            <StreamRows
              streams={readable.step.streams}
              label={label}
              stepped={stepped ? (readable.step.event?.stream ?? null) : null}
            />
          )}
        </Closable>
      </Part>
    </section>
  );
}

/** The buckets of a policy that keeps any; beside one that does, an empty place, so that lanes line up. */
function LaneBuckets({ lane, world, animate, withBuckets, label }: LanePanelProps & { label: string }) {
  if (!withBuckets) return null;
  return (
    <Part id="buckets">
      {lane.policy.buckets ? (
        <Closable name="pbm-buckets" title={pbmText().buckets.heading}>
          {() => (
            <Buckets lane={lane} scale={timeScale(world)} label={label} animate={animate} withKey={false} />
          )}
        </Closable>
      ) : (
        <div />
      )}
    </Part>
  );
}
