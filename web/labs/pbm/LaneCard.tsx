import { Terms } from "../../lab/SlotField.tsx";
import { pbmText } from "../../text/pbm.ts";
import type { PbmLaneFrame } from "./engine/types.ts";

export function LaneCard({ lane: { policy, config } }: { lane: PbmLaneFrame }) {
  const words = pbmText().lane;
  const options = policy.options.filter(({ id }) => config[id] === true);
  return (
    <div className="mt-2 max-w-[70ch] text-sm">
      <Terms
        rows={[
          [words.idea, policy.idea],
          [words.rule, policy.rule],
          [words.complexity, policy.complexity],
          [words.source, words.paper(policy.paper, policy.year)],
          ...options.map(({ label, help }) => [label, help] as const),
        ]}
      />
    </div>
  );
}
