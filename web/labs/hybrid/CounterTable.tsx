import { memo } from "react";
import { CounterRow, Identities, CounterTable as Table } from "../../shell/CounterTable.tsx";
import { countersBeside } from "../../shell/counters.ts";
import { hybridText } from "../../text/hybrid.ts";
import { formatCount } from "../../ui/format.ts";
import type { HybridFrame } from "./engine/types.ts";
import { countedLane, laneKey, laneLabel } from "./lanes.ts";

/** What the table of costs has. */
const COSTS = [
  ...["requests", "physical_reads_f", "physical_reads_m", "physical_writes_f", "physical_writes_m"],
  ...[
    "cost_reads_f",
    "cost_writes_f",
    "cost_reads_m",
    "cost_writes_m",
    "cost_f",
    "cost_m",
    "cost",
    "seconds",
  ],
];

/** All other counters of each lane, its accounting, and the identities. */
export const CounterTable = memo(function CounterTable({ frame }: { frame: HybridFrame }) {
  const words = hybridText().counters;
  const { lanes, counters } = frame;
  return (
    <section aria-label={words.heading} className="min-w-0">
      <h2 className="mb-2 text-base font-semibold">{words.heading}</h2>
      <Table caption={words.caption} specs={countersBeside(counters, COSTS)} lanes={lanes.map(countedLane)}>
        <CounterRow name={words.bytes}>
          {lanes.map(({ placement }, index) => (
            <td
              key={laneKey(index)}
              className="px-1 py-1 text-right whitespace-nowrap sm:px-2"
              data-counter={`bytes-${index}`}
            >
              {formatCount(placement.bytes_a_page)}
            </td>
          ))}
        </CounterRow>
      </Table>
      <Identities lanes={lanes} labels={lanes.map(laneLabel)} />
    </section>
  );
});
