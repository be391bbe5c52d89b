import { memo } from "react";
import type { Counters, Identity, LaneFrame } from "../../engine/types.ts";
import { ScrollRegion } from "../../figures/ScrollRegion.tsx";
import { engineText, text } from "../../text/text.ts";
import { formatCount, formatDifference, formatTime } from "../../ui/format.ts";
import { Identities } from "../common/Identities.tsx";
import { comparedWith, laneKey, laneLabel, shortLabel } from "./lanes.ts";

interface Row {
  key: keyof Counters;
  time?: true;
  /** For times "fewer" would be wrong. */
  words?: readonly ["lower", "higher"] | readonly ["less", "more"];
}

/** The poster's table. */
const posterRows: Row[] = [
  { key: "pages_written" },
  { key: "pages_read" },
  { key: "misses" },
  { key: "hits" },
  { key: "write_batches" },
  { key: "latency_us", time: true, words: ["lower", "higher"] },
];

const furtherRows: Row[] = [
  { key: "requests" },
  { key: "reads" },
  { key: "writes" },
  { key: "evictions_clean" },
  { key: "evictions_dirty" },
  { key: "prefetched" },
  { key: "prefetch_used" },
  { key: "prefetch_wasted" },
  { key: "second_chances" },
  { key: "sweep_steps" },
  { key: "read_time_us", time: true, words: ["less", "more"] },
  { key: "write_time_us", time: true, words: ["less", "more"] },
  { key: "cpu_time_us", time: true, words: ["less", "more"] },
];

/** Absolute values of each lane, and the difference of the others from the first in words. */
export const CounterTable = memo(function CounterTable({ lanes }: { lanes: LaneFrame[] }) {
  const words = text().counters;
  return (
    <section aria-label={words.heading} className="min-w-0">
      <h2 className="mb-2 text-base font-semibold">{words.heading}</h2>
      <Table lanes={lanes} rows={posterRows} caption={words.caption} />
      <details className="mt-2">
        <summary className="cursor-pointer py-1 text-sm text-ink-muted">{words.all}</summary>
        <Table lanes={lanes} rows={furtherRows} caption={words.furtherCaption} />
      </details>
      <Identities lanes={lanes.map(identitiesOf)} />
    </section>
  );
});

/** Of more than two lanes, what each is compared with: a fork with the lane it left, the others with the first. */
function against(lanes: LaneFrame[], index: number): string {
  const other = index === 0 ? undefined : comparedWith(lanes, index);
  return other === undefined ? "" : text().fork.against(shortLabel(other));
}

function difference(lanes: LaneFrame[], index: number, row: Row): string {
  const [lane, other] = [lanes[index], comparedWith(lanes, index)];
  if (lane === undefined || other === undefined) return "";
  const { numbers } = text();
  return formatDifference(
    other.step.counters[row.key],
    lane.step.counters[row.key],
    row.words && [numbers[row.words[0]], numbers[row.words[1]]],
    row.time ? formatTime : formatCount,
  );
}

function Table({ lanes, rows, caption }: { lanes: LaneFrame[]; rows: Row[]; caption: string }) {
  const { counters } = text();
  // Two lanes have a column for the difference; more of them have it below each value, or the table grows too wide.
  const pair = lanes.length === 2;
  return (
    <ScrollRegion className="overflow-x-auto" label={caption}>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-left align-bottom">
            <th scope="col" className="py-1 pr-3 font-medium">
              <span className="sr-only">{counters.counter}</span>
            </th>
            {lanes.map((lane, index) => (
              <th key={laneKey(index)} scope="col" className="px-1 py-1 text-right font-medium sm:px-2">
                <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" /> {laneLabel(lane)}
                {!pair && (
                  <span className="block text-xs font-normal text-ink-muted">{against(lanes, index)}</span>
                )}
              </th>
            ))}
            {pair && (
              <th scope="col" className="py-1 pl-1 text-right sm:pl-3 font-medium">
                {counters.difference}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-b border-line/60 align-top">
              <th scope="row" className="py-1 pr-2 text-left font-normal sm:whitespace-nowrap">
                {counters.names[row.key]}
              </th>
              {lanes.map((lane, index) => (
                <td key={laneKey(index)} className="px-1 py-1 text-right whitespace-nowrap sm:px-2">
                  <span data-counter={`${row.key}-${index}`}>
                    {row.time
                      ? formatTime(lane.step.counters[row.key])
                      : formatCount(lane.step.counters[row.key])}
                  </span>
                  {!pair && index > 0 && (
                    <span className="block text-xs text-ink-muted" data-difference={`${row.key}-${index}`}>
                      {difference(lanes, index, row)}
                    </span>
                  )}
                </td>
              ))}
              {pair && (
                <td className="py-1 pl-1 text-right sm:pl-3 whitespace-nowrap">
                  {difference(lanes, 1, row)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function identityWords({ text: identity, since }: Identity): string {
  const words = engineText(identity.replaceAll("_", " "));
  return since === 0 ? words : text().fork.since(formatCount(since), words);
}

const identitiesOf = (lane: LaneFrame, index: number) => ({
  key: laneKey(index),
  label: laneLabel(lane),
  identities: lane.step.identities.map((identity) => ({
    words: identityWords(identity),
    holds: identity.holds,
  })),
});
