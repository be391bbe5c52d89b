import type { ReactNode } from "react";
import { hybridText } from "../../text/hybrid.ts";
import { formatUpTo } from "../../text/numbers.ts";
import type { HybridLaneFrame } from "./engine/types.ts";

interface Row {
  term: string;
  told: ReactNode;
}

/** What the registry says of a lane's placement and replacement. */
export function LaneCard({ lane }: { lane: HybridLaneFrame }) {
  const { placement, replacement, config } = lane;
  const words = hybridText().lane;
  const q = Math.max(0, 1 - config.frames / config.pages);
  const rows: Row[] = [
    { term: words.idea, told: placement.idea },
    { term: words.rule, told: placement.rule },
    { term: words.cost, told: placement.cost },
    { term: words.accounting, told: words.bytes(placement.bytes_a_page) },
    { term: words.complexity, told: placement.complexity },
    { term: words.source, told: words.paper(placement.paper, placement.year) },
  ];
  if (placement.counters.length > 2) rows.splice(3, 0, { term: "q", told: words.q(formatUpTo(q, 3)) });
  const second: Row[] = [
    { term: words.idea, told: replacement.idea },
    { term: words.rule, told: replacement.rule },
    { term: words.complexity, told: replacement.complexity },
  ];
  return (
    <div className="max-w-[70ch] text-sm">
      <Section title={placement.label} rows={rows} />
      <Section title={replacement.label} rows={second} />
    </div>
  );
}

function Section({ title, rows }: { title: string; rows: Row[] }) {
  return (
    <>
      <h3 className="mt-2 font-medium">{title}</h3>
      <dl className="grid gap-x-4 sm:grid-cols-[8rem_1fr]">
        {rows.map(({ term, told }) => (
          <div key={term} className="contents">
            <dt className="text-ink-muted">{term}</dt>
            <dd className="mb-1.5">{told}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
