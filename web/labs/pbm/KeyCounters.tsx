import { memo } from "react";
import type { PbmLaneFrame } from "../../engine/pbm/types.ts";
import { pbmText } from "../../text/pbm.ts";
import { presentText } from "../../text/present.ts";
import { rows } from "./counterRows.ts";
import { laneKey, laneLabel } from "./lanes.ts";

const keys: readonly string[] = ["hit_percent", "misses", "io_gib", "queries_ended"];

/** What a lecture points at: hit rate, misses, I/O and progress of each lane. */
export const KeyCounters = memo(function KeyCounters({ lanes }: { lanes: PbmLaneFrame[] }) {
  const { names } = pbmText().counters;
  return (
    <section aria-label={presentText().counters}>
      <dl className="flex flex-wrap justify-between gap-x-8 gap-y-2">
        {rows
          .filter(({ name }) => keys.includes(name))
          .map(({ name, format }) => (
            <div key={name} className="tabular-nums">
              <dt className="text-sm text-ink-muted">{names[name]}</dt>
              {lanes.map((lane, index) => (
                <dd
                  key={laneKey(index)}
                  className="mr-3 inline-block whitespace-nowrap"
                  data-counter={`${name}-${index}`}
                >
                  <span className="sr-only">{laneLabel(lane)}: </span>
                  <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" />{" "}
                  <strong className="font-semibold">{format(lane.step.counters[name])}</strong>
                </dd>
              ))}
            </div>
          ))}
      </dl>
    </section>
  );
});
