import { memo } from "react";
import type { HybridCounters, HybridLaneFrame } from "../../engine/hybrid/types.ts";
import { hybridText } from "../../text/hybrid.ts";
import { formatUpTo } from "../../text/numbers.ts";
import { presentText } from "../../text/present.ts";
import { laneKey, laneLabel } from "./lanes.ts";

const keys = [
  "cost",
  "pages_on_f",
  "migrations_to_f",
  "migrations_to_m",
] as const satisfies (keyof HybridCounters)[];

/** What a lecture points at: cost, pages on flash and moves of each lane. */
export const KeyCosts = memo(function KeyCosts({ lanes }: { lanes: HybridLaneFrame[] }) {
  const { names, kinds } = hybridText().counters;
  return (
    <section aria-label={presentText().counters}>
      <dl className="flex flex-wrap justify-between gap-x-8 gap-y-2">
        {keys.map((key) => (
          <div key={key} className="tabular-nums">
            <dt className="text-sm text-ink-muted">{key === "cost" ? kinds.cost : names[key]}</dt>
            {lanes.map((lane, index) => (
              <dd
                key={laneKey(index)}
                className="mr-3 inline-block whitespace-nowrap"
                data-counter={`${key}-${index}`}
              >
                <span className="sr-only">{laneLabel(lane)}: </span>
                <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" />{" "}
                <strong className="font-semibold">{formatUpTo(lane.step.counters[key], 3)}</strong>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
});
