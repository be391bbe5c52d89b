import type { Identity, LabFrame } from "../../../engine/types.ts";
import { CounterTable, Identities } from "../../../shell/CounterTable.tsx";
import { countersBeside, countersNamed } from "../../../shell/counters.ts";
import { engineText, text } from "../../../text/text.ts";
import { formatCount } from "../../../ui/format.ts";
import { countedLanes, laneLabel } from "../lanes.ts";

/** The poster's table. */
const POSTER = ["pages_written", "pages_read", "misses", "hits", "write_batches", "latency_us"];

/** Absolute values of each lane, and the difference of the others in words. */
export function Tab({ readable: frame }: { readable: LabFrame }) {
  const words = text().counters;
  const lanes = countedLanes(frame.lanes);
  return (
    <section aria-label={words.heading} className="min-w-0">
      <h2 className="mb-2 text-base font-semibold">{words.heading}</h2>
      <CounterTable lanes={lanes} specs={countersNamed(frame.counters, POSTER)} caption={words.caption} />
      <details className="mt-2">
        <summary className="cursor-pointer py-1 text-sm text-ink-muted">{words.all}</summary>
        <CounterTable
          lanes={lanes}
          specs={countersBeside(frame.counters, POSTER)}
          caption={words.furtherCaption}
        />
      </details>
      <Identities lanes={frame.lanes} labels={frame.lanes.map(laneLabel)} told={identityWords} />
    </section>
  );
}

function identityWords({ text: identity, since }: Identity): string {
  const words = engineText(identity.replaceAll("_", " "));
  return since === 0 ? words : text().fork.since(formatCount(since), words);
}
