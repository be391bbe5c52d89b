import { memo } from "react";
import { Identities, CounterTable as Table } from "../../shell/CounterTable.tsx";
import { againstFirst, type CountedLane, countersBeside } from "../../shell/counters.ts";
import { pbmText } from "../../text/pbm.ts";
import type { PbmFrame, PbmLaneFrame } from "./engine/types.ts";
import { laneLabel } from "./lanes.ts";

/** The heading has it. */
const TIME = ["time_us"];

/** The counters of each lane at this moment, and the identities that hold between them. */
export const CounterTable = memo(function CounterTable({ frame }: { frame: PbmFrame }) {
  const words = pbmText().counters;
  const { lanes, counters } = frame;
  return (
    <section aria-label={words.heading} className="min-w-0">
      <h2 className="mb-2 text-base font-semibold">{words.heading}</h2>
      <Table
        caption={words.caption}
        specs={countersBeside(counters, TIME)}
        lanes={againstFirst(lanes.map(countedLane))}
      />
      {lanes.length > 1 && <p className="mt-1 text-xs text-ink-muted">{words.sameMoment}</p>}
      <Identities lanes={lanes} labels={lanes.map(laneLabel)} />
    </section>
  );
});

export const countedLane = (lane: PbmLaneFrame): CountedLane => ({
  label: laneLabel(lane),
  counters: lane.step.counters,
});
