import type { CounterSpec } from "../engine/types.ts";
import { presentText } from "../text/present.ts";
import type { CountedLane } from "./CounterTable.tsx";
import { counterDifference, formatCounter } from "./counters.ts";

interface KeyCountersProps {
  specs: readonly CounterSpec[];
  lanes: readonly CountedLane[];
}

const key = (index: number) => `lane-${index}`;

/** What a lecture points at: a few counters of each lane, and how those differ that are compared with another. */
export function KeyCounters({ specs, lanes }: KeyCountersProps) {
  const words = presentText();
  return (
    <section aria-label={words.counters}>
      <dl className="flex flex-wrap justify-between gap-x-8 gap-y-2">
        {specs.map((spec) => (
          <div key={spec.id} className="tabular-nums">
            <dt className="text-sm text-ink-muted">{spec.label}</dt>
            {lanes.map(({ label, counters }, index) => (
              <dd
                key={key(index)}
                className="mr-3 inline-block whitespace-nowrap"
                data-counter={`${spec.id}-${index}`}
              >
                <span className="sr-only">{label}: </span>
                <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" />{" "}
                <strong className="font-semibold">{formatCounter(spec, counters[spec.id] ?? 0)}</strong>
              </dd>
            ))}
            {lanes.map(
              ({ label, counters, against }, index) =>
                against !== undefined && (
                  <dd key={key(index)} className="mr-2 inline-block whitespace-nowrap">
                    <span className="sr-only">{words.difference(label, against.label)}: </span>
                    {counterDifference(spec, against.counters[spec.id] ?? 0, counters[spec.id] ?? 0)}
                  </dd>
                ),
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
