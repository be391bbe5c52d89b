import { memo } from "react";
import type { Counters, LaneFrame } from "../../engine/types.ts";
import { ScrollRegion } from "../../figures/ScrollRegion.tsx";
import { formatCount, formatDifference, formatTime } from "../../ui/format.ts";
import { laneKey, laneLabel } from "./lanes.ts";

interface Row {
  key: keyof Counters;
  label: string;
  time?: true;
  /** For times and hits "fewer" would be wrong. */
  words?: [string, string];
}

/** The poster's table. */
const posterRows: Row[] = [
  { key: "pages_written", label: "Pages written" },
  { key: "pages_read", label: "Pages read" },
  { key: "misses", label: "Misses" },
  { key: "hits", label: "Hits" },
  { key: "write_batches", label: "Write batches" },
  { key: "latency_us", label: "Latency (device time)", time: true, words: ["lower", "higher"] },
];

const furtherRows: Row[] = [
  { key: "requests", label: "Requests" },
  { key: "reads", label: "Reads requested" },
  { key: "writes", label: "Writes requested" },
  { key: "evictions_clean", label: "Clean evictions" },
  { key: "evictions_dirty", label: "Dirty evictions" },
  { key: "prefetched", label: "Prefetched" },
  { key: "prefetch_used", label: "Prefetched and used" },
  { key: "prefetch_wasted", label: "Prefetched in vain" },
  { key: "second_chances", label: "Second chances" },
  { key: "sweep_steps", label: "Sweep steps" },
  { key: "read_time_us", label: "Time reading", time: true, words: ["less", "more"] },
  { key: "write_time_us", label: "Time writing", time: true, words: ["less", "more"] },
  { key: "cpu_time_us", label: "CPU time", time: true, words: ["less", "more"] },
];

/** Absolute values of each lane, and the difference of the others from the first in words. */
export const CounterTable = memo(function CounterTable({ lanes }: { lanes: LaneFrame[] }) {
  return (
    <section aria-label="Counters" className="min-w-0">
      <h2 className="mb-2 text-base font-semibold">Counters</h2>
      <Table lanes={lanes} rows={posterRows} caption="Simulated counters and device time so far" />
      <details className="mt-2">
        <summary className="cursor-pointer py-1 text-sm text-ink-muted">All counters</summary>
        <Table lanes={lanes} rows={furtherRows} caption="Further counters" />
      </details>
      <Identities lanes={lanes} />
    </section>
  );
});

function Table({ lanes, rows, caption }: { lanes: LaneFrame[]; rows: Row[]; caption: string }) {
  const [base, ...others] = lanes;
  if (base === undefined) return null;
  return (
    <ScrollRegion className="overflow-x-auto" label={caption}>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-left align-bottom">
            <th scope="col" className="py-1 pr-3 font-medium">
              <span className="sr-only">Counter</span>
            </th>
            {lanes.map((lane, index) => (
              <th key={laneKey(index)} scope="col" className="px-1 py-1 text-right font-medium sm:px-2">
                <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" /> {laneLabel(lane)}
              </th>
            ))}
            {others.map((lane, index) => (
              <th key={laneKey(index)} scope="col" className="py-1 pl-1 text-right sm:pl-3 font-medium">
                {others.length > 1 ? `${laneLabel(lane)}: difference` : "Difference"}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-b border-line/60">
              <th scope="row" className="py-1 pr-2 text-left font-normal sm:whitespace-nowrap">
                {row.label}
              </th>
              {lanes.map((lane, index) => (
                <td
                  key={laneKey(index)}
                  className="px-1 py-1 text-right whitespace-nowrap sm:px-2"
                  data-counter={`${row.key}-${index}`}
                >
                  {row.time
                    ? formatTime(lane.step.counters[row.key])
                    : formatCount(lane.step.counters[row.key])}
                </td>
              ))}
              {others.map((lane, index) => (
                <td key={laneKey(index)} className="py-1 pl-1 text-right sm:pl-3 whitespace-nowrap">
                  {formatDifference(
                    base.step.counters[row.key],
                    lane.step.counters[row.key],
                    row.words,
                    row.time ? formatTime : formatCount,
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** The identities of the counters, checked by the engine at every position. */
function Identities({ lanes }: { lanes: LaneFrame[] }) {
  const all = lanes.flatMap((lane) => lane.step.identities);
  const broken = all.filter((identity) => !identity.holds).length;
  return (
    <details className="mt-1">
      <summary className="cursor-pointer py-1 text-sm text-ink-muted">
        {broken === 0
          ? `✓ All ${all.length} identities hold`
          : `✗ ${broken} of ${all.length} identities broken`}
      </summary>
      {lanes.map((lane) => (
        <div key={laneLabel(lane)} className="mb-2 text-sm">
          <h3 className="font-medium">{laneLabel(lane)}</h3>
          <ul>
            {lane.step.identities.map((identity) => (
              <li key={identity.text} className="break-words">
                <span className={identity.holds ? "text-ok" : "text-error"}>
                  {identity.holds ? "✓" : "✗"}
                </span>{" "}
                {identity.text.replaceAll("_", " ")}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
