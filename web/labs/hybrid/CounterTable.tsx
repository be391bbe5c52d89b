import { memo } from "react";
import type { HybridCounters, HybridLaneFrame } from "../../engine/hybrid/types.ts";
import { ScrollRegion } from "../../figures/ScrollRegion.tsx";
import { hybridText } from "../../text/hybrid.ts";
import { engineText } from "../../text/text.ts";
import { formatCount } from "../../ui/format.ts";
import { Identities } from "../common/Identities.tsx";
import { laneKey, laneLabel } from "./lanes.ts";

const rows = [
  "logical_reads",
  "logical_writes",
  "created",
  "hits",
  "misses",
  "evictions",
  "evictions_dirty",
  "migrations_to_f",
  "migrations_to_m",
  "pages_on_f",
  "sets",
] as const satisfies readonly (keyof HybridCounters)[];

/** All other counters of each lane, its accounting, and the identities. */
export const CounterTable = memo(function CounterTable({ lanes }: { lanes: HybridLaneFrame[] }) {
  const words = hybridText().counters;
  return (
    <section aria-label={words.heading} className="min-w-0">
      <h2 className="mb-2 text-base font-semibold">{words.heading}</h2>
      <ScrollRegion className="overflow-x-auto" label={words.caption}>
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">{words.caption}</caption>
          <thead>
            <tr className="border-b border-line text-left align-bottom">
              <th scope="col" className="py-1 pr-3 font-medium">
                <span className="sr-only">{words.counter}</span>
              </th>
              {lanes.map((lane, index) => (
                <th key={laneKey(index)} scope="col" className="px-1 py-1 text-right font-medium sm:px-2">
                  <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" /> {laneLabel(lane)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row} name={words.names[row]}>
                {lanes.map(({ step }, index) => (
                  <Cell key={laneKey(index)} counter={`${row}-${index}`}>
                    {formatCount(step.counters[row])}
                  </Cell>
                ))}
              </Row>
            ))}
            <Row name={words.bytes}>
              {lanes.map(({ placement }, index) => (
                <Cell key={laneKey(index)} counter={`bytes-${index}`}>
                  {formatCount(placement.bytes_a_page)}
                </Cell>
              ))}
            </Row>
          </tbody>
        </table>
      </ScrollRegion>
      <Identities lanes={lanes.map(identitiesOf)} />
    </section>
  );
});

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <tr className="border-b border-line/60">
      <th scope="row" className="py-1 pr-2 text-left font-normal sm:whitespace-nowrap">
        {name}
      </th>
      {children}
    </tr>
  );
}

const Cell = ({ counter, children }: { counter: string; children: string }) => (
  <td className="px-1 py-1 text-right whitespace-nowrap sm:px-2" data-counter={counter}>
    {children}
  </td>
);

const identitiesOf = (lane: HybridLaneFrame, index: number) => ({
  key: laneKey(index),
  label: laneLabel(lane),
  identities: lane.step.identities.map((identity) => ({
    words: engineText(identity.text),
    holds: identity.holds,
  })),
});
