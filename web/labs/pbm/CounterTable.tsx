import { memo } from "react";
import type { PbmLaneFrame } from "../../engine/pbm/types.ts";
import { ScrollRegion } from "../../figures/ScrollRegion.tsx";
import { pbmText } from "../../text/pbm.ts";
import { engineText } from "../../text/text.ts";
import { Identities } from "../common/Identities.tsx";
import { rows } from "./counterRows.ts";
import { laneKey, laneLabel } from "./lanes.ts";

/** The counters of each lane at this moment, and the identities that hold between them. */
export const CounterTable = memo(function CounterTable({ lanes }: { lanes: PbmLaneFrame[] }) {
  const words = pbmText().counters;
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
            {rows.map(({ name, format, against }) => (
              <tr key={name} className="border-b border-line/60 align-top">
                <th scope="row" className="py-1 pr-2 text-left font-normal">
                  {words.names[name]}
                </th>
                {lanes.map(({ step: { counters } }, index) => (
                  <td key={laneKey(index)} className="px-1 py-1 text-right sm:px-2">
                    <span data-counter={`${name}-${index}`} className="whitespace-nowrap">
                      {format(counters[name])}
                    </span>
                    {index > 0 && (
                      <span className="block text-xs text-ink-muted">
                        {against(lanes[0]?.step.counters[name] ?? 0, counters[name])}
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {lanes.length > 1 && <p className="mt-1 text-xs text-ink-muted">{words.sameMoment}</p>}
      <Identities lanes={lanes.map(identitiesOf)} />
    </section>
  );
});

const identitiesOf = (lane: PbmLaneFrame, index: number) => ({
  key: laneKey(index),
  label: laneLabel(lane),
  identities: lane.step.identities.map((identity) => ({
    words: engineText(identity.text),
    holds: identity.holds,
  })),
});
