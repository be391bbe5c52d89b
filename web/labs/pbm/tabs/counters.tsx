import type { ShownRun } from "../../../lab/parts.ts";
import { CounterTable, Identities } from "../../../shell/CounterTable.tsx";
import { againstFirst, countersBeside } from "../../../shell/counters.ts";
import { pbmText } from "../../../text/pbm.ts";
import type { PbmFrame } from "../engine/types.ts";
import { Optimal } from "../Optimal.tsx";
import { countedLane, laneLabel } from "../words.ts";

/** The counters of each lane at this moment, the identities that hold between them, and MIN's on a click. */
export function Tab({ readable: { lanes, counters }, embedded }: ShownRun<PbmFrame>) {
  const words = pbmText().counters;
  return (
    <>
      <section aria-label={words.heading} className="min-w-0">
        <h2 className="mb-2 text-base font-semibold">{words.heading}</h2>
        <CounterTable
          caption={words.caption}
          // The heading has the time.
          specs={countersBeside(counters, ["time_us"])}
          lanes={againstFirst(lanes.map(countedLane))}
        />
        {lanes.length > 1 && <p className="mt-1 text-xs text-ink-muted">{words.sameMoment}</p>}
        <Identities lanes={lanes} labels={lanes.map(laneLabel)} />
      </section>
      {!embedded && <Optimal lanes={lanes} />}
    </>
  );
}
