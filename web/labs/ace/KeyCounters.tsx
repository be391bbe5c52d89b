import { memo } from "react";
import type { Counters, LaneFrame } from "../../engine/types.ts";
import { presentText } from "../../text/present.ts";
import { text } from "../../text/text.ts";
import { formatCount, formatDifference, formatTime } from "../../ui/format.ts";
import { comparedWith, laneKey, laneLabel } from "./lanes.ts";

const keys = ["pages_written", "write_batches", "latency_us"] as const satisfies (keyof Counters)[];

/** What a lecture points at: a few counters of each lane, and the difference from the first in words. */
export const KeyCounters = memo(function KeyCounters({ lanes }: { lanes: LaneFrame[] }) {
  const words = presentText();
  const { counters, numbers } = text();
  const [base, ...others] = lanes;
  if (base === undefined) return null;
  return (
    <section aria-label={words.counters}>
      <dl className="flex flex-wrap justify-between gap-x-8 gap-y-2">
        {keys.map((key) => {
          const format = key === "latency_us" ? formatTime : formatCount;
          const comparison =
            key === "latency_us"
              ? ([numbers.lower, numbers.higher] as const)
              : ([numbers.fewer, numbers.more] as const);
          return (
            <div key={key} className="tabular-nums">
              <dt className="text-sm text-ink-muted">{counters.names[key]}</dt>
              {lanes.map((lane, index) => (
                <dd
                  key={laneKey(index)}
                  className="mr-3 inline-block whitespace-nowrap"
                  data-counter={`${key}-${index}`}
                >
                  <span className="sr-only">{laneLabel(lane)}: </span>
                  <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" />{" "}
                  <strong className="font-semibold">{format(lane.step.counters[key])}</strong>
                </dd>
              ))}
              {others.map((lane, index) => {
                const other = comparedWith(lanes, index + 1) ?? base;
                return (
                  <dd key={laneKey(index)} className="mr-2 inline-block whitespace-nowrap">
                    <span className="sr-only">{words.difference(laneLabel(lane), laneLabel(other))}: </span>
                    {formatDifference(other.step.counters[key], lane.step.counters[key], comparison, format)}
                  </dd>
                );
              })}
            </div>
          );
        })}
      </dl>
    </section>
  );
});
