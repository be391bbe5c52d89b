import { Terms } from "../../lab/Terms.tsx";
import { hybridText } from "../../text/hybrid.ts";
import { formatUpTo } from "../../text/numbers.ts";
import type { HybridLaneFrame } from "./engine/types.ts";

/** What the registry says of a lane's placement and replacement. */
export function LaneCard({ lane: { placement, replacement, config } }: { lane: HybridLaneFrame }) {
  const words = hybridText().lane;
  const q = ["q", words.q(formatUpTo(Math.max(0, 1 - config.frames / config.pages), 3))] as const;
  return (
    <div className="max-w-[70ch] text-sm">
      <Terms
        title={placement.label}
        rows={[
          [words.idea, placement.idea],
          [words.rule, placement.rule],
          [words.cost, placement.cost],
          ...(placement.counters.length > 2 ? [q] : []),
          [words.accounting, words.bytes(placement.bytes_a_page)],
          [words.complexity, placement.complexity],
          [words.source, words.paper(placement.paper, placement.year)],
        ]}
      />
      <Terms
        title={replacement.label}
        rows={[
          [words.idea, replacement.idea],
          [words.rule, replacement.rule],
          [words.complexity, replacement.complexity],
        ]}
      />
    </div>
  );
}
