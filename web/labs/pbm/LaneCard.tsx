import { pbmText } from "../../text/pbm.ts";
import type { PbmLaneFrame } from "./engine/types.ts";

/** What the registry says of a lane's policy, and of the settings that are on. */
export function LaneCard({ lane: { policy, config } }: { lane: PbmLaneFrame }) {
  const words = pbmText().lane;
  const rows = [
    [words.idea, policy.idea],
    [words.rule, policy.rule],
    [words.complexity, policy.complexity],
    [words.source, words.paper(policy.paper, policy.year)],
    ...policy.options.filter(({ id }) => config[id] === true).map(({ label, help }) => [label, help]),
  ] as const;
  return (
    <dl className="mt-2 grid max-w-[70ch] gap-x-4 text-sm sm:grid-cols-[8rem_1fr]">
      {rows.map(([term, told]) => (
        <div key={term} className="contents">
          <dt className="text-ink-muted">{term}</dt>
          <dd className="mb-1.5">{told}</dd>
        </div>
      ))}
    </dl>
  );
}
