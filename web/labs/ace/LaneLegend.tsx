import { memo } from "react";
import type { LaneFrame } from "../../engine/types.ts";
import { Legend } from "../../figures/Legend.tsx";
import { useChoice } from "./state/hooks.ts";

/** The legend with what the policies of these lanes draw. */
export function PolicyLegend({ lanes, sought = false }: { lanes: readonly LaneFrame[]; sought?: boolean }) {
  const policies = lanes.map((lane) => lane.policy);
  return (
    <Legend
      windows={policies.flatMap((policy) => policy.window ?? [])}
      badges={policies.flatMap((policy) => policy.badge ?? [])}
      hand={policies.some((policy) => policy.shape === "ring")}
      sought={sought}
    />
  );
}

/** The same in the lab, where a page may be looked for. */
export const LaneLegend = memo(function LaneLegend({ lanes }: { lanes: LaneFrame[] }) {
  return <PolicyLegend lanes={lanes} sought={useChoice((choices) => choices.sought) !== null} />;
});
